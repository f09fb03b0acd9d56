import type { Lines, WriteLines, WrittenLines } from '#reports/report-lines.ts'
import type { Context } from '#contract/handlers.ts'
import type { Database } from '#db/database.ts'
import { reachOf } from '#db/reach.ts'
import * as queries from './workday-lines.queries.ts'
import { askedOf } from './workdays.handlers.ts'

/** The lines of working days: formatting a million of them in the process would block it. */
export const workdayLines: WriteLines = (context, written, database) => {
  // The query is that of the list.
  const list = context as Context<'workdays.index'>
  if (!queries.hasLines(list.query)) return undefined
  return linesOf(list, written, database)
}

async function* linesOf(
  context: Context<'workdays.index'>,
  written: WrittenLines,
  database: Database,
): AsyncGenerator<Lines> {
  const { period, asked } = await askedOf(context)
  yield* queries.lines(database, reachOf(context), { period, asked }, written)
}
