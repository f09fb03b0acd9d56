import { type Kysely, sql } from 'kysely'
import { createCatalogue } from '../catalogue-table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'opening_plans', (table) =>
    table
      .addColumn('skill_id', 'uuid', (column) => column.notNull().references('skills.id'))
      .addColumn('opens_at', 'text', (column) => column.notNull())
      .addColumn('days', 'text', (column) => column.notNull().defaultTo('monday_to_friday'))
      .addColumn('time_zone', 'text', (column) => column.notNull().defaultTo('Europe/Madrid'))
      .addColumn('tolerance_minutes', 'integer', (column) => column.notNull().defaultTo(5))
      .addColumn('minimum_percent', 'integer', (column) => column.notNull().defaultTo(90))
      .addColumn('template_id', 'uuid', (column) => column.references('templates.id'))
      .addColumn('checks', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`)),
  )
  // What the plan says is copied: a day that is over tells what was asked of it then.
  await sql`
    create table openings (
      id uuid primary key,
      plan_id uuid not null references opening_plans (id),
      date date not null,
      planned_at timestamptz not null,
      tolerance_minutes integer not null,
      minimum_percent integer not null,
      template_id uuid,
      checks text[] not null,
      answers jsonb not null default '[]',
      state text not null default 'scheduled',
      light text,
      points jsonb,
      opened_at timestamptz,
      opened_by uuid references users (id),
      deviation_minutes integer,
      cause text,
      note text,
      closed_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      unique (plan_id, date)
    )`.execute(db)
  await sql`create index openings_planned on openings (planned_at, id)`.execute(db)
  await sql`create index openings_date on openings (date)`.execute(db)
}
