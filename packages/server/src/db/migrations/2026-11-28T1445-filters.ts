import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table filters (
      id uuid primary key,
      name text not null,
      description text not null,
      shared boolean not null,
      template_id uuid not null references templates (id) on delete cascade,
      nodes jsonb not null,
      version integer not null,
      created_by uuid not null references users (id),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create unique index filters_name on filters (created_by, plain(name))`.execute(db)
  await sql`create index filters_template on filters (template_id)`.execute(db)
  await sql`
    create table filter_versions (
      filter_id uuid not null references filters (id) on delete cascade,
      version integer not null,
      name text not null,
      nodes jsonb not null,
      changed_by uuid not null references users (id),
      changed_at timestamptz not null,
      primary key (filter_id, version)
    )`.execute(db)
}
