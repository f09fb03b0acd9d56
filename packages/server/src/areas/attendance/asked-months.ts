import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { firstOf, lastOf, monthOf, monthsAfter } from '#db/day.ts'
import { presentPeriod, todayOf } from './asked-period.ts'
import type { Period } from './derived-days.queries.ts'

const mostMonths = 12
type Asking = Pick<Context, 'db' | 'clock' | 'user'>

/** The last complete month, in the time zone of the caller's work center. */
export const lastMonth = async (context: Asking): Promise<string> =>
  monthsAfter(monthOf(await todayOf(context)), -1)

/** The days of whole months. */
export async function periodOfMonths(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  from: string,
  until: string = from,
): Promise<Period> {
  if (until < from) refuse('greater_than', 'until', { value: from })
  const most = monthsAfter(from, mostMonths - 1)
  if (until > most) refuse('less_than', 'until', { value: most })
  return presentPeriod(db, { from: firstOf(from), until: lastOf(until), now: clock.now() })
}

type Asked = { from?: string; until?: string; waiting?: boolean }

/** The months of a list. Defaults to the last complete one, or to the last twelve for pending sheets. */
export async function monthsAskedFor(
  context: Asking,
  { from, until, waiting = false }: Asked,
): Promise<Period> {
  const last = until ?? from ?? (await lastMonth(context))
  return periodOfMonths(context, from ?? (waiting ? monthsAfter(last, 1 - mostMonths) : last), last)
}
