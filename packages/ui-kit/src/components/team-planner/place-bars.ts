import { daysFrom, type DateRange } from '#private/dates/iso-date.ts'

/** Something of one person that lasts days, such as an absence or a shift: a bar in the row of that person. */
export interface PlannerBar extends DateRange {
  id: string
  rowId: string
  /** The id of its kind. */
  kind: string
  /** The id of its status, when it has one. */
  status?: string | undefined
  /** More about it, read after kind and status: `medical leave, day 3`. */
  label?: string | undefined
  /** Stands on the bar in the place of the name of its kind where days are wide: `08:00–16:00`. */
  text?: string | undefined
}

/** The position of a bar among the visible days; `from` and `to` count from 0, both included. */
export interface PlacedBar {
  bar: PlannerBar
  from: number
  to: number
  /** Overlapping bars are placed in separate lanes. */
  lane: number
  /** It began before the first day that shows, or goes on after the last one. */
  isCutBefore: boolean
  isCutAfter: boolean
}

/** The bars of one row: those outside the days that show are left out, the others get the first lane that is free. */
export function placeBars(bars: readonly PlannerBar[], start: string, days: number): PlacedBar[] {
  const ends: number[] = []
  const inOrder = [...bars].sort((one, other) => (one.start < other.start ? -1 : 1))
  return inOrder.flatMap((bar) => {
    const from = daysFrom(start, bar.start)
    const to = daysFrom(start, bar.end)
    if (to < 0 || from >= days) return []
    const free = ends.findIndex((end) => end < from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = to
    const cut = { isCutBefore: from < 0, isCutAfter: to >= days }
    return { bar, from: Math.max(0, from), to: Math.min(days - 1, to), lane, ...cut }
  })
}

export const lanesOf = (placed: readonly PlacedBar[]): number =>
  placed.reduce((most, { lane }) => Math.max(most, lane + 1), 1)

/** The bars of each row by its id. */
export function barsByRow(bars: readonly PlannerBar[]): Map<string, PlannerBar[]> {
  const rows = new Map<string, PlannerBar[]>()
  for (const bar of bars) {
    const row = rows.get(bar.rowId)
    if (row === undefined) rows.set(bar.rowId, [bar])
    else row.push(bar)
  }
  return rows
}
