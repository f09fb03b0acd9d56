import type { Generated } from 'kysely'
import type { LoadSource, LoadSourceRun, ReportSchedule } from '@portal/sdk/contract'

export type LoadSourcesTable = {
  id: string
  name: string
  kind: LoadSource['kind']
  folder: string
  host: string | null
  username: string | null
  /** The password, sealed. */
  secret: string | null
  fingerprint: string | null
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
  /** By size and time a file that stays where it is is known without being read. */
  modifiedAt: Date | null
  /** Null where it was not read to its end: it is tried again. */
  sha256: string | null
  outcome: LoadSourceRun['outcome']
  failure: LoadSourceRun['failure']
  loadId: Generated<string | null>
  ranAt: Date
}
