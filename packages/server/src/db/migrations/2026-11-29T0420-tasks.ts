import { type Kysely, sql } from 'kysely'
import { createCatalogue } from '../catalogue-table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'task_templates', (table) =>
    table
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('priority', 'text', (column) => column.notNull().defaultTo('normal'))
      .addColumn('due_days', 'integer')
      .addColumn('checklist', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('recurrence', 'text'),
  )
  // One of the three says whom it is assigned to. The next of those that recur stands once: `previous_id` is unique.
  await sql`
    create table tasks (
      id uuid primary key,
      title text not null,
      description text not null default '',
      person_id uuid references users (id),
      group_id uuid references employee_groups (id),
      coordinator_id uuid references users (id),
      due_on date,
      due_time text,
      time_zone text not null,
      due_at timestamptz,
      priority text not null default 'normal',
      state text not null default 'open',
      reason text,
      checklist jsonb not null default '[]',
      recurrence text,
      occurrence integer not null default 1,
      previous_id uuid unique references tasks (id),
      source jsonb,
      created_by uuid not null references users (id),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version integer not null default 1,
      check (num_nonnulls(person_id, group_id, coordinator_id) = 1)
    )`.execute(db)
  await sql`create index tasks_due on tasks (due_at, id)`.execute(db)
  await sql`create index tasks_person on tasks (person_id) where person_id is not null`.execute(db)
  await sql`create index tasks_group on tasks (group_id) where group_id is not null`.execute(db)
  await sql`create index tasks_team on tasks (coordinator_id) where coordinator_id is not null`.execute(db)
  await sql`create index tasks_creator on tasks (created_by)`.execute(db)
  await createParts(db)
}

/** What belongs to a task. */
async function createParts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table task_dependencies (
      task_id uuid not null references tasks (id) on delete cascade,
      before_id uuid not null references tasks (id) on delete cascade,
      primary key (task_id, before_id)
    )`.execute(db)
  await sql`
    create table task_followers (
      task_id uuid not null references tasks (id) on delete cascade,
      user_id uuid not null references users (id),
      primary key (task_id, user_id)
    )`.execute(db)
  await sql`create index task_followers_user on task_followers (user_id)`.execute(db)
  await sql`
    create table task_entries (
      id uuid primary key,
      number bigint generated always as identity,
      task_id uuid not null references tasks (id) on delete cascade,
      kind text not null,
      by uuid not null references users (id),
      at timestamptz not null,
      before text,
      after text,
      text text
    )`.execute(db)
  await sql`create index task_entries_task on task_entries (task_id, number)`.execute(db)
}
