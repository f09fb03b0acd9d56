import { sql } from 'kysely'
import type { Database, Db } from './database.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'

type Options = {
  /** The address for the role that owns the schema; without it the server's own role changes the schema. */
  migrationUrl: string | undefined
  onError: (error: Error) => void
}

/**
 * Migrates the schema and returns the migrations that ran. With an address of its own, another role does it, and the
 * server's role gets access to rows only: an attacker on the server has no rights over the schema.
 */
export async function prepareSchema(
  database: Database,
  { migrationUrl, onError }: Options,
): Promise<string[]> {
  if (migrationUrl === undefined) return database.patient(migrate)
  const role = await plainRole(database.db)
  const owner = openPostgres(migrationUrl, onError)
  try {
    if ((await roleOf(owner.db)).name === role) {
      throw new Error('DATABASE_MIGRATION_URL must sign in as another role than DATABASE_URL')
    }
    const done = await owner.patient(migrate)
    await owner.patient((db) => letReadAndWrite(db, role))
    return done
  } finally {
    await owner.close()
  }
}

type Role = { name: string; isMighty: boolean }

async function roleOf(db: Db): Promise<Role> {
  const { rows } = await sql<Role>`
    select rolname as name, rolsuper or rolcreaterole or rolbypassrls as is_mighty
    from pg_roles where rolname = current_user`.execute(db)
  const [role] = rows
  if (!role) throw new Error('the database does not say who asks')
  return role
}

async function plainRole(db: Db): Promise<string> {
  const { name, isMighty } = await roleOf(db)
  if (isMighty) throw new Error('DATABASE_URL must sign in as a role without rights of its own')
  return name
}

/** Several servers may start at once: grant one after the other. */
async function letReadAndWrite(db: Db, name: string): Promise<void> {
  const role = sql.id(name)
  await db.transaction().execute(async (transaction) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(transaction)
    await run(sql`select pg_advisory_xact_lock(hashtext('portal rights'))`)
    await run(sql`revoke create on schema public from public, ${role}`)
    await run(sql`grant usage on schema public to ${role}`)
    // Members of a segment are staged in a temporary table.
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(transaction)
    for (const { name: database } of rows)
      await run(sql`grant temporary on database ${sql.id(database)} to ${role}`)
    await run(sql`grant select, insert, update, delete on all tables in schema public to ${role}`)
    await run(sql`grant usage, select on all sequences in schema public to ${role}`)
    // The migration tables are readable; the log and its chain are append-only.
    await run(sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${role}`)
    await run(sql`revoke update, delete on audit_events, audit_chain from ${role}`)
  })
}
