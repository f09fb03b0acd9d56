import { type Kysely, sql } from 'kysely'

/** What a load of a file would do, counted without writing: one a file, and gone with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dry_runs (
      file_id uuid primary key references records_files (id) on delete cascade,
      run uuid not null unique,
      template_id uuid not null references templates (id) on delete cascade,
      template_version integer not null,
      mapping jsonb not null,
      state text not null,
      total integer not null,
      processed integer not null default 0,
      created integer not null default 0,
      updated integer not null default 0,
      unchanged integer not null default 0,
      duplicated integer not null default 0,
      excluded integer not null default 0,
      errors integer not null default 0,
      worked_ms double precision not null default 0,
      created_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db)
  await sql`create index dry_runs_by_template on dry_runs (template_id)`.execute(db)
}
