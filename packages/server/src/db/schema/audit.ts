import type { ColumnType, Generated } from 'kysely'

export type AuditChannel = 'browser' | 'script' | 'commandLine' | 'job'

/** Written once: the database refuses to change or remove a row. */
export type AuditEventsTable = {
  id: string
  at: Date
  /** The order in which they were written; PostgreSQL answers it as text. */
  number: Generated<string>
  /** Whose act it is; null when nobody in person acted. */
  userId: string | null
  act: string
  /** The part of the act before the dot. */
  family: Generated<string>
  /** The row that was changed, and what it was called then. */
  subject: string | null
  subjectLabel: string | null
  /** Only the changed properties; null where the row did not exist before, or was deleted. */
  before: ColumnType<Record<string, unknown> | null, string | null, never>
  after: ColumnType<Record<string, unknown> | null, string | null, never>
  detail: ColumnType<Record<string, unknown>, string, never>
  channel: AuditChannel | null
  ip: string | null
  userAgent: string | null
  sessionId: string | null
  requestId: string | null
}

/** Events that are not yet linked into the chain; filled by the database itself. */
export type AuditUnsealedTable = { eventId: string }

/** The chain: each link holds the digest of its event, and a hash of that and of the link before. */
export type AuditChainTable = {
  seq: number
  eventId: string
  digest: string
  hash: string
  sealedAt: Date
  /** The signature of the last link of a batch. */
  headMac: string | null
}
