import { pipeline } from 'node:stream/promises'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyOut } from './copy-out.ts'
import type { Database, Db, SqlTransaction } from './database.ts'
import { reusingPlans } from './reuse-plans.ts'
import { postgresChannel } from './postgres-channel.ts'
import type { Schema } from '#generated/schema.ts'

/** A date is no instant: keep it as text, regardless of the process's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => {
    const usual: unknown = pg.types.getTypeParser(type, format)
    return type === pg.types.builtins.DATE ? String : usual
  },
}

/**
 * PostgreSQL 15 or later. Interactive statements time out after 5 s, and wait 4 s for a lock; jobs set their own
 * limits. JIT is off: it takes longer than a page of a list, and three times as long as seeding the demo.
 */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const always = '-c timezone=UTC -c jit=off'
  const limits = '-c statement_timeout=5000 -c lock_timeout=4000'
  const usual = { connectionString: url, options: `${always} ${limits}` }
  const db = kyselyOn(openPool({ ...usual, ...pipelining, max: 10 }, onError))
  // A pipelined connection cannot copy.
  const pool = openPool({ ...usual, max: 4 }, onError)
  return {
    kind: 'postgres',
    db,
    session: async (work) => {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query("begin; set local statement_timeout = '30min'; set local lock_timeout = '5min'")
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
      const unhurried = kyselyOn(openPool({ connectionString: url, max: 2, options: always }, onError))
      try {
        return await work(unhurried)
      } finally {
        await unhurried.destroy()
      }
    },
    openChannel: (listener) => postgresChannel(url, listener, onError),
    close: async () => {
      await db.destroy()
      await pool.end()
    },
  }
}

/** Connections stay open for longer than the 10 s of `pg`: each plans its prepared statements anew (decision 107). */
const pipelining = { pipeline: true, stream: flushedOnce, idleTimeoutMillis: 10 * 60_000 }

/** Sends all statements of one tick together: a system call for each takes longer than the rest of sending them. */
function flushedOnce(): Socket {
  const socket = new Socket()
  const uncork = socket.uncork.bind(socket)
  socket.uncork = () => process.nextTick(uncork)
  return socket
}

/**
 * A dropped connection must not crash the process: the pool replaces an idle one, and the user of an active one gets
 * the error with the next statement.
 */
function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...config, types })
  pool.on('connect', (client) => void client.on('error', onError))
  // The pool re-emits errors of idle connections, which were logged already.
  pool.on('error', () => undefined)
  return pool
}

function kyselyOn(pool: pg.Pool): Db {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: reusingPlans(pool) }),
    plugins: [new CamelCasePlugin()],
  })
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
    copyOut: (select, row) => copyOut(client, select).rows(row),
  }
}
