import { type Kysely, sql } from 'kysely'

/**
 * What a load took over is kept as it was before, so that the load can be taken back. A record is where it stands, a load and
 * a row of it; a version leads from there to where it stood before, and so do its own: the records of three loads that brought one
 * key are a chain. Loads from before that changed records of others kept nothing: they are not taken back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_versions (
      load_serial integer not null,
      row_number integer not null,
      former_load integer not null,
      former_row integer not null,
      key text collate "C" not null,
      former_cells text[],
      primary key (load_serial, row_number)
    )`.execute(db)
  await sql`create index record_versions_former on record_versions (former_load, former_row)`.execute(db)
  await sql`
    create table load_kept (
      load_serial integer not null,
      row_number integer not null,
      key text,
      reason text not null,
      later_load integer,
      primary key (load_serial, row_number)
    )`.execute(db)
  await sql`
    create table load_undos (
      load_id uuid primary key references loads (id) on delete cascade,
      total integer not null,
      removed integer not null default 0,
      restored integer not null default 0,
      kept_worked integer not null default 0,
      kept_later integer not null default 0,
      gone integer not null default 0,
      checkpoint_row integer not null default 0,
      worked_ms double precision not null default 0,
      turn_at timestamptz not null,
      started_at timestamptz not null,
      finished_at timestamptz,
      started_by uuid not null references users (id),
      constraint load_undos_sum check (finished_at is null or total = removed + restored + kept_worked + kept_later + gone)
    )`.execute(db)
  await sql`alter table loads add column keeps_versions boolean not null default true`.execute(db)
  await sql`update loads set keeps_versions = false where updated + unchanged > 0`.execute(db)
  await changeOutcomes(db)
}

/** The outcome is worked out by the database (055): one that was taken back has one of its own. */
async function changeOutcomes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table loads drop column outcome`.execute(db)
  await sql`alter table loads
    add column outcome text generated always as (
      case
        when state in ('failed', 'undone') then state
        when state not in ('completed', 'completed_with_errors') then null
        when created + updated > 0 then case when errors > 0 then 'partial' else 'loaded' end
        when errors > 0 then 'rejected'
        else 'nothing_new'
      end
    ) stored`.execute(db)
}
