import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createRules(db)
  await createSearches(db)
  await createGroups(db)
  await createDecisions(db)
}

const asked = `
  template_id uuid not null references templates (id) on delete cascade,
  scope text not null,
  keys jsonb not null,
  match text not null,
  method text not null,
  threshold double precision,
  survivor_rule text not null`

async function createRules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table duplicate_rules (
      id uuid primary key,
      name text not null,
      ${sql.raw(asked)},
      act text not null,
      active boolean not null,
      version integer not null,
      created_by uuid not null references users (id),
      created_at timestamptz not null
    )`.execute(db)
  await sql`create unique index duplicate_rules_name on duplicate_rules (plain(name))`.execute(db)
  await sql`create index duplicate_rules_template on duplicate_rules (template_id)`.execute(db)
}

async function createSearches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table duplicate_searches (
      id uuid primary key,
      serial integer not null generated always as identity unique,
      name text not null,
      ${sql.raw(asked)},
      load_id uuid references loads (id) on delete cascade,
      rule_id uuid references duplicate_rules (id) on delete set null,
      state text not null,
      stage text not null default 'reading',
      done integer not null default 0,
      total integer not null default 0,
      worked_ms double precision not null default 0,
      levels jsonb not null default '[]'::jsonb,
      model jsonb,
      failure text,
      version integer not null default 1,
      created_by uuid not null references users (id),
      created_at timestamptz not null,
      started_at timestamptz,
      finished_at timestamptz
    )`.execute(db)
  await sql`create index duplicate_searches_created_at on duplicate_searches (created_at desc, id)`.execute(
    db,
  )
  await sql`create index duplicate_searches_template on duplicate_searches (template_id)`.execute(db)
  await sql`create index duplicate_searches_load on duplicate_searches (load_id)`.execute(db)
  await sql`create index duplicate_searches_rule on duplicate_searches (rule_id, created_at)`.execute(db)
}

/** A member is a record by its name: what brings or takes records need not know of any search. */
async function createGroups(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table duplicate_groups (
      id uuid primary key default gen_random_uuid(),
      search_serial integer not null references duplicate_searches (serial) on delete cascade,
      number integer not null,
      size integer not null,
      score real not null,
      label text not null default '',
      state text not null default 'pending',
      refusal jsonb,
      version integer not null default 1,
      decided_by uuid references users (id),
      decided_at timestamptz,
      unique (search_serial, number)
    )`.execute(db)
  await sql`create index duplicate_groups_score on duplicate_groups (search_serial, state, score desc, number)`.execute(
    db,
  )
  await sql`
    create table duplicate_members (
      search_serial integer not null references duplicate_searches (serial) on delete cascade,
      number integer not null,
      group_number integer,
      template_serial integer not null,
      reference text collate "C" not null,
      is_out boolean not null default false,
      primary key (search_serial, number)
    )`.execute(db)
  await sql`create index duplicate_members_group on duplicate_members (search_serial, group_number)`.execute(
    db,
  )
  await sql`
    create table duplicate_pairs (
      search_serial integer not null references duplicate_searches (serial) on delete cascade,
      one integer not null,
      other integer not null,
      score real not null
    )`.execute(db)
  await sql`create index duplicate_pairs_search on duplicate_pairs (search_serial, score)`.execute(db)
}

/** What outlives the search that it was decided in. */
async function createDecisions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table distinct_records (
      one_template integer not null,
      one text collate "C" not null,
      other_template integer not null,
      other text collate "C" not null,
      group_id uuid references duplicate_groups (id) on delete set null,
      decided_by uuid not null references users (id),
      decided_at timestamptz not null,
      primary key (one_template, one, other_template, other)
    )`.execute(db)
  await sql`create index distinct_records_group on distinct_records (group_id)`.execute(db)
  await sql`
    create table duplicate_merges (
      id uuid primary key,
      group_id uuid not null references duplicate_groups (id) on delete cascade,
      survivor integer not null,
      before jsonb not null,
      after jsonb not null,
      links jsonb not null,
      merged_by uuid not null references users (id),
      merged_at timestamptz not null,
      undone_by uuid references users (id),
      undone_at timestamptz
    )`.execute(db)
  await sql`create index duplicate_merges_group on duplicate_merges (group_id)`.execute(db)
}
