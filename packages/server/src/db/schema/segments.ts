import type { Generated, GeneratedAlways } from 'kysely'
import type {
  SegmentFailure,
  SegmentMode,
  SegmentResultState,
  SegmentRunState,
  SegmentState,
} from '@portal/sdk/contract'
import type { Json } from './templates.ts'

/** The counts of a computation; null before its end. */
type Counts = {
  total: number | null
  matched: number | null
  blacklisted: number | null
  earlier: number | null
  /** Its members. */
  size: number | null
  challengers: number | null
  failure: SegmentFailure
}

export type SegmentsTable = Counts & {
  id: string
  /** A permanent short number for its members: a million of them store it. */
  serial: GeneratedAlways<number>
  name: string
  description: string
  templateId: string
  templateSerial: number
  filterId: string
  filterVersion: number
  mode: SegmentMode
  exclusiveSet: string | null
  /** Its position among the segments of its template. */
  position: number
  challengerPercent: number | null
  /** The current share of the split; null without one. */
  splitPercent: Generated<number | null>
  state: SegmentState
  /** The run that is computing it, and the run that computed its members. */
  runId: string | null
  computedRunId: string | null
  computedAt: Date | null
  /** How many records each earlier segment of its set took, by id. */
  taken: Json<Record<string, number>>
  /** The counters of its template's loads at the time of computation, by serial. */
  loadsThen: Json<Record<string, number>>
  version: number
  createdBy: string
  createdAt: Date
  updatedAt: Date
}

/** The records of a segment, by `recordReference`; all are of the segment's template. */
export type SegmentMembersTable = {
  segmentSerial: number
  reference: string
  /** 0 champion, 1 challenger; null without a split. */
  arm: number | null
}

/** Arms that differ from what the current share would give: assigned by an earlier share. */
export type SegmentStoredArmsTable = { segmentSerial: number; reference: string; arm: number }

export type SegmentRunsTable = {
  id: string
  state: SegmentRunState
  createdBy: string
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
}

/** One segment of a run. */
export type SegmentResultsTable = Counts & {
  runId: string
  place: number
  segmentId: string
  name: string
  state: SegmentResultState
  processed: Generated<number>
  toProcess: Generated<number>
  workedMs: Generated<number>
}

/** The number of records blocked by each list in the computation. */
export type SegmentHitsTable = {
  segmentId: string
  blacklistId: string
  edition: string | null
  ranOn: string | null
  stale: boolean
  hits: number
}
