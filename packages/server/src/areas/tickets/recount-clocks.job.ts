import type { Db } from '#db/database.ts'
import { job } from '#jobs/jobs.ts'
import type { Clock } from '#seams/clock.ts'
import { openBehind } from '#tickets/clocks.queries.ts'
import * as queries from '#tickets/clock-recounts.queries.ts'
import { recountClocksKind } from '#tickets/recount-clocks.ts'
import { settleClocks } from '#tickets/settle-clocks.ts'

const sliceRows = 1000

/** Counts the clocks of open tickets anew, a slice a transaction, each with how far it has come. */
export const recountClocksJob = job(recountClocksKind, async ({ database, clock, signal }) => {
  while (!signal.aborted) {
    if (await database.db.transaction().execute((db) => slice({ db, clock }))) return
  }
})

/** Counts the next tickets; true where none are left, or it was cancelled. */
async function slice(context: { db: Db; clock: Clock }): Promise<boolean> {
  const { db, clock } = context
  const recount = await queries.lockOpen(db)
  if (recount === undefined) return true
  const now = clock.now()
  const total = recount.startedAt === null ? await queries.countOpen(db) : recount.total
  const ids = (await openBehind(db, recount.afterId, sliceRows)).map((row) => row.id)
  await settleClocks(context, ids)
  const afterId = ids.at(-1)
  const done = recount.done + ids.length
  await queries.change(db, recount.id, {
    ...{ done, total: Math.max(total, done), startedAt: recount.startedAt ?? now },
    ...(afterId === undefined ? { state: 'done', finishedAt: now } : { state: 'running', afterId }),
  })
  return afterId === undefined
}
