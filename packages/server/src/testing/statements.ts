import type { Db } from '#db/database.ts'

/** The SQL that is asked while something runs, outside of transactions: how often the database is asked is a promise. */
export async function statementsOf(db: Db, work: () => Promise<unknown>): Promise<string[]> {
  const executor = db.getExecutor()
  const asked: string[] = []
  const ask = executor.executeQuery.bind(executor)
  executor.executeQuery = (query, ...rest) => {
    asked.push(query.sql)
    return ask(query, ...rest)
  }
  try {
    await work()
  } finally {
    executor.executeQuery = ask
  }
  return asked
}
