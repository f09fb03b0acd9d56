import type { LeaveUnit, VacationKind } from '#db/schema/vacations.ts'

type Ending = { kind: VacationKind; unit: LeaveUnit; year: number; validUntil: string }
type Spent = Ending & { bucketId: string; units: number; left: number }

/** The deadline for spending returned days: eighteen months from the end of their year (ET art. 38.3). */
export const returnedUntil = (year: number): string => `${year + 2}-06-30`

const isSame = (one: Ending, other: Ending): boolean =>
  one.kind === other.kind && one.unit === other.unit && one.year === other.year

/** The amounts as others may know them: buckets of returned days seem to be the regular ones of their year (AUS-3). */
export const withoutReturned = (spends: readonly Spent[], buckets: readonly Ending[]): Spent[] =>
  asOne(
    spends.map((one) => {
      const [regular] = buckets
        .filter((other) => isSame(one, other))
        .map(({ validUntil }) => validUntil)
        .sort()
      return one.validUntil === returnedUntil(one.year) && regular !== undefined
        ? { ...one, validUntil: regular }
        : one
    }),
  )

/** The amounts of buckets that seem to be the same are one. */
export function asOne(spends: readonly Spent[]): Spent[] {
  const found: Spent[] = []
  for (const one of spends) {
    const at = found.findIndex((other) => isSame(one, other) && one.validUntil === other.validUntil)
    const there = found[at]
    if (there === undefined) found.push(one)
    else found[at] = { ...there, units: there.units + one.units, left: there.left + one.left }
  }
  return found
}
