import { type Kysely, sql } from 'kysely'

/** How far the terms of open tickets are counted anew; one at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table clock_recounts (
      id uuid primary key,
      state text not null default 'queued',
      total integer not null default 0,
      done integer not null default 0,
      after_id uuid not null default '00000000-0000-0000-0000-000000000000',
      created_by uuid not null references users (id),
      created_at timestamptz not null,
      started_at timestamptz,
      finished_at timestamptz
    )`.execute(db)
  await sql`create unique index clock_recounts_one on clock_recounts ((true)) where finished_at is null`.execute(
    db,
  )
  await sql`create index clock_recounts_newest on clock_recounts (created_at desc, id)`.execute(db)
}
