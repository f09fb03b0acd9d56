import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { begun } from './begin-run.ts'
import { closeRest } from './end-run.ts'
import * as queries from './segment-runs.queries.ts'
import { countsOf, progressOf } from './segments.rules.ts'

export const segmentRunsHandlers: HandlerTable = handlers('segmentRuns', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    const results =
      data.length === 0
        ? []
        : await queries.results(
            db,
            data.map(({ id }) => id),
          )
    return { data: data.map((run) => answerOf(run, results)), meta }
  },

  show: ({ db, params }) => shown(db, params.id),

  async create(context) {
    const { db, body } = context
    const twice = body.segmentIds.findIndex((id, at) => body.segmentIds.indexOf(id) < at)
    if (twice >= 0) refuse('taken', `segmentIds[${twice}]`)
    return shown(db, await begun(context, body.segmentIds, (at) => refuse('inclusion', `segmentIds[${at}]`)))
  },

  async stop(context) {
    const { db, params, clock } = context
    const run = (await queries.lock(db, params.id)) ?? notFound()
    if (run.state !== 'queued' && run.state !== 'processing') conflict('invalid', 'state')
    if (run.state === 'queued') await closeRest(db, run.id, clock.now())
    else await queries.change(db, run.id, { state: 'stopping' })
    const after = await shown(db, run.id)
    const label = after.segments.map(({ name }) => name).join(', ')
    const states = { before: { state: run.state }, after: { state: after.state } }
    await auditChange(context, { act: 'segmentRuns.stop', subject: run.id, label, ...states })
    return after
  },
})

async function shown(db: Db, id: string) {
  return answerOf((await queries.find(db, id)) ?? notFound(), await queries.results(db, [id]))
}

function answerOf({ createdBy, creatorName, ...run }: queries.RunRow, results: readonly queries.ResultRow[]) {
  return {
    ...run,
    segments: results
      .filter(({ runId }) => runId === run.id)
      .map((result) => ({ ...result, counts: countsOf(result), progress: progressOf(result) })),
    createdBy: { id: createdBy, displayName: creatorName },
  }
}
