import { permissionByName } from '@portal/permissions'
import { type Attempt, attempt, settled, type Tried } from '#contract/attempt.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { type Incident, seen, notifyOfIncident, write } from './incidents.ts'
import type { Acting } from './acting.ts'
import { checkByHand } from './incident-workflow.rules.ts'
import { assigned, checkChange, managing, moved } from './incidents.rules.ts'
import * as reach from './incident-people.queries.ts'

export const managingId = permissionByName(managing)?.id ?? 0

/** Refuses assignees who could not work on incidents, at the field that names them. */
export async function checkAssignee(
  { db, clock }: Acting,
  userId: string | null,
  field: 'userId' | 'assigneeId' = 'userId',
): Promise<void> {
  if (userId === null) return
  const able = await reach.holders(db, managingId, clock.now())
  if (able.every(({ id }) => id !== userId)) refuse('inclusion', field)
}

/** Notifies a new assignee. */
export async function notifyAssignee(
  context: Acting,
  before: Incident,
  userId: string | null,
): Promise<void> {
  if (userId !== null && userId !== before.assigneeId)
    await notifyOfIncident(context, before, [userId], 'incidents.assigned')
}

/** Assigns it; the person is notified. */
export async function assign(context: Acting, before: Incident, userId: string | null) {
  const state = assigned(before, userId)
  await notifyAssignee(context, before, userId)
  // With a workflow, the assignment does not change the status.
  const moves = before.workflowId === null ? { state } : {}
  return write(context, 'assign', before, { assigneeId: userId, ...moves })
}

export function close(context: Acting, before: Incident) {
  checkChange(before, context.user)
  checkByHand(before)
  return write(context, 'close', before, { state: moved('close', before) })
}

/** The same operation on each, checking versions: concurrently changed ones are refused individually. */
export async function bulk(context: Context<'incidents.bulk'>): Promise<Attempt[]> {
  const { act, rows, userId = null, allOrNone } = context.body
  if (act === 'assign') await checkAssignee(context, userId)
  const results = new Map<string, Tried>()
  // Locked in a fixed order, to avoid a deadlock between two bulk operations.
  for (const { id, version } of rows.toSorted((one, other) => one.id.localeCompare(other.id))) {
    const done = await attempt(context.db, id, async () => {
      const before = await seen(Object.assign(Object.create(context) as typeof context, { params: { id } }))
      checkVersion(before, version)
      await (act === 'assign' ? assign(context, before, userId) : close(context, before))
    })
    results.set(id, done)
  }
  const tried = rows.map(({ id }) => results.get(id) ?? notFound())
  return settled(tried, allOrNone)
}
