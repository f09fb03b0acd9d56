import { refuse } from '#contract/refuse.ts'
import type { AbsenceTerms } from '#db/schema/absence-types.ts'

/** What the terms of a new type say where it does not. */
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

/** The terms that stay unchanged where the input leaves them out. */
export const firstOnes = { yearlyBy: 'fixed', variations: [] } as const

/** The terms of a row. */
export const termsOf = (row: AbsenceTerms): AbsenceTerms => ({
  unit: row.unit,
  maxPerEvent: row.maxPerEvent,
  maxPerYear: row.maxPerYear,
  yearlyBy: row.yearlyBy,
  // In one order, so that two of them can be compared.
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

/** A row as it is sent: what of it is the type's own, and what its terms. */
export type Parted = { own: Record<string, unknown>; terms: Partial<AbsenceTerms> }

/** Takes a row that is sent apart. */
export function parted(row: object): Parted {
  const entries = Object.entries<unknown>({ ...row })
  return {
    own: Object.fromEntries(entries.filter(([name]) => !termNames.has(name) && !apart.has(name))),
    // The contract has checked each by its name.
    terms: Object.fromEntries(entries.filter(([name]) => termNames.has(name))),
  }
}

/**
 * The day from which changed terms hold: the one that was said, and today where it is the day on which those in force
 * began, as who writes back what was read says it.
 */
export function dayOfChange(askedDay: string | undefined, inForceSince: string, today: string): string {
  const day = askedDay ?? inForceSince
  return day === inForceSince && day < today ? today : day
}

/** The past is not changed: no past balance is recalculated (features §20, catalogue 8). */
export function checkDayOfChange(day: string, today: string): void {
  if (day < today) refuse('invalid', 'validFrom')
}

/** Whether terms say something else; lists of them are compared by what they say. */
export function isOther(one: AbsenceTerms, other: AbsenceTerms): boolean {
  const otherTerms = new Map(Object.entries<unknown>(termsOf(other)))
  const text = (value: unknown) => JSON.stringify(value)
  return Object.entries<unknown>(termsOf(one)).some(
    ([name, value]) => text(value) !== text(otherTerms.get(name)),
  )
}

/** A proof that nobody wants has no deadline, and a year holds at least one of what there may be in it. */
export function checkTerms({
  justification,
  justificationDays,
  maxPerEvent,
  maxPerYear,
}: AbsenceTerms): void {
  if (justification === 'none' && justificationDays !== null) refuse('invalid', 'justificationDays')
  if (maxPerEvent !== null && maxPerYear !== null && maxPerYear < maxPerEvent)
    refuse('greater_than', 'maxPerYear', { count: maxPerEvent })
}

type Dated = { validFrom: string; validUntil: string | null }

/** Where terms stand on a day. */
export function stateOf({ validFrom, validUntil }: Dated, today: string): 'past' | 'current' | 'planned' {
  if (validFrom > today) return 'planned'
  return validUntil !== null && validUntil < today ? 'past' : 'current'
}
