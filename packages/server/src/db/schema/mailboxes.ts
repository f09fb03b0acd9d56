import type { Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

export type MailSecurity = 'tls' | 'starttls' | 'none'
export type MailboxFault = 'host' | 'credentials' | 'connection' | 'password' | 'skill' | 'unknown'

/** A mailbox whose e-mails become tickets, with its read position. */
export type MailboxesTable = CatalogueTable<{
  address: string
  imapHost: string
  imapPort: Generated<number>
  imapSecurity: Generated<MailSecurity>
  smtpHost: string
  smtpPort: Generated<number>
  smtpSecurity: Generated<MailSecurity>
  username: string
  /** The encrypted password. */
  secret: Generated<string | null>
  /** Generated from `secret`. */
  hasPassword: Generated<boolean>
  skillId: string
  projectId: string | null
  language: Generated<string>
  /** The last editor, who is notified of failures. */
  ownerId: Generated<string | null>
  lastSeenAt: Generated<Date | null>
  fault: Generated<MailboxFault | null>
  /** The UIDVALIDITY of `lastUid` (RFC 3501 §2.3.1.1). */
  uidValidity: Generated<string | null>
  lastUid: Generated<number>
}>
