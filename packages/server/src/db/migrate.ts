import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'
import { migrations } from './migrations/index.ts'

/** Brings the schema up to date, all pending migrations in one transaction, under an advisory lock. Answers what it ran. */
export async function migrate(db: Db): Promise<string[]> {
  if (await isUpToDate(db)) return []
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve<Record<string, Migration>>(migrations) },
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('a migration failed')
  return results.map((result) => result.migrationName)
}

/** Whether exactly these migrations ran: most starts find that, and the migrator would read every column of the schema first. */
async function isUpToDate(db: Db): Promise<boolean> {
  const { rows: tables } = await sql<{ is: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as is`.execute(db)
  if (tables[0]?.is !== true) return false
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name collate "C"`.execute(db)
  const known = Object.keys(migrations).sort()
  return rows.length === known.length && rows.every(({ name }, at) => name === known[at])
}
