import type { Context } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import type { WorkflowState } from '#db/schema/workflows.ts'
import { type Incident, post, seen, notifyOfIncident, write } from './incidents.ts'
import type { Acting } from './acting.ts'
import { checkAssignee, notifyAssignee } from './incidents-bulk.ts'
import { checkFollow, incidentStateOf, joined } from './incident-workflow.rules.ts'
import * as ways from './workflow-ways.queries.ts'
import { readValues, stateIn, transitionOf } from './workflow-ways.rules.ts'
import * as queries from './incident-workflow.queries.ts'
import * as incidents from './incidents.queries.ts'
import { isFinal } from './workflow-document.rules.ts'
import { placeNow } from './workflow-versions.rules.ts'
import * as workflows from './workflows.queries.ts'

/** Starts a published workflow for an incident. */
export async function follow(context: Context<'incidents.follow'>) {
  const { db, body } = context
  const before = await seen(context)
  checkFollow(before)
  // Locked: a version published meanwhile will migrate this incident.
  const workflow = await workflows.lock(db, body.workflowId)
  const latest = workflow?.active === true ? await workflows.latest(db, workflow.id) : undefined
  if (latest === undefined) return refuse('inclusion', 'workflowId')
  const { workflowId, number, document } = latest
  const start =
    document.states.find(({ category }) => category === 'initial') ?? refuse('inclusion', 'workflowId')
  const place = { workflowId, workflowNumber: number, workflowState: start.code }
  return write(context, 'follow', before, { ...place, state: incidentStateOf(start) })
}

/** Moves an incident through a transition; a final state closes it. */
export async function advance(context: Context<'incidents.advance'>) {
  const { db, body, user } = context
  const before = await seen(context)
  checkVersion(before, body.version)
  const place = (await queries.place(db, before.id)) ?? conflict('blank', 'workflow')
  const way = transitionOf(place.document, before.workflowState ?? '', { code: body.transition, user })
  const values = readValues(await ways.fields(db, way.screen ?? []), way, body.values ?? {})
  const next = stateIn(place.document, way.to)
  const resolution = await commented(context, before, next)
  const workflowValues = JSON.stringify(joined(before.workflowValues, values))
  return moved(context, before, next, { resolution, workflowValues, ...(await assignedBy(context, before)) })
}

/** The new assignee to notify; undefined when unchanged. */
async function assignedBy(context: Context<'incidents.advance'>, before: Incident) {
  const { assigneeId } = context.body
  if (assigneeId === undefined) return {}
  await checkAssignee(context, assigneeId, 'assigneeId')
  await notifyAssignee(context, before, assigneeId)
  return { assigneeId }
}

/** Stores the comment as an entry; a final state may require one. */
async function commented(context: Context<'incidents.advance'>, before: Incident, next: WorkflowState) {
  const text = context.body.text?.trim() ?? ''
  const ends = next.finalStateId == null ? [] : [next.finalStateId]
  if (text === '' && [...(await ways.needs(context.db, ends)).values()].some((end) => end.needsComment))
    refuse('blank', 'text')
  if (text !== '' && !isFinal(next)) await post(context, before, text)
  return text
}

type TransitionInput = {
  resolution?: string
  workflowValues?: string
  workflowNumber?: number
  assigneeId?: string | null
}

/** Stores the new state. A final state closes the incident and notifies its reporter. */
async function moved(context: Acting, before: Incident, next: WorkflowState, input: TransitionInput) {
  const { resolution = '', ...values } = input
  const change = { ...values, workflowState: next.code, state: incidentStateOf(next) }
  if (!isFinal(next)) return write(context, 'advance', before, change)
  await notifyOfIncident(context, before, [before.reporterId], 'incidents.resolved')
  const ended = {
    endsAt: before.endsAt ?? context.clock.now(),
    resolution: resolution === '' ? next.name : resolution,
  }
  return write(context, 'advance', before, { ...change, ...ended })
}

/** Migrates a workflow's open incidents to the version just published, as far as its map says. */
export async function migrate(context: Acting, workflowId: string): Promise<void> {
  const { db } = context
  const versions = await workflows.allVersions(db, workflowId)
  for (const { id, workflowNumber, workflowState } of await queries.onTheirWay(db, workflowId)) {
    const left = { number: workflowNumber ?? 0, state: workflowState ?? '' }
    const now = placeNow(versions, left)
    const document = versions.find(({ number }) => number === now.number)?.document
    if (now.number === left.number || document === undefined) continue
    const before = (await incidents.lock(db, id, undefined)) ?? notFound()
    await moved(context, before, stateIn(document, now.state), { workflowNumber: now.number })
  }
}
