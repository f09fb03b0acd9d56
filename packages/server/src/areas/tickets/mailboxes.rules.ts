import { refuse } from '#contract/refuse.ts'
import type { MailServers } from '#seams/mail-servers.ts'

type Hosts = { imapHost: string; imapPort: number; smtpHost: string; smtpPort: number }
type Account = Hosts & { username: string }

/** A mailbox stands on hosts of the list alone: no request may lead the server to others. */
export function checkHosts(
  { imapHost, imapPort, smtpHost, smtpPort }: Hosts,
  { isAllowed }: Pick<MailServers, 'isAllowed'>,
): void {
  if (!isAllowed(imapHost, imapPort)) refuse('inclusion', 'imapHost', { value: imapHost })
  if (!isAllowed(smtpHost, smtpPort)) refuse('inclusion', 'smtpHost', { value: smtpHost })
}

const secretFor = ['imapHost', 'imapPort', 'smtpHost', 'smtpPort', 'username'] as const

/** Whether a password may stay: whom it was given for is whom it is sent to. */
export const keepsPassword = (before: Account, after: Account): boolean =>
  secretFor.every((column) => before[column] === after[column])
