import type { Lane, LaneFindings, LaneKind } from './lane.ts'

/** A cursor position; a mark has no duration. */
export interface LanePoint {
  from: number
  to: number
  label: string
}

/** The rows that the cursor moves along: the findings, then each lane and its marks. */
export interface LaneRow {
  title: string
  points: readonly LanePoint[]
  /** The index of its lane; undefined for findings, which cross all lanes. */
  lane: number | undefined
  isMarks: boolean
}

/** All rows that are not empty, in reading order. */
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

/** The range from the first to the last item in milliseconds; at least half an hour. */
export function domainOf(rows: readonly LaneRow[]): readonly [number, number] {
  const points = rows.flatMap((row) => row.points)
  const from = Math.min(...points.map((point) => point.from))
  const to = Math.max(...points.map((point) => point.to))
  return [from, Math.max(to, from + 30 * minuteMs)]
}
