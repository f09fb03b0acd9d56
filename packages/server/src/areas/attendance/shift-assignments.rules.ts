import { daysAfter, type Period } from '#db/day.ts'

/** What gives way to a new period, of assignments that overlap it. */
export type Room<Row> = {
  /** Begun before: they end on the day before the period. */
  cut: (Row & { endsOn: string })[]
  /** Begun within: they are removed. */
  removed: Row[]
  /** What lasted longer goes on after the period, as a new assignment. */
  rest: (Row & { startsOn: string })[]
}

export function roomFor<Row extends Period>(
  { startsOn, endsOn }: Period,
  overlapping: readonly Row[],
): Room<Row> {
  const isBefore = (row: Row) => row.startsOn < startsOn
  const goesOn = (row: Row) => endsOn !== null && (row.endsOn === null || row.endsOn > endsOn)
  return {
    cut: overlapping.filter(isBefore).map((row) => ({ ...row, endsOn: daysAfter(startsOn, -1) })),
    removed: overlapping.filter((row) => !isBefore(row)),
    rest:
      endsOn === null
        ? []
        : overlapping.filter(goesOn).map((row) => ({ ...row, startsOn: daysAfter(endsOn, 1) })),
  }
}
