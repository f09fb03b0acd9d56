import type { RegistrationInput } from '@portal/sdk/contract'
import { refuse } from '#contract/refuse.ts'

/** The lifetime of the link. */
export const linkMinutes = 60
/** The maximum number of mails to one address within that time, so that nobody can flood a mailbox. */
export const mostOpen = 3
/** In the fragment, which no server and no log ever sees. */
export const confirmPath = (token: string): string => `/pages/register#confirm=${token}`

/**
 * The requested account's address, in lower case. One form calls it `email`, the other `username` and repeats the
 * password (specification §3): 422 with `confirmation` where the two differ (§5).
 */
export function addressOf({ email, username, password, confirmPassword }: RegistrationInput): string {
  const isTwice = email === undefined
  if (isTwice && username === undefined) refuse('blank', 'email')
  if (isTwice && confirmPassword === undefined) refuse('blank', 'confirmPassword')
  if (confirmPassword !== undefined && confirmPassword !== password) refuse('confirmation', 'confirmPassword')
  return (email ?? username ?? '').toLowerCase()
}
