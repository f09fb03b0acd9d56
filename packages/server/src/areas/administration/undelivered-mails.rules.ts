import type { components } from '#contract/generated/main.ts'
import { conflict } from '#contract/refuse.ts'

type Mail = components['schemas']['UndeliveredMail']

/** What is known of whom a mail is for. `expiresAt` is that of an account somebody asks for, null when it is forgotten. */
export type Reach = { jobKind: string; email: string | null; isActive: boolean; expiresAt: Date | null }

export const registration = 'registration.mail'

/** Why a mail would not be sent again, though somebody asked for it: its job would find nobody to write to. */
export function obstacleOf({ jobKind, email, isActive, expiresAt }: Reach, now: Date): Mail['obstacle'] {
  if (jobKind === registration) return expiresAt !== null && expiresAt > now ? null : 'expired'
  if (email === null || email === '') return 'no_address'
  return isActive ? null : 'inactive'
}

export function checkSendable({ obstacle }: Pick<Mail, 'obstacle'>): void {
  if (obstacle !== null) conflict('invalid', 'obstacle')
}

/** What the mails of each kind of work are about; letters say it by their name. */
const kinds: Readonly<Record<string, Mail['kind']>> = {
  'users.letter': 'account',
  [registration]: 'registration',
  'recovery.mail': 'recovery',
}

export const mailJobs: readonly string[] = ['mail.letter', ...Object.keys(kinds)]

/** `letter` is the name of the letter where it has one, else the kind of work. */
export function kindOf(jobKind: string, letter: string | null): Mail['kind'] {
  const known = kinds[jobKind]
  if (known !== undefined) return known
  if (letter?.startsWith('access')) return 'access'
  return /^(?:password|questions|secondFactor|signIn)/.test(letter ?? '') ? 'security' : 'notice'
}
