import { type Kysely, sql } from 'kysely'

/** What an agent wrote down of somebody goes when their record is anonymised; who called when, and how it ended, stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_attempt_change() returns trigger language plpgsql as $$
    begin
      -- Only the key and the notes of a record that is anonymised may go, and nothing else with them.
      if tg_op = 'UPDATE' and to_jsonb(new) - 'reference' - 'notes' = to_jsonb(old) - 'reference' - 'notes'
        and (new.reference = old.reference or new.reference like 'tk\\_%')
        and (new.notes is null or new.notes is not distinct from old.notes) then
        return new;
      end if;
      raise exception 'an attempt never changes: % refused', tg_op;
    end $$`.execute(db)
}
