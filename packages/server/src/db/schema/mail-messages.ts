import type { Generated } from 'kysely'

/** The result of a received e-mail, or of a reply. */
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
  /** The message id without brackets; without one, a hash of the content. */
  messageId: string | null
  ticketId: string | null
  entryId: string | null
  /** The sender, or the recipient. */
  address: string
  subject: string
  /** The quotation of earlier messages. */
  quoted: Generated<string | null>
  leftFiles: Generated<string[]>
  failure: Generated<string | null>
  createdAt: Date
}
