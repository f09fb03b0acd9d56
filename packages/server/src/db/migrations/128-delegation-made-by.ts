import { type Kysely, sql } from 'kysely'

/** Who made a delegation: HR does for who cannot. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table approval_delegations add created_by uuid references users (id)`.execute(db)
  await sql`update approval_delegations set created_by = delegator_id`.execute(db)
  await sql`alter table approval_delegations alter created_by set not null`.execute(db)
}
