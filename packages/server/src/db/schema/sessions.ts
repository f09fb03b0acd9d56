import type { ColumnType, Generated } from 'kysely'

export type SessionKind = 'password' | 'token'
export type SigningKeysTable = { id: string; secret: string; createdAt: Date }
export type SessionsTable = {
  id: string
  userId: string
  kind: SessionKind
  createdAt: Date
  authenticatedAt: Generated<Date>
  secondFactorAt: Date | null
  endsAt: Date
  idleEndsAt: Date
  endedAt: Date | null
  endedBecause: string | null
  rotation: Generated<number>
  rotatedAt: Date
  userAgent: string | null
  ip: string | null
  /** The last sign of life. */
  seenAt: Generated<Date>
}
/** The kind of guess: a password or a code (on a known device or not), recoveries, answers, links, tokens. */
export type GuessBucket = 'signIn' | 'knownDevice' | 'recovery' | 'answers' | 'registration' | 'link'
export type SignInFailuresTable = { id: string; bucket: GuessBucket; name: string; network: string; at: Date }
export type KnownDevicesTable = { userId: string; deviceId: string; seenAt: Date }
export type OneUseTokensTable = {
  hash: string
  purpose: 'exchange' | 'bootstrap' | 'recovery'
  userId: string | null
  expiresAt: Date
  /** Wrong answers to the security questions. */
  tries: Generated<number>
  /** When the security questions were answered. */
  answeredAt: ColumnType<Date | null, undefined, Date>
}
