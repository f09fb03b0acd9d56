import { createHash } from 'node:crypto'
import { type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'

const keeping = "select set_config('plan_cache_mode', 'force_generic_plan', true)"

/**
 * Uses prepared statements for the rest of this transaction: for operations that many people run at once, whose
 * statements find a few rows by key and take longer to plan than to run. They must list their columns: a cached plan
 * of `*` fails after a migration adds one. Combining statements, such as taking a lock, saves a round trip.
 */
export async function reusePlans(db: Db, besides: RawBuilder<unknown> = sql`null`): Promise<void> {
  await sql`${sql.raw(keeping)}, ${besides}`.execute(db)
}

/**
 * Ends a statement that most requests run: it is a prepared one outside of such a transaction, too. PostgreSQL keeps
 * its plan once it was not better to plan it for its values.
 */
export const prepared = sql`/* prepared */`
const isPrepared = (text: string) => text.endsWith('/* prepared */')

/** The maximum per connection: dynamic texts would fill its memory. */
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

/** A pool whose connections name the statements of such a transaction. */
export const reusingPlans = (pool: pg.Pool): PostgresPool => ({
  ...{ options: pool.options, Client: pg.Client },
  connect: async () => {
    const client = await pool.connect()
    let isKeeping = false
    const query = (text: string, values: unknown[]) => {
      isKeeping ||= text.startsWith(keeping)
      const name = isKeeping || isPrepared(text) ? nameOf(text) : undefined
      return client.query(name === undefined ? { text, values } : { name, text, values })
    }
    return {
      // Kysely passes plain texts as long as it has no cursor.
      query: query as unknown as PostgresPoolClient['query'],
      release: (isBroken) => client.release(isBroken),
    }
  },
  end: () => pool.end(),
})
