import type { Generated } from 'kysely'
import type { LoadSource, LoadSourceRun, ReportSchedule } from '@portal/sdk/contract'

export type LoadSourcesTable = {
  id: string
  name: string
  kind: LoadSource['kind']
  folder: string
  host: string | null
  username: string | null
  /** The encrypted password. */
  secret: string | null
  fingerprint: string | null
  /** Of S3-compatible storage. */
  bucket: Generated<string | null>
  region: Generated<string | null>
  pattern: string
  templateId: string
  afterwards: LoadSource['afterwards']
  active: boolean
  every: ReportSchedule['every']
  weekday: number | null
  day: number | null
  hour: number
  timeZone: string
  nextAt: Date | null
  version: number
  ownerId: string
  createdAt: Date
  updatedAt: Date
}

export type LoadSourceRunsTable = {
  id: string
  sourceId: string
  file: string | null
  size: number | null
  /** Size and time identify an unchanged file without reading it. */
  modifiedAt: Date | null
  /** Null when it was not read completely: it is retried. */
  sha256: string | null
  outcome: LoadSourceRun['outcome']
  failure: LoadSourceRun['failure']
  loadId: Generated<string | null>
  ranAt: Date
}
