import type { ColumnType, Generated } from 'kysely'

export type IncidentCategory =
  | 'application'
  | 'telephony'
  | 'network'
  | 'equipment'
  | 'access'
  | 'premises'
  | 'clock'
  | 'other'
export type IncidentSeverity = 'low' | 'medium' | 'high' | 'critical'
export type IncidentState = 'open' | 'in_progress' | 'resolved' | 'closed'
/** Whether people were prevented from working: not stated, reported, or decided. */
export type TimeEffect = 'none' | 'asked' | 'accepted' | 'rejected'

export type EnteredValue = { key: string; value: string }

export type IncidentsTable = {
  id: string
  title: string
  description: string
  category: IncidentCategory
  severity: IncidentSeverity
  state: Generated<IncidentState>
  reporterId: string
  assigneeId: string | null
  startsAt: Date
  /** Null while it is open. */
  endsAt: Date | null
  timeEffect: Generated<TimeEffect>
  resolution: string | null
  /** The workflow version and its state; all null without a workflow. */
  workflowId: Generated<string | null>
  workflowNumber: Generated<number | null>
  workflowState: Generated<string | null>
  /** The answers to transitions' fields, by field key. */
  workflowValues: ColumnType<EnteredValue[], string | undefined, string>
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
}
/** The affected people. */
export type IncidentPeopleTable = { incidentId: string; userId: string }
export type IncidentMessagesTable = {
  id: string
  incidentId: string
  authorId: string
  text: string
  /** Internal: not for the reporter and the affected people. */
  internal: Generated<boolean>
  createdAt: Date
}
/**
 * The excused time of an accepted incident (handbook PAN-16): `justifiedMinutes` in
 * `areas/tickets/justified-times.queries.ts` returns it by person and day.
 */
export type JustifiedTimesTable = { incidentId: string; userId: string; startsAt: Date; endsAt: Date }
