import { refuse } from '#contract/refuse.ts'
import { isShortNotice, isTwice, type Refusal } from '#vacations/judge.rules.ts'
import type { Holder } from './day-holder.ts'
import { heldBy } from './held-by.ts'
import type { Alone } from './vacation-preview.ts'

/** A draft may violate rules, but not contain a day twice. */
export function refuseTwice({ asked: { days } }: Alone): void {
  const twice = days.find((day) => isTwice(day, days))
  if (twice !== undefined) refuse('taken', 'days', { value: twice.date })
}

/** The first violated rule, as codes of the catalogue, with the holder of a taken day. */
export function refuseBroken(refusals: readonly (Refusal & { heldBy?: Holder | null })[]): void {
  for (const one of refusals) refuse(...wordsOf(one))
}

/** Dates within the policy's notice period require an agreement. */
export function refuseUnagreed({ result, facts }: Alone, { agreed = false }: { agreed?: boolean }): void {
  const { rules, days } = result
  if (rules !== null && !agreed && isShortNotice(days[0]?.date ?? '', facts.today, rules))
    refuse('blank', 'agreed')
}

function wordsOf({
  rule,
  date,
  name,
  limit,
  heldBy: holder,
}: Refusal & { heldBy?: Holder | null }): Parameters<typeof refuse> {
  if (rule === 'overlap') return ['taken', 'days', { value: date ?? '', ...heldBy(holder) }]
  if (rule === 'month_locked') return ['month_locked', 'days', { value: name ?? '' }]
  return ['invalid', 'days', { value: rule, ...(limit === null ? {} : { count: limit }) }]
}
