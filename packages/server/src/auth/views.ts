import type { PermissionName } from '@portal/permissions'
import type { Db } from '#db/database.ts'
import { type CurrentUser, rightsOf } from './current-user.ts'
import { after } from './sessions.ts'

/** The operations that open and end a view (`viewAs.create` in the contract). */
const viewing = 'PERMISOS_EDITAR' satisfies PermissionName

/** The maximum duration of a view. */
export const viewSeconds = 15 * 60

type NewView = { id: string; sessionId: string; viewerId: string; userId: string }

/** Opens a view of fifteen minutes; a session has one at a time. */
export async function openView(db: Db, view: NewView, now: Date): Promise<Date> {
  await endViewsOf(db, view.sessionId, now)
  const endsAt = after(now, viewSeconds)
  await db
    .insertInto('views')
    .values({ ...view, createdAt: now, endsAt, endedAt: null })
    .execute()
  return endsAt
}

/** Ends a session's open views; returns the people they showed. */
export async function endViewsOf(db: Db, sessionId: string, now: Date): Promise<string[]> {
  const ended = await db
    .updateTable('views')
    .set({ endedAt: now })
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', now)
    .returning('userId')
    .execute()
  return ended.map(({ userId }) => userId)
}

/**
 * The person that a view's token shows (decision 044), without permissions that the viewer lacks now, as long as both
 * are active, the viewer has the permission and the viewer's own session lives.
 */
export async function userOfView(db: Db, viewId: string, now: Date): Promise<CurrentUser | undefined> {
  const row = await db
    .selectFrom('views')
    .innerJoin('sessions', 'sessions.id', 'views.sessionId')
    .innerJoin('users', 'users.id', 'views.userId')
    .innerJoin('users as viewers', 'viewers.id', 'views.viewerId')
    .where('views.id', '=', viewId)
    .where('views.endedAt', 'is', null)
    .where('views.endsAt', '>', now)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.endsAt', '>', now)
    .where('sessions.idleEndsAt', '>', now)
    .where('users.active', '=', true)
    .where('viewers.active', '=', true)
    .select(['users.id', 'users.username', 'users.displayName', 'users.locale', 'users.timeZone'])
    .select(['views.viewerId', 'views.sessionId', 'views.createdAt', 'views.endsAt'])
    .executeTakeFirst()
  if (!row) return undefined
  const { viewerId, sessionId, createdAt, endsAt, ...person } = row
  const [seen, own] = [await rightsOf(db, person.id, now), await rightsOf(db, viewerId, now)]
  if (!own.permissions.has(viewing)) return undefined
  return {
    ...person,
    permissions: new Set([...seen.permissions].filter((name) => own.permissions.has(name))),
    secondFactor: seen.secondFactor,
    session: {
      ...{ id: viewId, kind: 'view', createdAt, authenticatedAt: createdAt, secondFactorAt: null },
      ...{ endsAt, idleEndsAt: endsAt },
    },
    viewedBy: { id: viewerId, sessionId },
  }
}

/** Records that an operation was read in a view; returns whether it was the first time. */
export async function noteLook(db: Db, viewId: string, operation: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('viewLooks')
    .values({ viewId, operation })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
