import { type Kysely, sql } from 'kysely'

/** How many errors a rejected row has stands in the index: a page of them is found without reading the rows before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table load_rejects
    add column error_count integer generated always as (jsonb_array_length(errors)) stored`.execute(db)
  await sql`alter table load_rejects drop constraint load_rejects_pk`.execute(db)
  await sql`alter table load_rejects
    add constraint load_rejects_pk primary key (load_id, row_number) include (error_count)`.execute(db)
}
