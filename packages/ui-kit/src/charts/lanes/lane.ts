/** How a span fills its lane: fully, the lower half, or only an outline. */
export type LaneLook = 'full' | 'low' | 'open'

/** A kind of span: its label and its look. Its index among the kinds determines its colour. */
export interface LaneKind {
  id: string
  label: string
  look: LaneLook
}

/** A span in a lane, between two instants in ISO 8601. */
export interface LaneSpan {
  kind: string
  from: string
  to: string
  /** A more specific label. Defaults to that of its kind. */
  label?: string | undefined
}

/** An event at an instant. */
export interface LaneMark {
  at: string
  label: string
}

/** One row of the chart. */
export interface Lane {
  id: string
  label: string
  /** Sorted and without overlaps. */
  spans: readonly LaneSpan[]
  /** The events of the lane, under a label of their own. */
  marks?: { label: string; items: readonly LaneMark[] } | undefined
}

/** Spans that need attention, across all lanes. */
export interface LaneFindings {
  label: string
  items: readonly { from: string; to: string; label: string }[]
}
