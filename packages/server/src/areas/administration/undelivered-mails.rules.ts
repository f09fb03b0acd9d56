import type { UndeliveredMail } from '@portal/sdk/contract'
import { conflict } from '#contract/refuse.ts'
import type { MailJob } from './undelivered-mails.queries.ts'

type Mail = UndeliveredMail

/** What is known of a mail's recipient. `expiresAt` is that of a requested account, null when it was deleted. */
export type Reach = { jobKind: MailJob; email: string | null; isActive: boolean; expiresAt: Date | null }

/** Why a mail cannot be sent again: its job would find no recipient. */
export function obstacleOf({ jobKind, email, isActive, expiresAt }: Reach, now: Date): Mail['obstacle'] {
  if (jobKind === 'registration.mail') return expiresAt !== null && expiresAt > now ? null : 'expired'
  if (email === null || email === '') return 'no_address'
  return isActive ? null : 'inactive'
}

export function checkSendable({ obstacle }: Pick<Mail, 'obstacle'>): void {
  if (obstacle !== null) conflict('invalid', 'obstacle')
}

/** The subject of each kind of job; letters have theirs by name. */
const kinds: Readonly<Record<Exclude<MailJob, 'mail.letter'>, Mail['kind']>> = {
  'users.letter': 'account',
  'registration.mail': 'registration',
  'recovery.mail': 'recovery',
}

/** `letter` is the name of the letter, if it has one. */
export function kindOf(jobKind: MailJob, letter: string | null): Mail['kind'] {
  if (jobKind !== 'mail.letter') return kinds[jobKind]
  if (/^(?:password|questions|signIn|secondFactor|access\.secondFactor)/.test(letter ?? '')) return 'security'
  return letter?.startsWith('access') ? 'access' : 'notice'
}
