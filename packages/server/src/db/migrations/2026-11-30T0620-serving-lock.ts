import { type Kysely, sql } from 'kysely'

/*
 * The commit of whatever put somebody on a blacklist, or made a list apply to more, waits for those who are being served:
 * deferred triggers take the lock that `db/serving-lock.ts` describes. They know no way onto a list, so none can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function serve_nobody() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('blacklists.serving'));
      return null;
    end $$`.execute(db)
  // @NOTE The condition has a side effect: the first row of a transaction sets what keeps the others from being queued. A
  // load of a million entries would otherwise keep an event for each until the commit. A rollback to a savepoint undoes both.
  await sql`
    create constraint trigger blacklist_entries_serve_nobody after insert or update on blacklist_entries
    deferrable initially deferred for each row
    when (new.removed_at is null
      and current_setting('portal.serve_nobody', true) is distinct from 'queued'
      and set_config('portal.serve_nobody', 'queued', true) = 'queued')
    execute function serve_nobody()`.execute(db)
  // Any column but the count of entries: a column that widens a list is not known yet.
  await sql`
    create constraint trigger blacklists_serve_nobody after update on blacklists
    deferrable initially deferred for each row
    when (to_jsonb(new) - 'size' is distinct from to_jsonb(old) - 'size')
    execute function serve_nobody()`.execute(db)
}
