import { type Kysely, sql } from 'kysely'

/** What is planned of single days of people, and how it came to be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shifts (
      employee_id uuid not null references employees (user_id) on delete cascade,
      date date not null,
      kind text not null,
      times jsonb not null,
      minutes integer not null,
      note text not null default '',
      created_by uuid references users (id) on delete set null,
      created_at timestamptz not null,
      primary key (employee_id, date)
    )`.execute(db)
  await sql`create index shifts_date on shifts (date)`.execute(db)
  await sql`
    create table shift_changes (
      id uuid primary key,
      employee_id uuid not null references employees (user_id) on delete cascade,
      date date not null,
      before jsonb,
      after jsonb,
      changed_by uuid references users (id) on delete set null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index shift_changes_of on shift_changes (employee_id, date)`.execute(db)
  await sql`create index shift_changes_by_time on shift_changes (at desc, id)`.execute(db)
}
