import type { Generated } from 'kysely'
import type { ReportFormat } from '#reports/report-file.ts'
import type { ReportPeriod, ReportSchedule } from '#reports/report-times.ts'
import type { ReportName } from '#reports/report-words.ts'

/** What somebody keeps of a report; without a schedule the columns of one are null. */
export type ReportDefinitionsTable = {
  id: string
  ownerId: string
  name: string
  report: ReportName
  /** What the list is asked, as in an address. */
  query: string
  columns: string[]
  format: ReportFormat
  period: ReportPeriod | null
  every: ReportSchedule['every'] | null
  weekday: number | null
  day: number | null
  hour: number | null
  timeZone: string | null
  nextAt: Date | null
  /** With whom it is shared. */
  people: string[]
  groups: string[]
  roles: string[]
  createdAt: Date
  deletedAt: Date | null
}

/** Who receives a definition by its schedule, and why they got none the last time. */
export type ReportSubscriptionsTable = {
  definitionId: string
  userId: string
  since: Date
  stopped: 'permission' | 'left' | 'unshared' | null
  stoppedAt: Date | null
}

export type ReportRunState = 'queued' | 'running' | 'ready' | 'failed' | 'cancelled' | 'expired'
export type ReportFailure = 'permission' | 'left' | 'limit_reached' | 'invalid' | 'internal'

/** A file of a report for one person, and where it is. */
export type ReportRunsTable = {
  id: string
  userId: string
  definitionId: string | null
  /** The name of the definition as it was; of none that of the report. */
  name: string | null
  report: ReportName
  query: string
  columns: string[]
  format: ReportFormat
  state: ReportRunState
  failure: ReportFailure | null
  isScheduled: boolean
  done: number
  total: number | null
  /** Where the bytes are; from the moment on at which it is begun, before there are any. */
  blobKey: string | null
  /** What reached beyond the person's own records when it was made: who has lost any of it gets the file no more. */
  reach: string[]
  /** The people whose rows are in the file. Whoever may no longer see one of them cannot download it. */
  people: Generated<string[]>
  size: number | null
  sha256: string | null
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  expiresAt: Date | null
  fetches: number
  fetchedAt: Date | null
}
