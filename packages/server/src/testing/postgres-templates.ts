import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openPostgres } from '#db/open-postgres.ts'
import { templateFolders } from './template-folders.ts'
import type { TemplateStore } from './templates.ts'

const prefix = 'portal_template_'

/** Templates on a PostgreSQL server: databases that others are created from. */
export function postgresTemplates(url: string): TemplateStore {
  const { folder, make, names, used } = templateFolders('postgres')
  const at = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  return {
    folder,
    // The server may have been replaced since yesterday.
    async names() {
      const rows = await administer(url, 'select datname from pg_database')
      const here = new Set(rows.map(({ datname }) => datname))
      return names().filter((name) => here.has(prefix + name))
    },
    async make({ name, from, fill }) {
      const own = `portal_unfinished_${randomBytes(6).toString('hex')}`
      await administer(url, create(own, from && prefix + from.name))
      const replaced = await make(name, async (files) => {
        const database = openPostgres(at(own), () => undefined)
        try {
          await database.patient((db) => fill(db, files))
        } finally {
          await database.close()
        }
      })
      await administer(url, `alter database ${own} rename to ${prefix}${name}`).catch(
        async (error: unknown) => {
          await administer(url, drop(own))
          if (!(error instanceof pg.DatabaseError && isThere.has(error.code ?? ''))) throw error
        },
      )
      for (const one of replaced.filter((some) => /^\w+$/.test(some)))
        await administer(url, drop(prefix + one))
    },
    inTurn: (work) => inTurn(url, work),
    async copy(name) {
      used(name)
      const own = `portal_test_${randomBytes(6).toString('hex')}`
      await administer(url, create(own, prefix + name))
      const again = () => openPostgres(at(own), () => undefined)
      return {
        database: again(),
        again,
        url: at(own),
        drop: async () => {
          await administer(url, drop(own))
        },
      }
    },
  }
}

/** An arbitrary number that nobody else locks on test servers. */
const turn = 20_261_129

/** The lock ends with the connection, so a killed process blocks nobody. */
async function inTurn<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [turn])
    return await work()
  } finally {
    await client.end()
  }
}

/** Another process created it, long ago or just now. */
const isThere: ReadonlySet<string> = new Set(['42P04', '23505'])

/** FILE_COPY: the default strategy writes each page to the log as well, which costs twice as much. */
const create = (name: string, from: string | undefined) =>
  `create database ${name}${from === undefined ? '' : ` template ${from} strategy file_copy`}`

const drop = (name: string) => `drop database if exists ${name} with (force)`

async function administer(url: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ datname: string }>(statement)).rows
  } finally {
    await client.end()
  }
}
