import { type Kysely, sql } from 'kysely'

/** Who may clock in by the portal is set group by group. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table employee_groups add column clocks_in_portal boolean not null default true`.execute(db)
}
