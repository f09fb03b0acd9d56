import { refuse } from '#contract/refuse.ts'
import type { MailServers } from '#seams/mail-servers.ts'

type Hosts = { imapHost: string; imapPort: number; smtpHost: string; smtpPort: number }
type Account = Hosts & { username: string }

/** Only allowed hosts: no request may make the server connect elsewhere. */
export function checkHosts(
  { imapHost, imapPort, smtpHost, smtpPort }: Hosts,
  { isAllowed }: Pick<MailServers, 'isAllowed'>,
): void {
  if (!isAllowed(imapHost, imapPort)) refuse('inclusion', 'imapHost', { value: imapHost })
  if (!isAllowed(smtpHost, smtpPort)) refuse('inclusion', 'smtpHost', { value: smtpHost })
}

const secretFor = ['imapHost', 'imapPort', 'smtpHost', 'smtpPort', 'username'] as const

/** Whether the password may stay: it is only sent to the server it was given for. */
export const keepsPassword = (before: Account, after: Account): boolean =>
  secretFor.every((column) => before[column] === after[column])
