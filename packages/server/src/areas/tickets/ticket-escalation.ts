import { type Notice, notifyEach, type Notifying } from '#notices/notify.ts'
import { escalationsOf, stepsOf } from '#tickets/clocks.rules.ts'
import * as queries from './ticket-escalation.queries.ts'

/**
 * Tells of terms that run out, once a step: at the warning whoever has the ticket, when it is over and a day later those
 * who lead them, too. What nobody has leads to those who lead the people of its skill from the first step on.
 */
export async function escalate(context: Notifying): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const due = await queries.due(db, now)
  if (due.length === 0) return
  const steps = due.map((one) => ({ ...one, reached: stepsOf(one, now) }))
  await queries.writeSteps(
    db,
    steps.map(({ ticketId, kind, warnAt, dueAt, reached: step }) => ({
      ...{ ticketId, kind, step, nextStepAt: escalationsOf({ warnAt, dueAt })[step] ?? null },
    })),
  )
  const notices = steps.filter(({ isNews }) => isNews).map(noticeOf)
  await notifyEach(context, 'tickets.escalated', notices)
}

const warning = 1

function noticeOf(one: queries.DueClock & { reached: number }): Omit<Notice, 'kind'> {
  const { assigneeId, leadingIds, number, subject, dueAt, ticketId } = one
  const isWarning = one.reached === warning && assigneeId !== null
  return {
    userIds: [...(assigneeId === null ? [] : [assigneeId]), ...(isWarning ? [] : leadingIds)],
    data: { number: String(number), subject, at: dueAt },
    link: `/expedientes/misExpedientes/${ticketId}`,
  }
}
