import { type Kysely, sql } from 'kysely'
import { createCatalogue } from '../catalogue-table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createLists(db)
  await createEntries(db)
  await createRemovals(db)
  await createCopies(db)
  await createMarksOfLoads(db)
}

async function createLists(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'blacklists', (table) =>
    table
      .addColumn('layer', 'text', (column) => column.notNull())
      .addColumn('campaign_id', 'uuid', (column) => column.references('campaigns.id'))
      .addColumn('skill_id', 'uuid', (column) => column.references('skills.id'))
      .addColumn('stale_after_days', 'integer')
      .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('edition', 'text')
      .addColumn('ran_on', 'date')
      .addColumn('stale_on', 'date', (column) =>
        column.generatedAlwaysAs(sql`ran_on + stale_after_days`).stored(),
      ),
  )
  await db.schema
    .createTable('blacklist_runs')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('blacklist_id', 'uuid', (column) => column.notNull().references('blacklists.id'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('added', 'integer', (column) => column.notNull())
    .addColumn('kept', 'integer', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .addColumn('ran_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ran_by', 'uuid', (column) => column.notNull().references('users.id'))
    .execute()
  await sql`create index blacklist_runs_list on blacklist_runs (blacklist_id, ran_at)`.execute(db)
}

// No foreign keys to lists and loads: a million entries would each be checked, and lists are never deleted.
async function createEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blacklist_entries (
      id uuid primary key default gen_random_uuid(),
      blacklist_id uuid not null,
      kind text not null,
      value text collate "C" not null,
      channel text not null,
      reason text not null,
      origin text not null,
      evidence text,
      requested_on date not null,
      expires_on date,
      created_at timestamptz not null,
      created_by uuid not null,
      load_id uuid,
      seen_load_id uuid,
      removed_at timestamptz,
      removed_by uuid,
      last_nine text collate "C" generated always as (case kind when 'phone' then right(value, 9) end) stored,
      sha256 bytea not null generated always as (sha256(decode(value, 'escape'))) stored
    )`.execute(db)
  // Unique, and what values are looked up by: only what holds is in it.
  await sql`create unique index blacklist_entries_value
    on blacklist_entries (value, kind, blacklist_id, channel) where removed_at is null`.execute(db)
  await sql`create index blacklist_entries_last_nine
    on blacklist_entries (last_nine) where last_nine is not null`.execute(db)
  await sql`create index blacklist_entries_created on blacklist_entries (created_at, id)`.execute(db)
  await sql`create index blacklist_entries_list on blacklist_entries (blacklist_id, created_at)`.execute(db)
  await sql`
    create table blacklist_events (
      id uuid primary key,
      entry_id uuid not null references blacklist_entries (id),
      kind text not null,
      at timestamptz not null,
      by uuid not null references users (id),
      reason text
    )`.execute(db)
  await sql`create index blacklist_events_entry on blacklist_events (entry_id)`.execute(db)
}

async function createRemovals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blacklist_removals (
      id uuid primary key,
      entry_id uuid not null references blacklist_entries (id),
      reason text not null,
      state text not null,
      created_at timestamptz not null,
      created_by uuid not null references users (id),
      decided_at timestamptz,
      decided_by uuid references users (id),
      decision text
    )`.execute(db)
  await sql`create unique index blacklist_removals_pending
    on blacklist_removals (entry_id) where state = 'pending'`.execute(db)
  await sql`create index blacklist_removals_created on blacklist_removals (created_at, id)`.execute(db)
}

async function createCopies(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blacklist_copies (
      id uuid primary key,
      blacklist_id uuid not null references blacklists (id),
      partner text not null,
      salt text not null,
      created_at timestamptz not null,
      created_by uuid not null references users (id)
    )`.execute(db)
}

/** What a load was checked against, which rows that kept out, and the list that a load itself brings. */
async function createMarksOfLoads(db: Kysely<unknown>): Promise<void> {
  await sql`alter table loads add column blacklist_id uuid references blacklists (id), add column edition text`.execute(
    db,
  )
  await sql`
    create table load_filters (
      load_id uuid not null,
      blacklist_id uuid not null,
      edition text,
      ran_on date,
      stale boolean not null,
      hits integer not null default 0,
      primary key (load_id, blacklist_id)
    )`.execute(db)
  await sql`
    create table load_exclusions (
      load_id uuid not null,
      row_number integer not null,
      field text not null,
      value text not null,
      blacklist_id uuid not null,
      since date not null,
      primary key (load_id, row_number)
    )`.execute(db)
}
