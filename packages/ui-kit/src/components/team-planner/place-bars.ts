import { daysFrom, type DateRange } from '#private/dates/iso-date.ts'

/** A period of one person, such as an absence or a shift: a bar in the person's row. */
export interface PlannerBar extends DateRange {
  id: string
  rowId: string
  /** The id of its kind. */
  kind: string
  /** The id of its status, when it has one. */
  status?: string | undefined
  /** Details, read after kind and status: `medical leave, day 3`. */
  label?: string | undefined
  /** Replaces the kind's label on the bar where days are wide: `08:00–16:00`. */
  text?: string | undefined
}

/** A bar's position among the visible days; `from` and `to` count from 0, inclusive. */
export interface PlacedBar {
  bar: PlannerBar
  from: number
  to: number
  /** The lane: overlapping bars are in separate lanes. */
  lane: number
  /** It begins before the first visible day, or continues after the last one. */
  isCutBefore: boolean
  isCutAfter: boolean
}

/** Places the bars of one row: drops invisible ones and gives each other the first free lane. */
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

/** The bars by row id. */
export function barsByRow(bars: readonly PlannerBar[]): Map<string, PlannerBar[]> {
  const rows = new Map<string, PlannerBar[]>()
  for (const bar of bars) {
    const row = rows.get(bar.rowId)
    if (row === undefined) rows.set(bar.rowId, [bar])
    else row.push(bar)
  }
  return rows
}
