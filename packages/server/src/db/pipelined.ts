import { type KyselyProps, Transaction } from 'kysely'
import type { Schema } from '#generated/schema.ts'
import type { Db } from './database.ts'

/**
 * Sends the statements of a transaction without waiting for previous answers: Kysely alone runs them one after the
 * other, each with a round trip. PostgreSQL runs them in the order in which they are sent, each with a snapshot of its
 * own. Inside, only the context given may be used: the transaction's own `db` waits until the work ends. Outside of a
 * transaction nothing changes.
 */
export function pipelined<Context extends { db: Db }, Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  if (!context.db.isTransaction) return work(context)
  const executor = context.db.getExecutor()
  return executor.provideConnection((connection) => {
    const own = executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) })
    const db = new Transaction<Schema>({ ...unused, executor: own })
    return work(Object.assign(Object.create(context) as Context, { db }))
  })
}

/** A transaction needs these to begin others, which it refuses. */
const unused = { config: {}, driver: {}, dialect: {} } as unknown as Omit<KyselyProps, 'executor'>

/**
 * `Promise.all` for statements of one connection: waits for all of them before it fails, so that none is sent after
 * the rollback. Fails with the first error: later ones only say that the transaction is aborted.
 */
export async function together<Works extends readonly unknown[]>(
  ...works: Works
): Promise<{ -readonly [At in keyof Works]: Awaited<Works[At]> }> {
  const failures: unknown[] = []
  const noted = works.map((work) =>
    work instanceof Promise ? work.catch((error: unknown) => void failures.push(error)) : work,
  )
  const done: unknown[] = await Promise.all(noted)
  if (failures.length > 0) throw failures[0]
  // Each place holds what its work answered.
  return done as { -readonly [At in keyof Works]: Awaited<Works[At]> }
}
