import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** Who asks for an account (specification §3). */
export type RegistrationInput = components['schemas']['Registration']

/** Accounts that people ask for themselves (specification §7). */
export interface RegistrationFamily {
  /** Whether people may ask for an account. */
  readonly show: Act<paths, '/api/auth/register', 'get'>
  /** Asks for an account; what becomes of it says a mail. */
  readonly create: Act<paths, '/api/auth/register', 'post'>
  /** Confirms the account with the token of the mail. Nobody is signed in by it. */
  readonly confirm: Act<paths, '/api/auth/register/confirmation', 'post'>
}

/** Builds the family. */
export function registration({ main }: Kernel): RegistrationFamily {
  const path = '/api/auth/register'
  const open = { auth: 'none', isOnce: true } as const
  return {
    show: main.act('registration.show', 'get', path, 'nothing', { auth: 'none' }),
    create: main.act('registration.create', 'post', path, 'body', open),
    confirm: main.act('registration.confirm', 'post', `${path}/confirmation`, 'body', open),
  }
}
