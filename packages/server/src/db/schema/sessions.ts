import type { ColumnType, Generated } from 'kysely'

export type SessionKind = 'password' | 'token'
export type SigningKeysTable = { id: string; secret: string; createdAt: Date }
export type SessionsTable = {
  id: string
  userId: string
  kind: SessionKind
  createdAt: Date
  endsAt: Date
  idleEndsAt: Date
  endedAt: Date | null
  endedBecause: string | null
  rotation: Generated<number>
  rotatedAt: Date
  userAgent: string | null
  ip: string | null
}
export type SignInFailuresTable = { id: string; name: string; network: string; at: Date }
export type OneUseTokensTable = {
  hash: string
  purpose: 'exchange' | 'bootstrap'
  userId: string | null
  expiresAt: Date
}
export type AuditEventsTable = {
  id: string
  at: Date
  userId: string | null
  act: string
  detail: ColumnType<unknown, string, never>
}
