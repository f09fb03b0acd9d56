import type { Generated, GeneratedAlways } from 'kysely'
import type {
  SegmentFailure,
  SegmentMode,
  SegmentResultState,
  SegmentRunState,
  SegmentState,
} from '@portal/sdk/contract'
import type { Json } from './templates.ts'

/** What a computation came to; null before its end. */
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
  /** A short number for its members, for good: a million of them carry it. */
  serial: GeneratedAlways<number>
  name: string
  description: string
  templateId: string
  templateSerial: number
  filterId: string
  filterVersion: number
  mode: SegmentMode
  exclusiveSet: string | null
  /** Its place among the segments of its format. */
  position: number
  challengerPercent: number | null
  /** The share by which its members were told apart last; null where they were not. */
  splitPercent: Generated<number | null>
  state: SegmentState
  /** The run that computes it, and the run that its members are of. */
  runId: string | null
  computedRunId: string | null
  computedAt: Date | null
  /** How many records each earlier segment of its set took, by id. */
  taken: Json<Record<string, number>>
  /** What each load of its format had brought and changed when it was computed, by serial. */
  loadsThen: Json<Record<string, number>>
  version: number
  createdBy: string
  createdAt: Date
  updatedAt: Date
}

/** The records of a segment, by `recordReference`; each is a record of the segment's format. */
export type SegmentMembersTable = {
  segmentSerial: number
  reference: string
  /** 0 champion, 1 challenger; null where the segment is not split. */
  arm: number | null
}

/** Sides of records that the share of their segment would not give them: they were given by another one before. */
export type SegmentKeptArmsTable = { segmentSerial: number; reference: string; arm: number }

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

/** What the blacklists kept out of a segment when it was computed. */
export type SegmentHitsTable = {
  segmentId: string
  blacklistId: string
  edition: string | null
  ranOn: string | null
  stale: boolean
  hits: number
}
