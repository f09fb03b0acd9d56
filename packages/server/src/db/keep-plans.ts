import { createHash } from 'node:crypto'
import { type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'

const keeping = "select set_config('plan_cache_mode', 'force_generic_plan', true)"

/**
 * From here on this transaction asks by plans that its connection keeps, whatever the values are: for acts that many do at
 * once, whose statements look for a few rows by their keys and take longer to plan than to run. They name their columns: a
 * kept plan of `*` would fail once a migration adds one. What is to be done at the same time, as a lock to be taken, saves a
 * way to the database and back.
 */
export async function keepPlans(db: Db, besides: RawBuilder<unknown> = sql`null`): Promise<void> {
  await sql`${sql.raw(keeping)}, ${besides}`.execute(db)
}

/** A connection keeps as many at most: texts that change with what is written would fill its memory. */
const mostKept = 200
const names = new Map<string, string>()

/** What PostgreSQL knows a statement by; none for what writes many rows, whose text changes with their number. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size === mostKept || !isKept.test(text)) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
const isKept = /^\s*(?:(?:select|with|update)\s|insert\s(?!.*\), \())/s

/** A pool whose connections name the statements of a transaction that keeps its plans. */
export const plansKeptIn = (pool: pg.Pool): PostgresPool => ({
  ...{ options: pool.options, Client: pg.Client },
  connect: async () => {
    const client = await pool.connect()
    let isKeeping = false
    const query = (text: string, values: unknown[]) => {
      isKeeping ||= text.startsWith(keeping)
      const name = isKeeping ? nameOf(text) : undefined
      return client.query(name === undefined ? { text, values } : { name, text, values })
    }
    return {
      // Kysely asks by texts alone as long as it is given no cursor.
      query: query as unknown as PostgresPoolClient['query'],
      release: (isBroken) => client.release(isBroken),
    }
  },
  end: () => pool.end(),
})
