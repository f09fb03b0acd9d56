import { CompiledQuery, sql } from 'kysely'
import type { Db } from './database.ts'

/*
 * Serving and listing take turns. Who serves records shares this lock to the end of the transaction; who has put somebody on a
 * blacklist takes it alone as the last act before the commit. So nobody is listed between what a serving statement reads and what
 * it leases: the commit waits for those who are served just now, and who asks meanwhile waits for the commit and reads it.
 */
const key = "hashtext('blacklists.serving')"

/** For who serves, in a statement before the one that reads the blacklists: it must not see less than the commit waited for. */
export const whileServing = sql.raw(`pg_advisory_xact_lock_shared(${key})`)

/** For who lists, as plain SQL. Nothing may follow that could wait for a server of records. */
export const serveNobody = `select pg_advisory_xact_lock(${key})`

/** The same for who lists in a request. */
export const serveNobodyNow = async (db: Db): Promise<void> =>
  void (await db.executeQuery(CompiledQuery.raw(serveNobody)))
