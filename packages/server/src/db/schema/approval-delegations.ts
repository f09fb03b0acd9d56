import type { ColumnType } from 'kysely'

/** Somebody decides for somebody else: on these families, within these days. */
export type ApprovalDelegationsTable = {
  id: string
  delegatorId: string
  delegateId: string
  families: string[]
  startsOn: string
  endsOn: string
  withdrawnAt: Date | null
  /** The creator: the delegator, or HR on their behalf. */
  createdBy: string
  createdAt: Date
}

/** A decision that can still be undone: its subject, outcome, author, delegator and deadline. */
export type HeldDecisionsTable = {
  subjectId: string
  family: string
  decision: ColumnType<Record<string, unknown>, string, string>
  by: string
  onBehalfOf: string | null
  until: Date
}
