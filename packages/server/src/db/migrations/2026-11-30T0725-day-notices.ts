import { type Kysely, sql } from 'kysely'

/** Who has been notified of a missing day or exit: once each, however often the job runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table day_notices (
      user_id uuid not null references users (id),
      date date not null,
      kind text not null check (kind in ('clock.forgotten', 'clock.missing', 'clock.missingTeam')),
      notified_at timestamptz not null,
      primary key (user_id, date, kind)
    )`.execute(db)
  await sql`create index day_notices_date on day_notices (date)`.execute(db)
}
