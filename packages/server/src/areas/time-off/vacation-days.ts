import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { daysAfter, firstOf, lastOf, monthOf } from '#db/day.ts'
import { looking } from './vacation-reach.ts'

type Asked = { from?: string | undefined; until?: string | undefined }

/** The period, from the parameter of its last day. Defaults to the current month, or that of the first day. */
export function periodOf(
  context: Pick<Context, 'user' | 'clock'>,
  asked: Asked,
  longest: number,
  name = 'until',
) {
  const from = asked.from ?? firstOf(monthOf(looking(context).reach.today))
  const until = asked.until ?? lastOf(monthOf(from))
  if (until < from) refuse('greater_than', name, { value: from })
  const last = daysAfter(from, longest - 1)
  if (until > last) refuse('less_than', name, { value: last })
  return { from, until }
}

/** Every day of a period. */
export function eachDay({ from, until }: { from: string; until: string }): string[] {
  const days: string[] = []
  for (let day = from; day <= until; day = daysAfter(day, 1)) days.push(day)
  return days
}
