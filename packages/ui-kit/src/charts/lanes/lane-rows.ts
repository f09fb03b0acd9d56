import type { Lane, LaneFindings, LaneKind } from './lane.ts'

/** Something that the cursor can stand on; a mark ends when it begins. */
export interface LanePoint {
  from: number
  to: number
  label: string
}

/** What the cursor walks along: the findings, then each lane and its marks. */
export interface LaneRow {
  title: string
  points: readonly LanePoint[]
  /** The lane that it stands in; none for what goes across all of them. */
  lane: number | undefined
  isMarks: boolean
}

/** All rows with something in them, in the order in which they are read. */
export function laneRows(
  lanes: readonly Lane[],
  kinds: readonly LaneKind[],
  findings: LaneFindings | undefined,
): LaneRow[] {
  const nameOf = (id: string) => kinds.find((kind) => kind.id === id)?.label ?? id
  const across = { title: findings?.label ?? '', lane: undefined, isMarks: false }
  const rows: LaneRow[] = [{ ...across, points: (findings?.items ?? []).map(pointOf) }]
  for (const [at, { label, spans, marks }] of lanes.entries()) {
    const points = spans.map((span) => pointOf({ ...span, label: span.label ?? nameOf(span.kind) }))
    rows.push({ title: label, points, lane: at, isMarks: false })
    const items = marks?.items ?? []
    const marked = items.map((mark) => pointOf({ from: mark.at, to: mark.at, label: mark.label }))
    rows.push({ title: marks?.label ?? '', points: marked, lane: at, isMarks: true })
  }
  return rows.filter(({ points }) => points.length > 0)
}

const pointOf = ({ from, to, label }: { from: string; to: string; label: string }): LanePoint => ({
  from: Date.parse(from),
  to: Date.parse(to),
  label,
})

const minuteMs = 60_000

/** From the first to the last of all of them, in milliseconds; half an hour at least. */
export function domainOf(rows: readonly LaneRow[]): readonly [number, number] {
  const points = rows.flatMap((row) => row.points)
  const from = Math.min(...points.map((point) => point.from))
  const to = Math.max(...points.map((point) => point.to))
  return [from, Math.max(to, from + 30 * minuteMs)]
}
