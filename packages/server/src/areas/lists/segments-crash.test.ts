import { createPortal, type FilterNode, type Portal } from '@portal/sdk'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#demo/seed-demo.ts'
import { type ChildServer, dwelling } from '#testing/child-server.ts'
import { contacts } from './testing/contacts.ts'
import { ran, segmentOf } from './testing/segments.ts'

let place: Awaited<ReturnType<typeof dwelling>>
let server: ChildServer | undefined

beforeAll(async () => {
  place = await dwelling()
})
afterAll(async () => {
  await server?.kill()
  await place.remove()
})

async function signedIn(): Promise<Portal> {
  server = await place.start()
  const portal = createPortal({ baseUrl: server.url })
  await portal.session.login({ user: 'admin', password: demoPassword })
  return portal
}

const loads = 4
const rowsOfLoad = 50_000

/** More records than one batch if other processes reach the database; returns their number. */
async function filled(templateId: string, had: number): Promise<number> {
  if (place.databaseUrl === undefined) return had
  const client = new pg.Client({ connectionString: place.databaseUrl })
  await client.connect()
  await client.query(
    `insert into records (load_serial, row_number, template_serial, key, cells)
     select 900000 + n % $2::int, n / $2::int + 2, t.serial, 'x' || n, array['x' || n, 'Ana ' || n, null, (n % 10)::text, null, null]
     from templates t, generate_series(1, $3::int) n where t.id = $1`,
    [templateId, loads, loads * rowsOfLoad],
  )
  await client.end()
  return had + loads * rowsOfLoad
}

/** Waits until a run is halfway; until its end on the embedded database, which cannot be observed before. */
async function underWay(portal: Portal, runId: string) {
  for (;;) {
    const run = await portal.segmentRuns.show(runId)
    if (run.finishedAt !== null || (run.segments[0]?.progress?.processed ?? 0) > 0) return run
  }
}

const anas: FilterNode = { parent: 0, kind: 'text', field: 'name', operator: 'contains', value: 'ana' }

describe('segmentRuns.create and segmentRuns.stop', () => {
  it('SEG-4.1 compute in the background with progress; stopped or killed halfway the old members stay, and the end is exact', async () => {
    let portal = await signedIn()
    const { templateId } = await contacts(portal, ['1;Ana;;;;', '2;Eva;;;;'])
    const segment = await segmentOf(portal, templateId, [anas])
    await ran(portal, (await portal.segmentRuns.create({ segmentIds: [segment.id] })).id)
    const before = await portal.segments.show(segment.id)
    expect(before).toMatchObject({ state: 'computed', size: 1 })
    const total = await filled(templateId, 2)

    const { id } = await portal.segmentRuns.create({ segmentIds: [segment.id] })
    const run = await underWay(portal, id)
    if (run.finishedAt === null) {
      const { processed = 0, rowsPerSecond, secondsLeft } = run.segments[0]?.progress ?? {}
      expect(processed).toBeLessThanOrEqual(total)
      expect([rowsPerSecond, secondsLeft]).toEqual([expect.any(Number), expect.any(Number)])
      await portal.segmentRuns.stop(id)
      expect(await ran(portal, id)).toMatchObject({ state: 'stopped', segments: [{ state: 'stopped' }] })
      const { size, computedAt, state } = await portal.segments.show(segment.id)
      expect({ size, computedAt, state }).toEqual({
        size: 1,
        computedAt: before.computedAt,
        state: 'computed',
      })
    }

    const again = await portal.segmentRuns.create({ segmentIds: [segment.id] })
    await underWay(portal, again.id)
    await server?.kill()
    portal = await signedIn()
    expect((await ran(portal, again.id)).segments).toMatchObject([
      { state: 'computed', counts: { total, matched: total - 1, members: total - 1, unmatched: 1 } },
    ])
    expect(await portal.segments.show(segment.id)).toMatchObject({ size: total - 1, state: 'computed' })
  }, 120_000)
})
