import type { Generated } from 'kysely'
import type { ReportFormat } from '#reports/report-file.ts'
import type { ReportPeriod, ReportSchedule } from '#reports/report-times.ts'
import type { ReportName } from '#reports/report-words.ts'

/** A saved report; the schedule's columns are null without one. */
export type ReportDefinitionsTable = {
  id: string
  ownerId: string
  name: string
  report: ReportName
  /** The query, as in a URL. */
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

/** The recipients of a scheduled definition, and their last failure. */
export type ReportSubscriptionsTable = {
  definitionId: string
  userId: string
  since: Date
  stopped: 'permission' | 'left' | 'unshared' | null
  stoppedAt: Date | null
}

export type ReportRunState = 'queued' | 'running' | 'ready' | 'failed' | 'cancelled' | 'expired'
export type ReportFailure = 'permission' | 'left' | 'limit_reached' | 'invalid' | 'internal'

/** A person's report file. */
export type ReportRunsTable = {
  id: string
  userId: string
  definitionId: string | null
  /** The name of the definition at that time; without one that of the report. */
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
  /** The blob key; set before the file is created. */
  blobKey: string | null
  /** The permissions that extended the reach at that time: somebody who has lost one may not download it any more. */
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
