import { refuse } from '#contract/refuse.ts'
import { isShortNotice, isTwice, type Refusal } from '#vacations/judge.rules.ts'
import type { Holder } from './day-holder.ts'
import { heldBy } from './held-by.ts'
import type { Alone } from './vacation-preview.ts'

/** A draft breaks what rules it likes, but has no day twice. */
export function refuseTwice({ asked: { days } }: Alone): void {
  const twice = days.find((day) => isTwice(day, days))
  if (twice !== undefined) refuse('taken', 'days', { value: twice.date })
}

/** The first rule that refuses it, as the words of the catalogue have it, with what holds a day that is taken. */
export function refuseBroken(refusals: readonly (Refusal & { heldBy?: Holder | null })[]): void {
  for (const one of refusals) refuse(...wordsOf(one))
}

/** What is nearer than the notice of the policy is asked for as agreed on. */
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
