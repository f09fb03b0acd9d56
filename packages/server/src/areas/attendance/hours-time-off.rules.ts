import type { LeaveUnit, VacationKind } from '#db/schema/vacations.ts'

type Of = { kind: VacationKind; unit: LeaveUnit }
type Taken = Of & { taken: number }
type Available = Of & { available: number }

const keyOf = ({ kind, unit }: Of) => `${kind} ${unit}`

/** What was taken in a row beside what is left of its year: one entry per kind and unit, annual vacation first. */
export function vacationOf(taken: readonly Taken[], left: readonly Available[]): (Taken & Available)[] {
  const all = new Map<string, Taken & Available>()
  for (const { kind, unit, available } of left)
    all.set(keyOf({ kind, unit }), { kind, unit, taken: 0, available })
  for (const { kind, unit, taken: units } of taken) {
    const { available } = all.get(keyOf({ kind, unit })) ?? { available: 0 }
    all.set(keyOf({ kind, unit }), { kind, unit, taken: units, available })
  }
  return [...all.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

/** The year whose vacation a row has: that of its last day. */
export const yearOf = ({ until }: { until: string }): number => Number(until.slice(0, 4))

/** The sum of days, which have a decimal. */
export const totalDays = (absences: readonly { days: number }[]): number =>
  Math.round(absences.reduce((all, { days }) => all + days, 0) * 10) / 10
