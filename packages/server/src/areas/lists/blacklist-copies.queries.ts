import { setImmediate } from 'node:timers/promises'
import { type Insertable, sql } from 'kysely'
import { inForce } from '#db/not-blacklisted.ts'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'
import type { BlacklistCopiesTable } from '#db/schema/blacklists.ts'
import { named } from './blacklist-entries.queries.ts'

type Person = { id: string; displayName: string }

const copies = (db: Db) =>
  db
    .selectFrom('blacklistCopies as c')
    .innerJoin('blacklists as b', 'b.id', 'c.blacklistId')
    .innerJoin('users as u', 'u.id', 'c.createdBy')
    .select(['c.id', 'c.partner', 'c.createdAt', named.as('blacklist')])
    .select(sql<Person>`json_build_object('id', u.id, 'displayName', u.display_name)`.as('createdBy'))

export const list = (db: Db, paging: Paging) =>
  page(copies(db).orderBy('c.createdAt', 'desc').orderBy('c.id'), paging)

export const find = (db: Db, id: string) => copies(db).where('c.id', '=', id).executeTakeFirst()

export const saltOf = (db: Db, id: string) =>
  db.selectFrom('blacklistCopies').select(['salt', 'blacklistId']).where('id', '=', id).executeTakeFirst()

export const insert = (db: Db, copy: Insertable<BlacklistCopiesTable>) =>
  db.insertInto('blacklistCopies').values(copy).execute()

const batchRows = 5000
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * The entries in force of a list as CSV lines: kind, hash, channel, last day. Uses the stored hash, never the value,
 * ordered by random ids.
 */
export async function* hashedLines(
  db: Db,
  { blacklistId, salt, on }: { blacklistId: string; salt: string; on: string },
): AsyncGenerator<string> {
  let last = beforeAll
  for (;;) {
    const { rows } = await sql<{ id: string; line: string }>`
      select e.id, concat_ws(';', e.kind, encode(sha256(decode(${salt} || encode(e.sha256, 'hex'), 'escape')), 'hex'),
        e.channel, coalesce(e.expires_on::text, '')) as line
      from blacklist_entries e join blacklists b on b.id = e.blacklist_id
      where e.blacklist_id = ${blacklistId} and e.id > ${last}::uuid and ${inForce(on)}
      order by e.id limit ${batchRows}`.execute(db)
    const end = rows.at(-1)
    if (end === undefined) return
    last = end.id
    yield rows.map(({ line }) => `${line}\r\n`).join('')
    await setImmediate()
  }
}
