import type { Generated } from 'kysely'
import type { DryRun } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

export type DryRunsTable = {
  fileId: string
  /** New at each start, so that a worker of an earlier one stops. */
  run: string
  templateId: string
  templateVersion: number
  mapping: Json<Record<string, number | null>>
  state: DryRun['state']
  total: number
  processed: Generated<number>
  created: Generated<number>
  updated: Generated<number>
  unchanged: Generated<number>
  duplicated: Generated<number>
  excluded: Generated<number>
  errors: Generated<number>
  workedMs: Generated<number>
  createdAt: Date
  finishedAt: Date | null
}
