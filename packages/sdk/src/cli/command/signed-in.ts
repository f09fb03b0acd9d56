import type { Portal } from '@portal/sdk'
import { CommandError } from './command-error.ts'
import type { Context } from './context.ts'
import { wordsIn } from '#cli/phrases/words-in.ts'

/**
 * Returns a signed-in portal: with the session of the file, else with a new one for PORTAL_USER and PORTAL_PASSWORD.
 * Running a command counts as activity: it extends the session by half an hour and verifies that it is still valid.
 */
export async function signedIn({ portal, shell: { env }, signal, locale }: Context): Promise<Portal> {
  await portal.session.ready
  if (portal.session.current) await portal.session.keepAlive({ signal })
  if (portal.session.current) return portal
  const { PORTAL_USER: user = '', PORTAL_PASSWORD: password = '' } = env
  if (user === '' || password === '') {
    throw new CommandError('notSignedIn', wordsIn(locale).notSignedIn, [
      'Sign in with: portal login',
      'or set PORTAL_USER and PORTAL_PASSWORD.',
    ])
  }
  await portal.session.login({ user, password }, { signal })
  return portal
}
