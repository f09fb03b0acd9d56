import { migrate } from '#db/migrate.ts'
import { blobsIn, demoTemplate, isFixed, isNear, moveInTime, seededAt } from './demo-template.ts'
import { pgliteTemplates } from './pglite-templates.ts'
import { postgresTemplates } from './postgres-templates.ts'
import { sourcesDigest } from './sources-digest.ts'
import { ensureTemplate, type Template, type TestDatabase } from './templates.ts'

export type { TestDatabase } from './templates.ts'

const url = process.env.TEST_DATABASE_URL ?? ''

/** Whether the tests run on PostgreSQL, where several processes can share a database. */
export const isOnPostgres = url !== ''

const store = isOnPostgres ? postgresTemplates(url) : pgliteTemplates

const nothing: Template = { name: 'nothing', fill: () => Promise.resolve() }
const tables: Template = {
  name: `tables_${sourcesDigest('db/migrate.ts')}`,
  from: nothing,
  fill: async (db) => {
    await migrate(db)
  },
}

/** An empty database with the product's tables, and a function to remove it. */
export async function testDatabase(): Promise<TestDatabase> {
  await ensureTemplate(store, tables)
  return store.copy(tables.name)
}

/**
 * A database with the demo company as seeded at this instant, and the folder of its files: for the present, or for an
 * instant that several tests share. Undefined for any other: a template would serve only once.
 */
export async function demoDatabase(now: Date): Promise<(TestDatabase & { files: string }) | undefined> {
  if (!isNear(now, new Date()) && !isFixed(now)) return undefined
  // Seeding takes seconds: a concurrent process waits for that company instead of seeding its own.
  const name =
    (await seededDemo(now)) ?? (await store.inTurn(async () => (await seededDemo(now)) ?? newDemo(now)))
  const copied = await store.copy(name)
  const ms = now.getTime() - (seededAt(name, now) ?? now).getTime()
  if (ms !== 0) await moveInTime(copied.database.db, ms)
  return { ...copied, files: blobsIn(store.folder(name)) }
}

async function seededDemo(now: Date): Promise<string | undefined> {
  return (await store.names()).find((one) => seededAt(one, now))
}

async function newDemo(now: Date): Promise<string> {
  const template = demoTemplate(tables, now)
  await ensureTemplate(store, template)
  return template.name
}
