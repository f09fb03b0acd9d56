import { type Kysely, sql } from 'kysely'
import { createCatalogue } from '../catalogue-table.ts'

const methods = ['name', 'identifier', 'phone', 'email', 'address', 'date', 'text']

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'anonymisation_rules', (table) => {
    let columns = table
      .addColumn('template_id', 'uuid', (column) =>
        column.notNull().references('templates.id').onDelete('cascade'),
      )
      .addColumn('retention_days', 'integer', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull().defaultTo('load'))
    for (const name of methods)
      columns = columns.addColumn(`${name}_method`, 'text', (column) => column.notNull().defaultTo('erase'))
    return columns
  })
  await sql`
    create table field_classes (
      template_id uuid primary key references templates (id) on delete cascade,
      classes jsonb not null
    )`.execute(db)
  await sql`
    create table legal_holds (
      id uuid primary key,
      template_id uuid not null references templates (id) on delete cascade,
      load_id uuid,
      load_name text,
      record text collate "C",
      reason text not null,
      until date,
      created_at timestamptz not null,
      created_by uuid not null references users (id),
      released_at timestamptz,
      released_by uuid references users (id)
    )`.execute(db)
  await sql`create index legal_holds_template on legal_holds (template_id)`.execute(db)
  await sql`create index legal_holds_created_at on legal_holds (created_at, id)`.execute(db)
  await createRuns(db)
}

async function createRuns(db: Kysely<unknown>): Promise<void> {
  // What was done outlives the rule and the format: neither is referred to.
  await sql`
    create table anonymisation_runs (
      id uuid primary key,
      serial integer generated always as identity unique,
      rule_id uuid not null,
      rule_name text not null,
      template_id uuid not null,
      template_name text not null,
      reason text not null,
      state text not null,
      done integer not null default 0,
      total integer not null,
      held integer not null default 0,
      counts jsonb not null default '{}',
      created_by uuid not null references users (id),
      created_at timestamptz not null,
      started_at timestamptz,
      finished_at timestamptz,
      proof jsonb,
      sha256 text
    )`.execute(db)
  await sql`create index anonymisation_runs_created_at on anonymisation_runs (created_at, id)`.execute(db)
  // A record that another load takes over has new values: then its place is another.
  await sql`
    create table anonymised_records (
      load_serial integer not null,
      row_number integer not null,
      run_serial integer not null,
      primary key (load_serial, row_number)
    )`.execute(db)
}
