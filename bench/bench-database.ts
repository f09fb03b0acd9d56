import type { Database } from '../packages/server/src/db/database.ts'
import { openPostgres } from '../packages/server/src/db/open-postgres.ts'
import type { Postgres } from '../scripts/postgres.ts'

/**
 * A new database, which prints the errors of its connections until it is closed: the pool says goodbye without waiting, and a
 * server that stops next ends connections that have not left yet.
 */
export async function benchDatabase(postgres: Postgres): Promise<Database> {
  let isClosed = false
  const onError = (error: Error) => {
    if (!isClosed) console.error(error)
  }
  const database = openPostgres(await postgres.createDatabase('bench'), onError)
  return {
    ...database,
    close: () => {
      isClosed = true
      return database.close()
    },
  }
}
