import type { Generated } from 'kysely'
import type { UsersTable } from './people.ts'

/** The secret is encrypted; a second factor is active once confirmed. */
export type SecondFactorsTable = {
  userId: string
  secret: string
  createdAt: Date
  confirmedAt: Date | null
  lastStep: Generated<number>
}
/** The unused ones. */
export type RecoveryCodesTable = { userId: string; hash: string }
export type SealingKeysTable = { id: string; secret: string; createdAt: Date }
/** A registration whose link was not followed yet, with the hash of the link's token once it is sent. */
export type RegistrationsTable = {
  id: string
  hash: string | null
  locale: UsersTable['locale']
  email: string
  displayName: string
  passwordHash: string
  expiresAt: Date
}
