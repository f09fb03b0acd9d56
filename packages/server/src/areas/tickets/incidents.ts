import { permissionByName } from '@portal/permissions'
import type { Updateable } from 'kysely'
import { auditChange } from '#auth/audit.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import type { IncidentsTable } from '#db/schema/incidents.ts'
import { notify } from '#notices/notify.ts'
import {
  canChange,
  canDecide,
  checkInternal,
  manages,
  opening,
  readsInternal,
  seenBy,
  seesPeople,
} from './incidents.rules.ts'
import { workflowOf } from './incident-workflow.ts'
import * as reach from './incident-people.queries.ts'
import * as queries from './incidents.queries.ts'
import type { Acting } from './acting.ts'
export type Incident = NonNullable<Awaited<ReturnType<typeof queries.lock>>>

const openingId = permissionByName(opening)?.id ?? 0

/** The incident in the path, locked; an invisible one counts as unknown. */
export const seen = async ({ db, user, params }: Acting & { params: { id: string } }): Promise<Incident> =>
  (await queries.lock(db, params.id, seenBy(user))) ?? notFound()

/** An incident as in lists; the contract drops the other columns. */
export const rowOf = (row: queries.IncidentRow) => ({
  ...row,
  reporter: { id: row.reporterId, displayName: row.reporterName },
  assignee: row.assigneeId === null ? null : { id: row.assigneeId, displayName: row.assigneeName ?? '' },
})

/** An incident with everything that this person may see. */
export async function answered({ db, user }: Pick<Acting, 'db' | 'user'>, id: string) {
  const row = (await queries.find(db, id, seenBy(user))) ?? notFound()
  const [people, messages] = await Promise.all([
    queries.people(db, id),
    queries.messages(db, id, readsInternal(row, user)),
  ])
  const peopleIds = people.map((one) => one.id)
  return {
    ...rowOf(row),
    workflow: await workflowOf({ db, user }, id, seesPeople(row, user)),
    people: seesPeople(row, user) ? people : people.filter((one) => one.id === user.id),
    messages: messages.map(({ authorId, authorName, ...message }) => ({
      ...message,
      author: { id: authorId, displayName: authorName },
    })),
    canManage: manages(user),
    canDecide: canDecide({ ...row, peopleIds }, user),
    canChange: canChange(row, user),
  }
}

export const writerOf = ({ user, clock }: Pick<Acting, 'user' | 'clock'>): reach.Writer => ({
  all: manages(user),
  userId: user.id,
  day: dayOf(clock.now()),
})

/** Refuses people whom this person may not name. */
export async function checkPeople(context: Acting, userIds: readonly string[]): Promise<void> {
  const unknown = await reach.unreachable(context.db, writerOf(context), userIds)
  if (unknown !== undefined) refuse('inclusion', 'peopleIds', { value: unknown })
}

/** Logs a change of the incident. */
export async function recordChange(
  context: Acting,
  act: string,
  before: Incident | undefined,
  id: string,
): Promise<void> {
  const after = (await queries.lock(context.db, id, undefined)) ?? notFound()
  await auditChange(context, {
    act: `incidents.${act}`,
    subject: id,
    label: after.title,
    ...(before === undefined ? {} : { before }),
    after,
  })
}

/** Writes the values, logs the change, and answers the incident. */
export async function write(
  context: Acting,
  act: string,
  before: Incident,
  values: Updateable<IncidentsTable>,
) {
  await queries.change(context.db, before.id, { ...values, updatedAt: context.clock.now() })
  await recordChange(context, act, before, before.id)
  return answered(context, before.id)
}

/** Adds an entry to an incident, and notifies its reporter and assignee, except the author. */
export async function post(context: Acting, incident: Incident, text: string): Promise<string> {
  const id = await addMessage(context, incident, { text, internal: false })
  const others = [incident.reporterId, incident.assigneeId].filter((one) => one !== null)
  await notifyOfIncident(context, incident, others, 'incidents.answered')
  return id
}

/** Adds an internal entry, and notifies the assignee. */
export async function note(context: Acting, incident: Incident, text: string): Promise<string> {
  checkInternal(context.user)
  const id = await addMessage(context, incident, { text, internal: true })
  const others = incident.assigneeId === null ? [] : [incident.assigneeId]
  await notifyOfIncident(context, incident, others, 'incidents.answered')
  return id
}

async function addMessage(
  { db, ids, clock, user }: Acting,
  { id: incidentId }: Incident,
  message: { text: string; internal: boolean },
): Promise<string> {
  const id = ids.next()
  await queries.addMessage(db, { ...message, id, incidentId, authorId: user.id, createdAt: clock.now() })
  return id
}

/** Notifies people of an incident, with a link they can open, never the actor. */
export async function notifyOfIncident(
  context: Acting,
  { id, title }: Pick<Incident, 'id' | 'title'>,
  people: readonly string[],
  kind: 'incidents.answered' | 'incidents.resolved' | 'incidents.assigned' | 'incidents.justified',
): Promise<void> {
  const { db, clock, user } = context
  const others = people.filter((one) => one !== user.id)
  if (others.length === 0) return
  const opens = new Set(await reach.holding(db, others, openingId, clock.now()))
  const data = { incident: title, person: user.displayName }
  const [able, unable] = [others.filter((one) => opens.has(one)), others.filter((one) => !opens.has(one))]
  await notify(context, { userIds: able, kind, data, link: `/incidencias?incident=${id}` })
  // Everybody can open the dashboard, with one's own incident beside it (decision 062).
  await notify(context, { userIds: unable, kind, data, link: `/dashboard?incident=${id}` })
}
