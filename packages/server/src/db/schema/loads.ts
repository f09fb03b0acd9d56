import type { Generated, GeneratedAlways } from 'kysely'
import type { Load, LoadOutcome, LoadState } from '@portal/sdk/contract'
import type { Json, TemplateSnapshot } from './templates.ts'

export type LoadsTable = {
  id: string
  /** A short number for its records: a million of them carry it. */
  serial: Generated<number>
  name: string
  state: LoadState
  /** What it came to; null before its end. */
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
  /** Of the rows that are no errors, those that were until somebody mended them. */
  mended: Generated<number>
  round: Generated<number>
  /** Rows to read in this round, and read so far. */
  roundTotal: number
  roundDone: Generated<number>
  /** Time spent at work in this round, pauses left out. */
  workedMs: Generated<number>
  /** Where the next slice begins; null before the first. Committed with the rows before it. */
  checkpointByte: number | null
  checkpointRow: Generated<number>
  failure: Json<Load['failure']> | null
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  createdBy: string
  /** The blacklist that its rows are put on, and the version of it that the file holds whole. */
  blacklistId: Generated<string | null>
  edition: Generated<string | null>
  /** Whether what it took over is kept as it was before; false for loads older than these versions. */
  keepsVersions: Generated<boolean>
}
