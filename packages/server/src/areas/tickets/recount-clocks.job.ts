import { job } from '#jobs/jobs.ts'
import { openBehind } from '#tickets/clocks.queries.ts'
import { settleClocks } from '#tickets/settle-clocks.ts'
import { recountClocksKind } from '#tickets/recount-clocks.ts'

const slice = 1000

/** Recomputes open tickets' clocks, a slice per transaction: idempotent, so it can be interrupted anywhere. */
export const recountClocksJob = job(recountClocksKind, async ({ database, clock, payload, signal }) => {
  let { after } = payload as { after: string }
  while (!signal.aborted) {
    const ids = await database.db.transaction().execute(async (db) => {
      const rows = await openBehind(db, after, slice)
      await settleClocks(
        { db, clock },
        rows.map(({ id }) => id),
      )
      return rows
    })
    const last = ids.at(-1)
    if (last === undefined) return
    after = last.id
  }
})
