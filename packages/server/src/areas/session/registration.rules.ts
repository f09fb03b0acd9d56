import type { RegistrationInput } from '@portal/sdk/contract'
import { refuse } from '#contract/refuse.ts'

/** The link of the mail lives so long. */
export const linkMinutes = 60
/** Nobody's mailbox is filled by others: so many mails to one address within that time. */
export const mostOpen = 3
/** In the fragment, which no server and no log ever sees. */
export const confirmPath = (token: string): string => `/pages/register#confirm=${token}`

/**
 * The address that an account is asked for with, in small letters. One form calls it `email`, the other `username` and says
 * the password twice (specification §3): 422 with `confirmation` where the two differ (§5).
 */
export function addressOf({ email, username, password, confirmPassword }: RegistrationInput): string {
  const isTwice = email === undefined
  if (isTwice && username === undefined) refuse('blank', 'email')
  if (isTwice && confirmPassword === undefined) refuse('blank', 'confirmPassword')
  if (confirmPassword !== undefined && confirmPassword !== password) refuse('confirmation', 'confirmPassword')
  return (email ?? username ?? '').toLowerCase()
}
