import type { ColumnType, Generated } from 'kysely'

export type DayIncidentState = 'open' | 'justified' | 'accepted' | 'rejected' | 'dismissed' | 'corrected'

/** The handling of a day's incident; untouched ones have no row. */
export type DayIncidentsTable = {
  id: string
  employeeId: string
  date: string
  kind: string
  state: DayIncidentState
  /** The person's justification, and how many missing minutes it covers. */
  reason: string | null
  minutes: number | null
  justifiedAt: Date | null
  /** The company's comment. */
  comment: string | null
  decidedBy: string | null
  /** The delegator. */
  decidedFor: string | null
  decidedAt: Date | null
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
}

/** The append-only history of an incident. */
export type DayIncidentActsTable = {
  id: ColumnType<string, never, never>
  incidentId: string
  state: DayIncidentState
  at: Date
  /** Null when the day no longer has it. */
  by: string | null
  onBehalfOf: string | null
  text: string | null
  minutes: number | null
}

export type DayNoticeKind = 'clock.forgotten' | 'clock.missing' | 'clock.missingTeam'

/** Who has been notified of which day; for a coordinator, of the days of their people. */
export type DayNoticesTable = {
  userId: string
  date: string
  kind: DayNoticeKind
  notifiedAt: Date
}
