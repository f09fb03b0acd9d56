import { type Kysely, sql } from 'kysely'
import { createCatalogue } from '../catalogue-table.ts'

/** When each service works and how much its agents have at once; the clocks of tickets, and tickets that were skipped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'service_hours', (table) =>
    table
      .addColumn('skill_id', 'uuid', (column) => column.notNull().references('skills.id'))
      .addColumn('time_zone', 'text', (column) => column.notNull().defaultTo('Europe/Madrid'))
      .addColumn('opens_at', 'text', (column) => column.notNull())
      .addColumn('closes_at', 'text', (column) => column.notNull())
      .addColumn('saturday_opens_at', 'text')
      .addColumn('saturday_closes_at', 'text')
      .addColumn('sunday_opens_at', 'text')
      .addColumn('sunday_closes_at', 'text')
      .addColumn('work_center_id', 'uuid', (column) => column.references('work_centers.id'))
      .addColumn('legal_term', 'text', (column) => column.notNull().defaultTo('none'))
      .addColumn('max_open', 'integer', (column) => column.notNull().defaultTo(20))
      .addColumn('max_held', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('assigns', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('gives_back', 'boolean', (column) => column.notNull().defaultTo(true)),
  )
  await sql`create unique index service_hours_of_skill on service_hours (skill_id) where deleted_at is null`.execute(
    db,
  )
  for (const statement of [...clocks, ...skips, ...queue]) await sql.raw(statement).execute(db)
}

const clocks = [
  `create table ticket_clocks (
    ticket_id uuid not null references tickets (id) on delete cascade,
    kind text not null,
    started_at timestamptz not null,
    warn_at timestamptz not null,
    due_at timestamptz not null,
    paused_at timestamptz,
    stopped_at timestamptz,
    step integer not null default 0,
    next_step_at timestamptz,
    primary key (ticket_id, kind)
  )`,
  'create index ticket_clocks_next_step on ticket_clocks (next_step_at) where next_step_at is not null',
  `create table ticket_pauses (
    ticket_id uuid not null references tickets (id) on delete cascade,
    started_at timestamptz not null,
    ended_at timestamptz,
    primary key (ticket_id, started_at)
  )`,
]

const skips = [
  `create table ticket_skips (
    id uuid primary key,
    ticket_id uuid not null references tickets (id) on delete cascade,
    user_id uuid not null references users (id),
    reason text not null,
    note text,
    at timestamptz not null,
    outcome text,
    reviewed_at timestamptz,
    reviewed_by uuid references users (id),
    version integer not null default 1
  )`,
  'create index ticket_skips_newest on ticket_skips (at desc, id)',
  'create index ticket_skips_of_ticket on ticket_skips (ticket_id, user_id)',
]

/** A ticket without a priority is found as one of nobody's. */
const priority = `coalesce(priority_id, '00000000-0000-0000-0000-000000000000'::uuid)`
/** What waits for an agent, in the orders in which the next one is looked for. */
const queue = [
  `create index tickets_next on tickets (skill_id, ${priority}, is_vulnerable, due_at, created_at)
    where assignee_id is null and state_type in ('new', 'open')`,
  `create index tickets_next_of_language on tickets (skill_id, ${priority}, is_vulnerable, language, due_at, created_at)
    where assignee_id is null and state_type in ('new', 'open')`,
  `create index tickets_in_hand on tickets (assignee_id, skill_id) where state_type in ('new', 'open')`,
]
