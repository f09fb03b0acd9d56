import type { ColumnType, Generated } from 'kysely'

export type SynchronizationState = 'queued' | 'running' | 'unchanged' | 'changed' | 'failed' | 'cancelled'

export type SynchronizationScope = 'skills' | 'users'

export type SynchronizationsTable = {
  id: string
  scope: Generated<SynchronizationScope>
  state: SynchronizationState
  /** The displayed description of the source: never with a password. */
  source: string
  /** The only campaign concerned; null for all. */
  campaignId: string | null
  restartOf: string | null
  createdBy: string | null
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  /** The number of differences; applied ones are the rows of `synchronizationChanges`. */
  total: Generated<number>
  failure: 'not_configured' | 'unreachable' | 'unreadable' | 'refused' | 'unforeseen' | null
  failureDetail: string | null
}

type Json = ColumnType<Record<string, unknown> | null, string | null>

/** `unknown` only occurs in previews: it cannot be applied. */
export type DifferenceKind = 'added' | 'changed' | 'removed' | 'returned' | 'unknown'

export type SynchronizationChangesTable = {
  synchronizationId: string
  position: number
  subject: 'campaign' | 'skillGroup' | 'skill' | 'assignment'
  kind: DifferenceKind
  code: string
  name: string
  before: Json
  after: Json
}
