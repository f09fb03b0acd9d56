import { type Kysely, sql } from 'kysely'

/** When a dated shift begins and ends, so that a day is compared with it without reading all its times. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shifts
      add column first_minute integer generated always as ((times -> 'segments' -> 0 ->> 'start')::int) stored,
      add column last_minute integer generated always as ((times -> 'segments' -> -1 ->> 'end')::int) stored,
      add column segment_count integer generated always as (jsonb_array_length(times -> 'segments')) stored`.execute(
    db,
  )
}
