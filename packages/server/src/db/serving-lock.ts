import { CompiledQuery, sql } from 'kysely'
import type { Db } from './database.ts'

/*
 * Serving and blacklisting exclude each other. Serving shares this lock until the end of the transaction; blacklisting takes it
 * exclusively as its last statement before the commit. So no entry is committed between what a serving statement reads and what it
 * leases: the commit waits for records being served, and later requests wait for the commit and see it.
 */
const key = "hashtext('blacklists.serving')"

/** For serving: in a statement before the one that reads the blacklists, whose snapshot must include the awaited commit. */
export const whileServing = sql.raw(`pg_advisory_xact_lock_shared(${key})`)

/** For blacklisting, as plain SQL. No later statement may wait for one that serves: a deadlock. */
export const serveNobody = `select pg_advisory_xact_lock(${key})`

/** The same within a request. */
export const serveNobodyNow = async (db: Db): Promise<void> =>
  void (await db.executeQuery(CompiledQuery.raw(serveNobody)))
