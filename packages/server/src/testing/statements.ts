import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { Db } from '#db/database.ts'
import { listen } from './listen.ts'

/** Says of whatever runs whether it runs for a request: jobs and watchers do not, whenever they happen to. */
const requests = new AsyncLocalStorage<object>()
subscribe('http.server.request.start', (message) => {
  requests.enterWith(message as object)
})

/**
 * The SQL that requests ask while something runs, in transactions, too: how often the database is asked is a promise. What
 * the server asks beside them, for its jobs and its sessions, is not counted.
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
