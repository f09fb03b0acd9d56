import type { ColumnType } from 'kysely'

/** That somebody decides in the place of somebody else: on these families, from one day to another. */
export type ApprovalDelegationsTable = {
  id: string
  delegatorId: string
  delegateId: string
  families: string[]
  startsOn: string
  endsOn: string
  withdrawnAt: Date | null
  /** The delegator, or HR where they cannot. */
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
