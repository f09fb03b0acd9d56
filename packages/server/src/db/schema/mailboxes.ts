import type { Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

export type MailSecurity = 'tls' | 'starttls' | 'none'
export type MailboxFault = 'host' | 'credentials' | 'connection' | 'password' | 'skill' | 'unknown'

/** A mailbox whose e-mails become tickets, and how far it has been read. */
export type MailboxesTable = CatalogueTable<{
  address: string
  imapHost: string
  imapPort: Generated<number>
  imapSecurity: Generated<MailSecurity>
  smtpHost: string
  smtpPort: Generated<number>
  smtpSecurity: Generated<MailSecurity>
  username: string
  /** Its password, sealed. */
  secret: Generated<string | null>
  /** Follows from `secret`. */
  hasPassword: Generated<boolean>
  skillId: string
  projectId: string | null
  language: Generated<string>
  /** Who wrote it last, and is told when it fails. */
  ownerId: Generated<string | null>
  lastSeenAt: Generated<Date | null>
  fault: Generated<MailboxFault | null>
  /** Which numbering of its e-mails `lastUid` is of (RFC 3501 §2.3.1.1). */
  uidValidity: Generated<string | null>
  lastUid: Generated<number>
}>
