import { type RawBuilder, sql } from 'kysely'
import type { Context, FamilyName } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { page, type Paging } from '#db/page.ts'
import { masked } from './personal.ts'

type Acting = Pick<Context, 'db' | 'user' | 'clock'>
type Asking = Acting & { query: Paging }

/** Where the rows of a family are found, and which deleted ones the caller may see. */
type Rows = {
  find: (context: Acting, id: string) => Promise<{ id: string } | undefined>
  /** A condition on the event of the deletion, `e`; without one, all of them. */
  isSeen?: (context: Acting) => RawBuilder<boolean>
}

/**
 * The operations `changes` and `deletions` of a family whose rows are deleted for good, for people who maintain it. What
 * the log stores of a deleted row stays readable to them.
 */
export const rowHistory = (family: FamilyName, { find, isSeen = () => sql<boolean>`true` }: Rows) => ({
  async changes(context: Asking & { params: { id: string } }) {
    const { db, params } = context
    const row =
      (await find(context, params.id)) ??
      (await deletionsOf(db, family, isSeen(context)).where('e.subject', '=', params.id).executeTakeFirst())
    return row === undefined ? notFound() : rowChanges(context, family, params.id)
  },

  async deletions(context: Asking) {
    const { data, meta } = await page(deletionsOf(context.db, family, isSeen(context)), context.query)
    return { data: data.map(withPerson), meta }
  },
})

/**
 * A page of the changes of one row from the log, newest first. The caller has checked that the person may see the row;
 * personal values are masked as in the log.
 */
export async function rowChanges({ db, user, query }: Asking, family: FamilyName, subject: string) {
  const seesAll = user.permissions.has('EMPLEADOS_VER_DATOS_PERSONALES')
  const { data, meta } = await page(changesOf(db, family, subject), query)
  return {
    data: data.map(({ before, after, ...event }) => ({
      ...withPerson(event),
      before: seesAll ? before : masked(before),
      after: seesAll ? after : masked(after),
    })),
    meta,
  }
}

const withPerson = <Event extends { userId: string | null; displayName: string | null }>({
  userId,
  displayName,
  ...event
}: Event) => ({
  ...event,
  person: userId === null ? null : { id: userId, displayName: displayName ?? userId },
})

const newestFirst = (db: Db) =>
  db
    .selectFrom('auditEvents as e')
    .leftJoin('users as u', 'u.id', 'e.userId')
    .orderBy('e.at', 'desc')
    .orderBy('e.number', 'desc')

const changesOf = (db: Db, family: FamilyName, subject: string) =>
  newestFirst(db)
    .where('e.subject', '=', subject)
    // Another family may log about the same row.
    .where('e.family', '=', family)
    .select(['e.id', 'e.at', 'e.act', 'e.channel', 'e.before', 'e.after', 'e.userId', 'u.displayName'])

/** What ended and was not removed has values after it, too. */
const deletionsOf = (db: Db, family: FamilyName, isSeen: RawBuilder<boolean>) =>
  newestFirst(db)
    .where('e.act', '=', `${family}.destroy`)
    .where('e.after', 'is', null)
    .where('e.subject', 'is not', null)
    .where(isSeen)
    .select((row) => row.ref('e.subject').$notNull().as('id'))
    .select(['e.subjectLabel as name', 'e.at', 'e.channel', 'e.userId', 'u.displayName'])
