import { permissionById, permissions as catalogue } from '@portal/permissions'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { prepared } from '#db/reuse-plans.ts'
import type { UsersTable } from '#db/schema/people.ts'
import type { SessionKind } from '#db/schema/sessions.ts'

/** Whether a person's roles require a second factor, and whether one is set up. */
export type SecondFactor = { isRequired: boolean; isOn: boolean }

/** Without the required second factor, only setting it up is allowed. */
export const isSecondFactorDue = ({ isRequired, isOn }: SecondFactor): boolean => isRequired && !isOn

/** The signed-in person, as handlers see it. */
export type CurrentUser = {
  id: string
  username: string
  displayName: string
  locale: UsersTable['locale']
  timeZone: string | null
  permissions: ReadonlySet<string>
  secondFactor: SecondFactor
  session: {
    id: string
    /** Whether this is a view: another person looks at the portal as this one (decision 044). */
    kind: SessionKind | 'view'
    createdAt: Date
    /** When the password was last confirmed. */
    authenticatedAt: Date
    /** When the second factor was last verified in this session. */
    secondFactorAt: Date | null
    endsAt: Date
    idleEndsAt: Date
  }
  /** In a view, the real person and their own session. */
  viewedBy?: { id: string; sessionId: string }
}

/** The person of a live session, with the permissions of all roles; undefined when the session is over. */
export async function userOfSession(db: Db, sessionId: string, now: Date): Promise<CurrentUser | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('sessions.id', '=', sessionId)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.endsAt', '>', now)
    .where('sessions.idleEndsAt', '>', now)
    .where('users.active', '=', true)
    .select(['users.id', 'users.username', 'users.displayName', 'users.locale', 'users.timeZone'])
    .select(['sessions.kind', 'sessions.createdAt', 'sessions.authenticatedAt', 'sessions.secondFactorAt'])
    .select(['sessions.endsAt', 'sessions.idleEndsAt'])
    .modifyEnd(prepared)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, username, displayName, locale, timeZone, ...session } = row
  const rights = await rightsOf(db, id, now)
  return { id, username, displayName, locale, timeZone, ...rights, session: { id: sessionId, ...session } }
}

/** The permissions of a person's roles plus direct grants: none while a required second factor is missing. */
export async function rightsOf(
  db: Db,
  userId: string,
  now: Date,
): Promise<Pick<CurrentUser, 'permissions' | 'secondFactor'>> {
  const granted = db
    .selectFrom('userPermissions')
    .where('userPermissions.userId', '=', userId)
    .where((grant) => grant.or([grant('endsAt', 'is', null), grant('endsAt', '>', now)]))
    .select('userPermissions.permissionId')
  const roles = await db
    .selectFrom('users')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .leftJoin('userRoles', 'userRoles.userId', 'users.id')
    .leftJoin('roles', 'roles.id', 'userRoles.roleId')
    .leftJoin('rolePermissions', 'rolePermissions.roleId', 'roles.id')
    .where('users.id', '=', userId)
    .select(['roles.allPermissions', 'roles.requiresSecondFactor', 'rolePermissions.permissionId'])
    .select('secondFactors.confirmedAt')
    // Direct grants that have not expired (SHE-15).
    .select(sql<number[]>`array(${granted})`.as('granted'))
    .modifyEnd(prepared)
    .execute()
  const secondFactor = {
    isRequired: roles.some((role) => role.requiresSecondFactor),
    isOn: roles.some((role) => role.confirmedAt !== null),
  }
  if (isSecondFactorDue(secondFactor)) return { permissions: new Set(), secondFactor }
  const ids = [...roles.map(({ permissionId }) => permissionId), ...(roles[0]?.granted ?? [])]
  const isEverything = roles.some((role) => role.allPermissions)
  return { permissions: isEverything ? everything() : namesOf(ids), secondFactor }
}

const everything = () => new Set<string>(catalogue.map(({ name }) => name))

const namesOf = (ids: readonly (number | null)[]): ReadonlySet<string> =>
  new Set(ids.flatMap((id) => (id === null ? [] : (permissionById(id)?.name ?? []))))
