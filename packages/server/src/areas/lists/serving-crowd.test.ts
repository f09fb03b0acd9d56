import { createPortal, type Portal } from '@portal/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#db/database.ts'
import { randomIds } from '#seams/ids.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { leaseMs, overdueMs } from './records.rules.ts'
import { beginServing, takeTurn } from './serving.queries.ts'
import { activate, segmentOf, skillWith } from './testing/activated.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const total = 2000
const agents = 40
const lines = Array.from({ length: total }, (_, at) => ({
  code: String(at).padStart(5, '0'),
  phone: `6${String(20_000_000 + at)}`,
}))

/** Leases a record as `records.next` does, and finishes it at once, so that the next one can be leased. */
const draw = (db: Db, agentId: string, now: Date) =>
  db.transaction().execute(async (transaction) => {
    await beginServing(transaction, agentId)
    const turn = await takeTurn(transaction, { agentId, now, leaseId: randomIds.next(), leaseMs, overdueMs })
    if (turn === undefined) return undefined
    await sql`update record_work set state = 'done', agent_id = null where lease_id = ${turn.leaseId}::uuid`.execute(
      transaction,
    )
    return turn.reference
  })

describe('records.next for many at once', () => {
  it('gives no two agents the same of 2,000 records, and leaves none', async () => {
    const { segmentId } = await segmentOf(server, portal, lines)
    // Agents of this skill only: the demo serves records of other skills, too.
    const { people, id: skillId } = await skillWith(server, agents)
    const activation = await activate(portal, { segmentId, skillId })
    const { db } = server.server.kernel.database
    const drawn: string[] = []
    await Promise.all(
      people.map(async ({ id }) => {
        for (let one = await draw(db, id, new Date()); one; one = await draw(db, id, new Date()))
          drawn.push(one)
      }),
    )
    expect({ drawn: drawn.length, different: new Set(drawn).size }).toEqual({
      drawn: total,
      different: total,
    })
    const { progress } = await portal.activations.show(activation.id)
    expect({ waiting: progress.waiting, held: progress.held, finished: progress.finished }).toEqual({
      ...{ waiting: 0, held: 0, finished: total },
    })
  })

  it('gives one record to an agent who asks many times at once', async () => {
    const { segmentId } = await segmentOf(
      server,
      portal,
      lines.slice(0, 20).map((line) => ({ ...line, phone: `7${line.phone.slice(1)}` })),
    )
    const { id: skillId, people } = await skillWith(server, 1)
    await activate(portal, { segmentId, skillId })
    const agent = people[0]?.portal ?? createPortal({ baseUrl: server.url })
    const answers = await Promise.all(Array.from({ length: 8 }, () => agent.records.next()))
    expect(new Set(answers.map(({ record }) => record?.id)).size).toBe(1)
  })
})
