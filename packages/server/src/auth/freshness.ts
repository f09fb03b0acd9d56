import type { Context } from '#contract/handlers.ts'
import { forbidden, reauthenticate } from '#contract/refuse.ts'
import type { CurrentUser } from './current-user.ts'

const freshMs = 5 * 60_000

type Session = Pick<CurrentUser['session'], 'kind' | 'authenticatedAt' | 'secondFactorAt'>

/**
 * Whether the password was confirmed in this session less than five minutes ago. Signing in by a link does not count.
 */
export function isFreshSession({ kind, authenticatedAt }: Session, now: Date): boolean {
  return kind === 'password' && now.getTime() - authenticatedAt.getTime() < freshMs
}

type Asked = Pick<Context, 'db' | 'clock' | 'user'>

/** Refuses a sensitive operation until the password is confirmed: 403 with the code `reauthentication`. */
export function requireFresh(asked: Asked): Promise<void> {
  const now = asked.clock.now()
  return requireOf(asked, (session) => isFreshSession(session, now))
}

/**
 * Likewise refuses somebody who has, or needs, a second factor and has not verified it in this session: before
 * permissions are changed, and before the second factor itself is changed.
 */
export async function requireSecondFactor(asked: Asked): Promise<void> {
  const { isRequired, isOn } = asked.user.secondFactor
  if (isRequired || isOn) await requireOf(asked, (session) => session.secondFactorAt !== null)
}

async function requireOf({ db, user }: Asked, holds: (session: Session) => boolean): Promise<void> {
  if (user.session.kind !== 'password') return forbidden()
  if (holds(user.session)) return
  // Another process may have confirmed it within the second for which a person is cached.
  const row = await db
    .selectFrom('sessions')
    .where('id', '=', user.session.id)
    .select(['kind', 'authenticatedAt', 'secondFactorAt'])
    .executeTakeFirst()
  if (!row || !holds(row)) reauthenticate()
}
