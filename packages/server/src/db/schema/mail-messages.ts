import type { Generated } from 'kysely'

/** What became of an e-mail that came, or of an answer. */
export type MailOutcome =
  | 'ticket'
  | 'entry'
  | 'automatic'
  | 'bounce'
  | 'too_large'
  | 'too_many_parts'
  | 'too_many'
  | 'unreadable'
  | 'queued'
  | 'sent'
  | 'failed'
  | 'bounced'

export type MailMessagesTable = {
  id: string
  mailboxId: string
  direction: 'in' | 'out'
  outcome: MailOutcome
  uidValidity: string | null
  uid: number | null
  /** What other e-mails name it by, without its brackets; of one that has none, what its content adds up to. */
  messageId: string | null
  ticketId: string | null
  entryId: string | null
  /** Who sent it, or whom it is for. */
  address: string
  subject: string
  /** What it repeats of earlier ones. */
  quoted: Generated<string | null>
  leftFiles: Generated<string[]>
  failure: Generated<string | null>
  createdAt: Date
}
