/** How much of the lane a time fills: all of it, its lower half, or none of it but its outline. */
export type LaneLook = 'full' | 'low' | 'open'

/** One kind of time: what it is called, and how it looks. Its place among the kinds gives its colour. */
export interface LaneKind {
  id: string
  label: string
  look: LaneLook
}

/** A time in a lane, from one instant to another: ISO 8601. */
export interface LaneSpan {
  kind: string
  from: string
  to: string
  /** What it is more exactly; what its kind is called when left out. */
  label?: string | undefined
}

/** Something that happened at an instant. */
export interface LaneMark {
  at: string
  label: string
}

/** One row of the chart. */
export interface Lane {
  id: string
  label: string
  /** In order, without overlaps. */
  spans: readonly LaneSpan[]
  /** What happened in it, under a name of its own. */
  marks?: { label: string; items: readonly LaneMark[] } | undefined
}

/** Times that are to be looked at, across all lanes. */
export interface LaneFindings {
  label: string
  items: readonly { from: string; to: string; label: string }[]
}
