import { sql } from 'kysely'

/*
 * Serving and blacklisting exclude each other. Serving shares this lock until the end of the transaction. Blacklisting takes it
 * exclusively at the commit: deferred triggers of `blacklist_entries` and `blacklists` do, whatever wrote there. So no entry is
 * committed between what a serving statement reads and what it leases: the commit waits for records being served, and later
 * requests wait for the commit and see it.
 */

/** For serving: in a statement before the one that reads the blacklists, whose snapshot must include the awaited commit. */
export const whileServing = sql.raw(`pg_advisory_xact_lock_shared(hashtext('blacklists.serving'))`)
