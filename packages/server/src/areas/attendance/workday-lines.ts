import type { Lines, WriteLines } from '#reports/report-lines.ts'
import type { Context } from '#contract/handlers.ts'
import { reachOf } from '#db/reach.ts'
import * as queries from './workday-lines.queries.ts'
import { askedOf } from './workdays.handlers.ts'

/** The lines of working days: formatting a million of them in the process would block it. */
export const workdayLines: WriteLines = (context, written) => {
  // The query is that of the list.
  const list = context as Context<'workdays.index'>
  if (!queries.hasLines(list.query)) return undefined
  return linesOf(list, written)
}

async function* linesOf(
  context: Context<'workdays.index'>,
  written: Parameters<WriteLines>[1],
): AsyncGenerator<Lines> {
  const { period, asked } = await askedOf(context)
  yield* queries.lines(context.db, reachOf(context), { period, asked }, written)
}
