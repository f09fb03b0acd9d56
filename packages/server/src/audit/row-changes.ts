import type { Context, FamilyName } from '#contract/handlers.ts'
import type { Db } from '#db/database.ts'
import { masked } from './personal.ts'

/** Enough for the life of a row: older changes are in the log. */
const mostChanges = 100

/**
 * The changes of one row from the log, newest first, for people who maintain its family. The handler has checked that the
 * caller may see the row; personal values are masked as in the log.
 */
export async function rowChanges(
  { db, user }: Pick<Context, 'db' | 'user'>,
  family: FamilyName,
  subject: string,
) {
  const seesAll = user.permissions.has('EMPLEADOS_VER_DATOS_PERSONALES')
  const events = await eventsOf(db, family, subject)
  return events.map(({ userId, displayName, before, after, ...event }) => ({
    ...event,
    person: userId === null ? null : { id: userId, displayName: displayName ?? userId },
    before: seesAll ? before : masked(before),
    after: seesAll ? after : masked(after),
  }))
}

const eventsOf = (db: Db, family: FamilyName, subject: string) =>
  db
    .selectFrom('auditEvents as e')
    .leftJoin('users as u', 'u.id', 'e.userId')
    .where('e.subject', '=', subject)
    // Another family may log about the same row.
    .where('e.family', '=', family)
    .select(['e.id', 'e.at', 'e.act', 'e.channel', 'e.before', 'e.after', 'e.userId', 'u.displayName'])
    .orderBy('e.at', 'desc')
    .orderBy('e.number', 'desc')
    .limit(mostChanges)
    .execute()
