import type { ColumnType, Generated } from 'kysely'

export type DayIncidentState = 'open' | 'justified' | 'accepted' | 'rejected' | 'dismissed' | 'corrected'

/** What became of an incident of somebody's day; one that nobody has looked at has no row. */
export type DayIncidentsTable = {
  id: string
  employeeId: string
  date: string
  kind: string
  state: DayIncidentState
  /** What the person said, and how much of what the day lacks that is to justify. */
  reason: string | null
  minutes: number | null
  justifiedAt: Date | null
  /** What the company said to it. */
  comment: string | null
  decidedBy: string | null
  /** In whose place. */
  decidedFor: string | null
  decidedAt: Date | null
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
}

/** What was done with an incident; nothing of it is changed. */
export type DayIncidentActsTable = {
  id: ColumnType<string, never, never>
  incidentId: string
  state: DayIncidentState
  at: Date
  /** Nobody where the day had it no more. */
  by: string | null
  onBehalfOf: string | null
  text: string | null
  minutes: number | null
}
