import type { ColumnType, Generated } from 'kysely'
import type { Json } from './templates.ts'
import type { ProofFile } from './proof-files.ts'

export type TicketChannel = 'phone' | 'email' | 'chat' | 'whatsapp' | 'web' | 'in_person' | 'internal'
export type TicketStateType = 'new' | 'open' | 'pending' | 'final'
export type TicketOutcome = 'closed' | 'cancelled' | 'merged'

/** A ticket; a case file if it refers to a project's record. */
export type TicketsTable = {
  id: string
  number: Generated<number>
  /** The identifying key for its requester (Ley 10/2025, art. 12). */
  key: string
  subject: string
  requesterName: string
  requesterAddress: string | null
  requesterUserId: string | null
  channel: TicketChannel
  language: Generated<string>
  skillId: string
  projectId: string | null
  recordId: string | null
  priorityId: string | null
  workflowId: string
  workflowNumber: number
  workflowState: string
  /** The category of its workflow state, or `final` once cancelled or merged. */
  stateType: TicketStateType
  pendingUntil: Generated<Date | null>
  finalStateId: Generated<string | null>
  /** How it ended; null before. */
  outcome: Generated<TicketOutcome | null>
  fieldValues: ColumnType<Record<string, string>, string | undefined, string>
  assigneeId: Generated<string | null>
  assignedAt: Generated<Date | null>
  /** Since when its agent has it on hold (*en espera*). */
  heldAt: Generated<Date | null>
  parentId: Generated<string | null>
  mergedIntoId: Generated<string | null>
  /** Whether the requester is elderly or disabled, and has priority. */
  isVulnerable: Generated<boolean>
  firstRespondedAt: Generated<Date | null>
  closedAt: Generated<Date | null>
  /** The earliest running clock. */
  dueAt: Generated<Date | null>
  version: Generated<number>
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
  search: ColumnType<string, never, never>
}

export type TicketEntryKind = 'public' | 'internal' | 'system'
export type TicketEntriesTable = {
  id: string
  ticketId: string
  kind: TicketEntryKind
  /** `in` from the requester, `out` to them; null for internal entries. */
  direction: 'in' | 'out' | null
  authorId: string | null
  text: string
  sentAt: Date | null
  createdAt: Date
  search: ColumnType<string, never, never>
}
/** A file of an entry; of none while the form is being filled in. */
export type TicketEntryFilesTable = Omit<ProofFile, 'createdBy'> & {
  entryId: string | null
  /** Null for e-mail. */
  createdBy: string | null
}

export type TicketTagsTable = { ticketId: string; tagId: string }
export type TicketLinkKind = 'related' | 'duplicate' | 'blocks'
export type TicketLinksTable = {
  ticketId: string
  otherId: string
  kind: TicketLinkKind
  createdBy: string | null
  createdAt: Date
}
export type TicketFollowersTable = { ticketId: string; userId: string }

/** The recent viewers of a ticket. */
export type TicketViewsTable = { ticketId: string; userId: string; isWriting: boolean; seenAt: Date }

/** Append-only: changed fields of a ticket, before and after. */
export type TicketChangesTable = {
  serial: Generated<string>
  ticketId: string
  field: string
  old: string | null
  new: string | null
  userId: string | null
  at: Date
}

export type TicketAssignmentKind = 'next' | 'manual' | 'bulk' | 'retry' | 'returned' | 'resumed'
/** Append-only: assignments of a ticket, and the rule behind each. */
export type TicketAssignmentsTable = {
  id: string
  ticketId: string
  userId: string
  byId: string | null
  kind: TicketAssignmentKind
  trace: Json<Record<string, unknown>>
  at: Date
  endedAt: Generated<Date | null>
}

export type TicketBatchKind = 'bulk' | 'distribute' | 'reassign'
export type TicketBatchState = 'queued' | 'running' | 'done' | 'undoing' | 'undone'
/** A bulk operation on tickets, which can be undone. */
export type TicketBatchesTable = {
  id: string
  kind: TicketBatchKind
  state: TicketBatchState
  request: Json<Record<string, unknown>>
  total: Generated<number>
  done: Generated<number>
  refused: Generated<number>
  createdBy: string
  createdAt: Date
  finishedAt: Generated<Date | null>
  undoneAt: Generated<Date | null>
}
export type TicketBatchRowsTable = {
  batchId: string
  position: number
  ticketId: string
  /** The planned change: the person, and the reason. */
  plan: Json<Record<string, unknown>>
  /** The former values of the change. */
  before: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>
  versionAfter: Generated<number | null>
  error: Generated<string | null>
  isDone: Generated<boolean>
  isUndone: Generated<boolean>
}
