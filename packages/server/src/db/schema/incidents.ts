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
/** Whether people were kept from working: nobody says so, somebody does, and what was decided. */
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
  /** Null while it lasts. */
  endsAt: Date | null
  timeEffect: Generated<TimeEffect>
  resolution: string | null
  /** Its workflow version, and its state there; all null without a workflow. */
  workflowId: Generated<string | null>
  workflowNumber: Generated<number | null>
  workflowState: Generated<string | null>
  /** What the screens of its transitions have asked for: the key of the field, and what was said. */
  workflowValues: ColumnType<EnteredValue[], string | undefined, string>
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
}
/** Whom an incident affects. */
export type IncidentPeopleTable = { incidentId: string; userId: string }
export type IncidentMessagesTable = {
  id: string
  incidentId: string
  authorId: string
  text: string
  /** Not for its reporter and those whom it affects. */
  internal: Generated<boolean>
  createdAt: Date
}
/**
 * The time for which an accepted incident excuses a person (handbook PAN-16). The time clock, once it is there, counts
 * these minutes as worked (`justifiedMinutes` in `areas/tickets/justified-times.queries.ts` has them by person and day).
 */
export type JustifiedTimesTable = { incidentId: string; userId: string; startsAt: Date; endsAt: Date }
