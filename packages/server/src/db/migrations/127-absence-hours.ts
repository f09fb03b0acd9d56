import { type Kysely, sql } from 'kysely'

/** An absence by hours may say when they begin: a medical visit from ten to half past eleven. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table absences add start_minute smallint
    constraint absences_start
    check (start_minute is null or part = 'hours' and start_minute >= 0 and start_minute + minutes <= 1440)`.execute(
    db,
  )
  // Days follow from it: what notes the changes of absences looks at it, too.
  await sql`
    do $$
    declare noting text;
    begin
      for noting in select pg_get_functiondef(oid) from pg_proc where proname like 'absences\\_forget\\_days\\_%' loop
        execute replace(noting, 'stands, part, minutes)', 'stands, part, minutes, start_minute)');
      end loop;
    end $$`.execute(db)
}
