import type { ColumnType, Generated } from 'kysely'

export type AuditChannel = 'browser' | 'script' | 'commandLine' | 'job'

/** Append-only: the database refuses changes and deletions. */
export type AuditEventsTable = {
  id: string
  at: Date
  /** The sequence; PostgreSQL returns it as text. */
  number: Generated<string>
  /** The actor; null for the system. */
  userId: string | null
  act: string
  /** The part of the act before the dot. */
  family: Generated<string>
  /** The changed row, and its name at that time. */
  subject: string | null
  subjectLabel: string | null
  /** Only changed properties; null where the row did not exist before, or was deleted. */
  before: ColumnType<Record<string, unknown> | null, string | null, never>
  after: ColumnType<Record<string, unknown> | null, string | null, never>
  detail: ColumnType<Record<string, unknown>, string, never>
  channel: AuditChannel | null
  ip: string | null
  userAgent: string | null
  sessionId: string | null
  requestId: string | null
}

/** Events pending for the chain; filled by a trigger. */
export type AuditUnsealedTable = { eventId: string }

/** The chain: each link has the digest of its event, and a hash of that and of the previous link. */
export type AuditChainTable = {
  seq: number
  eventId: string
  digest: string
  hash: string
  sealedAt: Date
  /** The signature of a batch's last link. */
  headMac: string | null
}
