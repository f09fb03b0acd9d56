import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database, Db, SqlTransaction } from './database.ts'
import { postgresChannel } from './postgres-channel.ts'
import type { Schema } from './schema/index.ts'

/** A day is no instant: it stays the text it is, in whatever zone the process runs. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => {
    const usual: unknown = pg.types.getTypeParser(type, format)
    return type === pg.types.builtins.DATE ? String : usual
  },
}

/**
 * PostgreSQL 15 or later. Interactive statements end after 5 s; jobs set their own limit. None is compiled: that takes
 * longer than a page of a list does.
 */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    options: '-c timezone=UTC -c statement_timeout=5000 -c jit=off',
  })
  // A connection that drops while idle must not end the process: the pool opens another.
  pool.on('error', onError)
  const db = kyselyOn(pool)
  return {
    kind: 'postgres',
    db,
    session: async (work) => {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query("begin; set local statement_timeout = '30min'")
        const result = await work(sqlOf(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch((rollbackError: unknown) => {
          broken = rollbackError instanceof Error ? rollbackError : new Error('rollback failed')
        })
        throw error
      } finally {
        client.release(broken)
      }
    },
    async patient(work) {
      const unhurried = kyselyOn(
        new pg.Pool({ connectionString: url, max: 2, types, options: '-c timezone=UTC' }),
      )
      try {
        return await work(unhurried)
      } finally {
        await unhurried.destroy()
      }
    },
    openChannel: (listener) => postgresChannel(url, listener, onError),
    close: () => db.destroy(),
  }
}

function kyselyOn(pool: pg.Pool): Db {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] })
}

function sqlOf(client: pg.PoolClient): SqlTransaction {
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(text, values)).rows,
    copyIn: async (target, data) => {
      const isText = typeof data === 'string'
      const sink = client.query(copyFrom(`copy ${target} from stdin${isText ? '' : ' (format binary)'}`))
      await pipeline(Readable.from([isText ? Buffer.from(data) : data]), sink)
      return sink.rowCount
    },
  }
}
