import type { Generated, GeneratedAlways } from 'kysely'
import type { Load, LoadOutcome, LoadState } from '@portal/sdk/contract'
import type { Json, TemplateSnapshot } from './templates.ts'

export type LoadsTable = {
  id: string
  /** A short number for its records: a million of them store it. */
  serial: Generated<number>
  name: string
  state: LoadState
  /** Its outcome; null before its end. */
  outcome: GeneratedAlways<LoadOutcome | null>
  templateId: string
  templateVersion: number
  template: Json<TemplateSnapshot>
  mapping: Json<Record<string, number | null>>
  recordsFileId: string
  total: number
  processed: Generated<number>
  created: Generated<number>
  updated: Generated<number>
  unchanged: Generated<number>
  duplicated: Generated<number>
  excluded: Generated<number>
  errors: Generated<number>
  /** The number of corrected rows, which are no errors any more. */
  mended: Generated<number>
  round: Generated<number>
  /** Rows to read in this round, and rows read so far. */
  roundTotal: number
  roundDone: Generated<number>
  /** Processing time in this round, without pauses. */
  workedMs: Generated<number>
  /** The checkpoint: the start of the next slice; null before the first. Committed with the rows before it. */
  checkpointByte: number | null
  checkpointRow: Generated<number>
  failure: Json<Load['failure']> | null
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  createdBy: string
  /** The target blacklist, and the edition that the file contains completely. */
  blacklistId: Generated<string | null>
  edition: Generated<string | null>
  /** Whether former versions of taken-over records are stored; false for older loads. */
  keepsVersions: Generated<boolean>
}
