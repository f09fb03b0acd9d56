import type { Generated } from 'kysely'
import type { UsersTable } from './people.ts'

/** The secret is encrypted; a second factor counts from its confirmation on. */
export type SecondFactorsTable = {
  userId: string
  secret: string
  createdAt: Date
  confirmedAt: Date | null
  lastStep: Generated<number>
}
/** Those that are not used yet. */
export type RecoveryCodesTable = { userId: string; hash: string }
export type SealingKeysTable = { id: string; secret: string; createdAt: Date }
/** Who asked to be registered and has not followed the link yet; the hash is that of the link's token, once it is sent. */
export type RegistrationsTable = {
  id: string
  hash: string | null
  locale: UsersTable['locale']
  email: string
  displayName: string
  passwordHash: string
  expiresAt: Date
}
