import { type Kysely, sql } from 'kysely'

/** Where files are loaded from by a schedule, and what came of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table load_sources (
      id uuid primary key,
      name text not null,
      kind text not null,
      folder text not null,
      host text,
      username text,
      secret text,
      fingerprint text,
      pattern text not null,
      template_id uuid not null references templates (id),
      afterwards text not null,
      active boolean not null,
      every text not null,
      weekday integer,
      day integer,
      hour integer not null,
      time_zone text not null,
      next_at timestamptz,
      version integer not null,
      owner_id uuid not null references users (id),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create unique index load_sources_name on load_sources (plain(name))`.execute(db)
  await sql`create index load_sources_template on load_sources (template_id)`.execute(db)
  await sql`
    create table load_source_runs (
      id uuid primary key,
      source_id uuid not null references load_sources (id) on delete cascade,
      file text,
      size double precision,
      modified_at timestamptz,
      sha256 text,
      outcome text not null,
      failure text,
      load_id uuid references loads (id) on delete set null,
      ran_at timestamptz not null
    )`.execute(db)
  await sql`create index load_source_runs_source on load_source_runs (source_id, ran_at)`.execute(db)
  await sql`create index load_source_runs_file on load_source_runs (source_id, file)`.execute(db)
  await sql`create index load_source_runs_load on load_source_runs (load_id)`.execute(db)
}
