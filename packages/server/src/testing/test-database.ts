import { createHash, randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Database } from '#db/database.ts'
import { openPglite } from '#db/open-pglite.ts'
import { openPostgres } from '#db/open-postgres.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** An empty database of the kind under test, and how to be rid of it. */
export async function testDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined || url === '') {
    return { database: await openPglite({ snapshot: await emptySnapshot() }), drop: () => Promise.resolve() }
  }
  const name = `portal_test_${randomBytes(6).toString('hex')}`
  await administer(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return {
    database: openPostgres(own.href, () => undefined),
    drop: () => administer(url, `drop database ${name} with (force)`),
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Creating a cluster takes seconds, loading one a moment: it is made once a version of PGlite. */
async function emptySnapshot(): Promise<Blob> {
  const manifest =
    globSync('packages/server/node_modules/@electric-sql/pglite/package.json', { cwd: root })[0] ?? ''
  const version = createHash('sha256')
    .update(readFileSync(path.join(root, manifest)))
    .digest('hex')
    .slice(0, 12)
  const file = path.join(root, '.cache', 'pglite', `${version}.tar`)
  if (!existsSync(file)) {
    const made = await PGlite.create('memory://')
    const dump = await made.dumpDataDir('none')
    await made.close()
    mkdirSync(path.dirname(file), { recursive: true })
    const own = `${file}.${process.pid}`
    writeFileSync(own, Buffer.from(await dump.arrayBuffer()))
    renameSync(own, file)
  }
  return new Blob([readFileSync(file)])
}
