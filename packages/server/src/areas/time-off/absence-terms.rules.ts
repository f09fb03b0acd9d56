import { refuse } from '#contract/refuse.ts'
import type { AbsenceTerms } from '#db/schema/absence-types.ts'

/** The default terms of a new type. */
export const defaultTerms = {
  maxPerEvent: null,
  maxPerYear: null,
  pay: 'company',
  countsAsWorked: true,
  countsAsAbsenteeism: false,
  accruesVacation: true,
  justification: 'required',
  justificationDays: null,
  approver: 'hr',
  source: '',
  note: '',
} as const satisfies Omit<AbsenceTerms, 'unit' | keyof typeof firstOnes>

/** Terms that stay unchanged when omitted. */
export const firstOnes = { yearlyBy: 'fixed', variations: [] } as const

/** The terms of a row. */
export const termsOf = (row: AbsenceTerms): AbsenceTerms => ({
  unit: row.unit,
  maxPerEvent: row.maxPerEvent,
  maxPerYear: row.maxPerYear,
  yearlyBy: row.yearlyBy,
  // Sorted, for comparison.
  variations: row.variations.map(({ kinship, travel, maxPerEvent, unit, source }) => ({
    ...{ kinship, travel, maxPerEvent, unit, source },
  })),
  pay: row.pay,
  countsAsWorked: row.countsAsWorked,
  countsAsAbsenteeism: row.countsAsAbsenteeism,
  accruesVacation: row.accruesVacation,
  justification: row.justification,
  justificationDays: row.justificationDays,
  approver: row.approver,
  source: row.source,
  note: row.note,
})

const termNames = new Set(['unit', ...Object.keys(defaultTerms), ...Object.keys(firstOnes)])
const apart = new Set(['version', 'validFrom'])

/** A row as sent: the type's own properties, and its terms. */
export type Parted = { own: Record<string, unknown>; terms: Partial<AbsenceTerms> }

/** Splits a sent row. */
export function parted(row: object): Parted {
  const entries = Object.entries<unknown>({ ...row })
  return {
    own: Object.fromEntries(entries.filter(([name]) => !termNames.has(name) && !apart.has(name))),
    // The contract has validated each by name.
    terms: Object.fromEntries(entries.filter(([name]) => termNames.has(name))),
  }
}

/**
 * The day from which changed terms apply: the given one, or today if it equals the current terms' first day, as when
 * writing back what was read.
 */
export function dayOfChange(askedDay: string | undefined, inForceSince: string, today: string): string {
  const day = askedDay ?? inForceSince
  return day === inForceSince && day < today ? today : day
}

/** The past does not change: past balances are not recalculated (features §20, catalogue 8). */
export function checkDayOfChange(day: string, today: string): void {
  if (day < today) refuse('invalid', 'validFrom')
}

/** Whether terms differ; lists are compared by content. */
export function isOther(one: AbsenceTerms, other: AbsenceTerms): boolean {
  const otherTerms = new Map(Object.entries<unknown>(termsOf(other)))
  const text = (value: unknown) => JSON.stringify(value)
  return Object.entries<unknown>(termsOf(one)).some(
    ([name, value]) => text(value) !== text(otherTerms.get(name)),
  )
}

/** Without a proof there is no deadline, and a yearly limit is at least that of an absence. */
export function checkTerms(terms: AbsenceTerms): void {
  if (hasIdleDeadline(terms)) refuse('invalid', 'justificationDays')
  if (isYearShort(terms)) refuse('greater_than', 'maxPerYear', { count: terms.maxPerEvent ?? 0 })
}

/** Whether terms do not contradict themselves. */
export const isConsistent = (terms: AbsenceTerms): boolean => !hasIdleDeadline(terms) && !isYearShort(terms)

const hasIdleDeadline = ({ justification, justificationDays }: AbsenceTerms): boolean =>
  justification === 'none' && justificationDays !== null

const isYearShort = ({ maxPerEvent, maxPerYear }: AbsenceTerms): boolean =>
  maxPerEvent !== null && maxPerYear !== null && maxPerYear < maxPerEvent

type Dated = { validFrom: string; validUntil: string | null }

/** Whether terms are past, current or planned on a day. */
export function stateOf({ validFrom, validUntil }: Dated, today: string): 'past' | 'current' | 'planned' {
  if (validFrom > today) return 'planned'
  return validUntil !== null && validUntil < today ? 'past' : 'current'
}
