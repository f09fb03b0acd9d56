import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createSegments(db)
  await createMembers(db)
  await createRuns(db)
}

async function createSegments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table segments (
      id uuid primary key,
      serial integer not null generated always as identity unique,
      name text not null,
      description text not null,
      template_id uuid not null references templates (id) on delete cascade,
      template_serial integer not null,
      filter_id uuid not null references filters (id),
      filter_version integer not null,
      mode text not null,
      exclusive_set text,
      position integer not null,
      challenger_percent integer,
      state text not null,
      run_id uuid,
      computed_run_id uuid,
      computed_at timestamptz,
      size integer,
      total integer,
      matched integer,
      blacklisted integer,
      earlier integer,
      challengers integer,
      failure text,
      taken jsonb not null default '{}'::jsonb,
      loads_then jsonb not null default '{}'::jsonb,
      version integer not null,
      created_by uuid not null references users (id),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint segments_sum check (matched = blacklisted + earlier + size)
    )`.execute(db)
  await sql`create unique index segments_name on segments (plain(name))`.execute(db)
  await sql`create index segments_template on segments (template_id, position)`.execute(db)
  await sql`create index segments_filter on segments (filter_id)`.execute(db)
}

// No foreign key: a check for each of a million members costs more than it protects.
async function createMembers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table segment_members (
      segment_serial integer not null,
      reference text collate "C" not null,
      arm smallint,
      primary key (segment_serial, reference)
    )`.execute(db)
}

async function createRuns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table segment_runs (
      id uuid primary key,
      state text not null,
      created_by uuid not null references users (id),
      created_at timestamptz not null,
      started_at timestamptz,
      finished_at timestamptz
    )`.execute(db)
  await sql`create index segment_runs_created on segment_runs (created_at, id)`.execute(db)
  await sql`
    create table segment_results (
      run_id uuid not null references segment_runs (id) on delete cascade,
      place integer not null,
      segment_id uuid not null,
      name text not null,
      state text not null,
      processed integer not null default 0,
      to_process integer not null default 0,
      worked_ms double precision not null default 0,
      total integer,
      matched integer,
      blacklisted integer,
      earlier integer,
      size integer,
      challengers integer,
      failure text,
      primary key (run_id, place),
      constraint segment_results_sum check (matched = blacklisted + earlier + size)
    )`.execute(db)
  await sql`create index segment_results_segment on segment_results (segment_id)`.execute(db)
  await sql`
    create table segment_hits (
      segment_id uuid not null references segments (id) on delete cascade,
      blacklist_id uuid not null,
      edition text,
      ran_on date,
      stale boolean not null,
      hits integer not null,
      primary key (segment_id, blacklist_id)
    )`.execute(db)
}
