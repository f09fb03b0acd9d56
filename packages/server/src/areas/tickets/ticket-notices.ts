import { type Notice, notify, type Notifying } from '#notices/notify.ts'
import type { Acting } from './acting.ts'
import { gotten } from './ticket-notices.queries.ts'
import * as ties from './ticket-ties.queries.ts'

/** A ticket as notices tell of it. */
type NotedTicket = { id: string; number: number; subject: string; assigneeId: string | null }
type Named = Pick<NotedTicket, 'id' | 'number' | 'subject'>

/** Notifies a new assignee, except the actor. */
export async function notifyAssigned(context: Acting, ticket: Named, userId: string): Promise<void> {
  const { user } = context
  if (userId === user.id) return
  await notifyOf(context, ticket, {
    ...{ userIds: [userId], kind: 'tickets.assigned', data: { person: user.displayName } },
  })
}

/** Notifies each person once of all tickets they got in a batch. */
export async function notifyOfBatch(context: Notifying, batchId: string): Promise<void> {
  for (const { userId, count, person, ...ticket } of await gotten(context.db, batchId)) {
    if (count === 1)
      await notifyOf(context, ticket, { userIds: [userId], kind: 'tickets.assigned', data: { person } })
    else
      await notify(context, {
        ...{ userIds: [userId], kind: 'tickets.assignedMany', data: { person, count } },
        link: '/expedientes/misExpedientes',
      })
  }
}

/** Notifies assignee and followers of an entry, except its author. */
export async function notifyOfAnswer(
  context: Notifying,
  ticket: NotedTicket,
  by: { id: string | null; displayName: string },
): Promise<void> {
  const { db } = context
  const following = await ties.followers(db, ticket.id)
  const ids = [ticket.assigneeId, ...following.map(({ id }) => id)]
  const userIds = ids.flatMap((id) => (id === null || id === by.id ? [] : [id]))
  await notifyOf(context, ticket, { userIds, kind: 'tickets.answered', data: { person: by.displayName } })
}

/** Notifies the assignee that a ticket no longer waits. */
export async function notifyResumed(context: Notifying, ticket: NotedTicket): Promise<void> {
  if (ticket.assigneeId !== null)
    await notifyOf(context, ticket, { userIds: [ticket.assigneeId], kind: 'tickets.resumed' })
}

/** Notifies the author of an undelivered reply. */
export async function notifyUndelivered(
  context: Notifying,
  ticket: Named,
  { authorId, address }: { authorId: string | null; address: string },
): Promise<void> {
  if (authorId !== null)
    await notifyOf(context, ticket, { userIds: [authorId], kind: 'tickets.undelivered', data: { address } })
}

const notifyOf = (context: Notifying, { id, number, subject }: Named, notice: Notice) =>
  notify(context, {
    ...notice,
    data: { ...notice.data, ticket: `#${number} ${subject}` },
    link: `/expedientes/misExpedientes/${id}`,
  })
