import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import * as migrations from '#generated/migrations.ts'
import type { Db } from './database.ts'

type Migrations = Readonly<Record<string, Migration>>

/** Old names of migrations in some databases: two of them were once numbered 043. */
const calledBefore = new Map([['045-synchronization-scope', '043-synchronization-scope']])

/**
 * Migrates the schema: all pending migrations in one transaction, under an advisory lock. Returns those it ran, in
 * order of names: numbers first, then times. A database that ran the later of two branches runs the earlier one
 * afterwards. @throws when the database ran an unknown migration: it belongs to a newer server.
 *
 * @throws when the database ran a migration that is not here: it belongs to a newer server.
 */
export async function migrate(db: Db, known: Migrations = migrations): Promise<string[]> {
  const ran = await namesRun(db)
  const named = asNamedThen(known, ran)
  const strange = [...ran].filter((name) => !(name in named))
  if (strange.length > 0) throw new Error(`${newer}: ${strange.join(', ')}`)
  if (ran.size === Object.keys(named).length) return []
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(named) },
    // Two branches add migrations independently, and are merged in any order.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('a migration failed')
  return results.map((result) => result.migrationName)
}

const newer =
  'The database is newer than this server, which does not know what changed its schema. Start the newer server again, or a copy of the database from before. Unknown'

/** Usually all have run, and the migrator would read every column of the schema first. */
async function namesRun(db: Db): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql<{ is: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as is`.execute(db)
  if (tables[0]?.is !== true) return new Set()
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** Each under the name that this database knows. */
function asNamedThen(known: Migrations, ran: ReadonlySet<string>): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(known).map(([name, migration]) => {
      const before = calledBefore.get(name)
      return [before !== undefined && ran.has(before) ? before : name, migration]
    }),
  )
}
