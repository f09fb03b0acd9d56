import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What was taken is named as it was: who took which numbers is asked years after their list is gone.
  await sql`
    create table downloads (
      id uuid primary key,
      mark text not null unique,
      user_id uuid not null references users (id),
      template_id uuid not null,
      template_name text not null,
      source text not null,
      source_id uuid,
      source_name text,
      nodes jsonb,
      columns jsonb not null,
      format text not null,
      channel text not null,
      reason text not null,
      state text not null,
      failure text,
      done integer not null default 0,
      total integer,
      excluded integer not null default 0,
      exclusions jsonb not null default '[]',
      blob_key text,
      size integer,
      sha256 text,
      created_at timestamptz not null,
      started_at timestamptz,
      finished_at timestamptz,
      expires_at timestamptz,
      fetches integer not null default 0,
      fetched_at timestamptz
    )`.execute(db)
  await sql`create index downloads_created_at on downloads (created_at, id)`.execute(db)
  await sql`create index downloads_user on downloads (user_id, created_at)`.execute(db)
}
