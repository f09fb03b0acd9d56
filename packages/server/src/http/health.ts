import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '#db/database.ts'

/** `live`: the process answers. `ready`: it can reach its database and may receive requests. */
export function health(app: FastifyInstance, database: Database): void {
  app.get('/health/live', () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    try {
      await sql`select 1`.execute(database.db)
      return { status: 'ok' }
    } catch {
      return reply.code(503).header('retry-after', '1').send({ status: 'no database' })
    }
  })
}
