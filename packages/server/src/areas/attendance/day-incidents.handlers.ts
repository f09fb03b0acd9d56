import { only } from '#contract/came.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { statesOf } from '#contract/each.ts'
import { namedOf } from '#delegations/stand-ins.ts'
import type { Looking } from './clock-corrections.queries.ts'
import { looking, type Reading } from './clock-corrections.ts'
import type { AnsweredFile } from './correction-files.ts'
import { decideIt, dismissed, justify, standpointOf } from './day-incident-acts.ts'
import { isJustifiable } from './day-incidents.rules.ts'
import { holdIncidents, releaseIncidents } from './held-incidents.job.ts'
import { proofsOf } from './incident-files.ts'
import * as queries from './day-incidents.queries.ts'

export const dayIncidentsHandlers: HandlerTable = handlers('dayIncidents', {
  async index(context) {
    const looks = looking(context)
    const { data, meta } = await queries.list(context.db, looks, context.query)
    return { data: await answersOf(context, data, looks), meta }
  },

  async show(context) {
    const { id } = context.params
    const { looks } = await standpointOf(context, id)
    const incident = await found(context, id, looks)
    const acts = await queries.actsOf(context.db, id)
    return {
      incident,
      acts: acts.map(({ by, name, onBehalfOf, delegatorName, ...act }) => ({
        ...{ ...act, by: namedOf(by, name), onBehalfOf: namedOf(onBehalfOf, delegatorName) },
      })),
    }
  },

  async justify(context) {
    return found(context, await justify(context))
  },

  async dismiss(context) {
    const { comment = null, hold = false } = context.body
    const { id, version } = await dismissed(context)
    const meant = { id, version, comment, minutes: null }
    const as = { looks: looking(context), onBehalfOf: null }
    if (hold) only(await holdIncidents(context, 'dismissed', [{ meant, as }]))
    else await decideIt(context, 'dismissed', meant, as)
    return found(context, id)
  },

  async decide(context) {
    const { body, params } = context
    const { version, decision, comment = null, minutes = null, hold = false } = body
    const as = await standpointOf(context, params.id)
    const meant = { id: params.id, version, comment, minutes }
    if (hold) only(await holdIncidents(context, decision, [{ meant, as }]))
    else await decideIt(context, decision, meant, as)
    return found(context, params.id, as.looks)
  },

  async release(context) {
    const { ids } = context.body
    return statesOf(ids, await releaseIncidents(context, ids))
  },
})

/** The current state of an incident. */
async function found(context: Reading, id: string, looks = looking(context)) {
  const row = (await queries.find(context.db, looks, id)) ?? notFound()
  const files = await proofsOf(context.db, [row], looks)
  return answerOf(row, context.user, files.get(id) ?? [])
}

/** Incidents as answered, with the files visible to the viewer. */
async function answersOf({ db, user }: Reading, rows: readonly queries.Row[], looks: Looking) {
  const files = await proofsOf(db, rows, looks)
  return rows.map((row) => answerOf(row, user, files.get(row.id) ?? []))
}

function answerOf(row: queries.Row, user: { id: string }, files: readonly AnsweredFile[]) {
  const { employeeId, displayName, deciderName, delegatorName, isDecider, isHeld, isLocked, ...incident } =
    row
  void isDecider
  return {
    ...incident,
    person: { id: employeeId, displayName },
    decidedBy: namedOf(row.decidedBy, deciderName),
    decidedFor: namedOf(row.decidedFor, delegatorName),
    held: isHeld,
    files: [...files],
    canJustify: employeeId === user.id && !isLocked && isJustifiable(row),
  }
}
