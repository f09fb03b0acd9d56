import { sql } from 'kysely'
import { afterAll, beforeAll, expect, describe, it } from 'vitest'
import type { Db } from '#db/database.ts'
import { reusePlans } from '#db/reuse-plans.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { ticketQueue } from '#testing/ticket-queue.ts'
import { lockAgent, takeNext } from './ticket-desk.queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const total = 800
const agents = 40

/** Draws a ticket as `ticketDesk.next` does, and releases it at once, so that the next one can be drawn. */
const draw = (db: Db, agentId: string) =>
  db.transaction().execute(async (transaction) => {
    await reusePlans(transaction)
    await lockAgent(transaction, agentId)
    const given = await takeNext(transaction, { agentId, now: new Date(), id: crypto.randomUUID() })
    if (given === undefined) return undefined
    await sql`update tickets set state_type = 'final' where id = ${given.id}::uuid`.execute(transaction)
    return given.id
  })

describe('ticketDesk.next for many at once', () => {
  it('gives no two of forty agents the same of 800 tickets, and leaves none', async () => {
    const { db } = server.server.kernel.database
    const { skillId, add } = await ticketQueue(server, 0)
    const ids = await add(Array.from({ length: total }, (_, at) => ({ minutesAgo: at })))
    const people = await db.selectFrom('users').select('id').limit(agents).execute()
    const assigned = people.map(({ id: userId }) => ({
      userId,
      skillId,
      startsOn: '2020-01-01',
      endsOn: null,
    }))
    await sql`delete from skill_assignments where user_id in (${sql.join(people.map(({ id }) => id))})`.execute(
      db,
    )
    await db.insertInto('skillAssignments').values(assigned).execute()
    const drawn: string[] = []
    await Promise.all(
      people.map(async ({ id }) => {
        for (let one = await draw(db, id); one !== undefined; one = await draw(db, id)) drawn.push(one)
      }),
    )
    expect({ drawn: drawn.length, different: new Set(drawn) }).toEqual({
      drawn: total,
      different: new Set(ids),
    })
  })
})
