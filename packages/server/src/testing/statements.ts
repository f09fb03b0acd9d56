import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { Db } from '#db/database.ts'
import { listen } from './listen.ts'

/** Marks whether code runs for a request: jobs and watchers do not, even at the same time. */
const requests = new AsyncLocalStorage<object>()
subscribe('http.server.request.start', (message) => {
  requests.enterWith(message as object)
})

/**
 * Collects the SQL of requests while something runs, including transactions: the number of queries is a promise.
 * Queries of jobs and session checks are not counted.
 */
export async function statementsOf(db: Db, work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const stop = listen(db.getExecutor(), (query) => {
    if (requests.getStore() !== undefined) asked.push(query.sql)
  })
  try {
    await work()
  } finally {
    stop()
  }
  return asked
}
