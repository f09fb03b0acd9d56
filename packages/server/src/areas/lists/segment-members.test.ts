import type { Portal } from '@portal/sdk'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { armOf } from './segment-split.queries.ts'
import { contacts, load, six } from './testing/contacts.ts'
import { computed, debtFrom, membersOf, segmentOf } from './testing/segments.ts'

let server: TestServer
let portal: Portal
beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const step = fc.record({
  percent: fc.option(fc.integer({ min: 1, max: 99 }), { freq: 4 }),
  comes: fc.integer({ min: 5, max: 25 }),
})

/** The side of each member, as stored. */
async function sidesOf(id: string): Promise<Map<string, number | null>> {
  const rows = await membersOf(server, id)
  return new Map(rows.map(({ reference, arm }) => [reference, arm]))
}

/** The arm of a record by share alone. */
async function sideBy(id: string, percent: number, reference: string): Promise<number> {
  const split = { id, serial: 0, challengerPercent: percent, splitPercent: percent }
  const { arm } = armOf(split, false, sql`${reference}::text`)
  const { rows } = await sql<{ arm: number }>`select ${arm} as arm`.execute(server.server.kernel.database.db)
  return rows[0]?.arm ?? -1
}

describe('segments.compute', () => {
  it('loses who no longer matches, keeps who does, and gains who does now', async () => {
    const { templateId } = await contacts(portal, six)
    const segment = await segmentOf(portal, templateId, [debtFrom(900)])
    const members = async () => {
      await computed(portal, segment)
      return (await membersOf(server, segment.id)).map(({ reference }) => reference)
    }
    const [first = '', ...others] = await members()
    await load(portal, templateId, [`${first};Alguien;Medio;1;;`, '7;Nora;Medio;2000;;'])
    expect(await members()).toEqual([...others, '7'])
  })
})

describe('segments.update of a split', () => {
  it('SEG-8.1 moves nobody who has a side, whatever the shares and however often they change; those that come follow the new one', async () => {
    for (const steps of fc.sample(fc.array(step, { minLength: 3, maxLength: 4 }), 3)) {
      const lines = (from: number, count: number) =>
        Array.from({ length: count }, (_, at) => `c${from + at};Ana ${from + at};;;;`)
      const { templateId } = await contacts(portal, lines(0, 40))
      const segment = await segmentOf(portal, templateId, [], { challengerPercent: 30 })
      const assigned = new Map<string, number>()
      let from = 40
      for (const { percent, comes } of [{ percent: 30, comes: 10 }, ...steps]) {
        const { name, filterId, mode, version } = await portal.segments.show(segment.id)
        await portal.segments.update(segment.id, {
          name,
          filterId,
          mode,
          challengerPercent: percent,
          version,
        })
        await load(portal, templateId, lines(from, comes))
        from += comes
        const { segments } = await computed(portal, segment)
        expect(segments).toMatchObject([{ counts: { total: from, members: from } }])
        const sides = await sidesOf(segment.id)
        expect(sides.size).toBe(from)
        for (const [reference, side] of sides) {
          if (percent === null) expect(side).toBeNull()
          else expect(side).toBe(assigned.get(reference) ?? (await sideBy(segment.id, percent, reference)))
          if (side !== null) assigned.set(reference, side)
        }
      }
    }
  })
})
