import { type Kysely, sql } from 'kysely'

/** What the first pages of the lists of a large company are read by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // How many have a role is how many hold it but those who are not active, who are few.
  await sql`create index users_not_active on users (id) where not active`.execute(db)
  // Who has a role, from the index alone.
  await sql`create index user_roles_holders on user_roles (role_id, user_id)`.execute(db)
  await db.schema.dropIndex('user_roles_role').execute()
  // The newest assignments first, as their list begins.
  await sql`create index coordinator_assignments_starts_on on coordinator_assignments (starts_on desc, id)`.execute(
    db,
  )
  // The last state of each agent without sorting those of the same instant.
  await sql`
    create index agent_states_last on agent_states (user_id, started_at desc, ended_at desc nulls first)`.execute(
    db,
  )
  await db.schema.dropIndex('agent_states_user_started').execute()
}
