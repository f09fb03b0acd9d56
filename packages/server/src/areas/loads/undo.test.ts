import type { Portal } from '@portal/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Db } from '#db/database.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { isOnPostgres } from '#testing/test-database.ts'
import {
  deleted,
  dni,
  goodRows,
  linesOf,
  loaded,
  made,
  template,
  until,
  usualColumns,
  usualHeader,
} from './testing/scenario.ts'
import { workOn } from './testing/work.ts'

let server: TestServer
let portal: Portal
let first = 30_000_000

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

/** Three unique people, and a file of some of them under a name. */
async function place() {
  const { id: templateId } = await template(portal)
  const base = (first += 1000)
  const row = (number: number, name: string) => `${dni(base + number)};${name};612345678;1,00;05/03/2026\n`
  const load = (name: string, numbers: readonly number[]) =>
    loaded(
      portal,
      templateId,
      usualHeader + numbers.map((number) => row(number, name)).join(''),
      `${name}.csv`,
    )
  return { load, key: (number: number) => dni(base + number) }
}

async function undone(id: string) {
  await portal.loads.undo(id)
  return until(portal, id, ({ state }) => state === 'undone' || state === 'undo_paused')
}

/** Document and name of the records that currently belong to a load. */
async function held(id: string): Promise<[string, string][]> {
  const [, ...lines] = await linesOf(portal.loads.export(id, { columns: ['document', 'name'] }))
  return lines.map((line) => line.split(';') as [string, string]).sort()
}

describe('loads.undo, loads.impact and loads.kept', () => {
  it('CAR-11.1 created records are deleted, changed ones restored to the load before, and the counts add up', async () => {
    const { load, key } = await place()
    const before = await load('Before', [1, 2, 3])
    const after = await load('After', [2, 3, 4])
    expect(after).toMatchObject({ created: 1, updated: 2, undo: null })
    const impact = await portal.loads.impact(after.id)
    const counts = { total: 3, removed: 1, restored: 2, keptWorked: 0, keptLater: 0, missing: 0 }
    expect(impact).toEqual({ possible: true, ...counts, worked: [] })
    const undo = await undone(after.id)
    expect(undo).toMatchObject({ state: 'undone', outcome: 'undone', undo: { ...counts, secondsLeft: null } })
    expect(await held(before.id)).toEqual([1, 2, 3].map((number) => [key(number), 'Before']))
    expect(await held(after.id)).toEqual([])
    const { data } = await portal.notifications.index()
    expect(data[0]).toMatchObject({ kind: 'loads.undone', data: { records: 3, kept: 0 } })
  })

  it('CAR-11.2 CAR-9.3 worked records are named before, kept and named afterwards', async () => {
    const { load, key } = await place()
    const { id } = await load('Once', [1, 2, 3])
    await workOn(server, id, [3])
    expect(await portal.loads.impact(id)).toMatchObject({
      removed: 2,
      keptWorked: 1,
      worked: [{ row: 3, key: key(2) }],
    })
    expect((await undone(id)).undo).toMatchObject({ total: 3, removed: 2, keptWorked: 1, missing: 0 })
    expect(await held(id)).toEqual([[key(2), 'Once']])
    const kept = await portal.loads.kept(id, { reason: 'worked' })
    expect(kept.data).toEqual([{ row: 3, key: key(2), reason: 'worked', load: null }])
  })

  it('keeps and names records taken over by a later load; undoing that one restores the state before both', async () => {
    const { load, key } = await place()
    const one = await load('One', [1, 2])
    const two = await load('Two', [2, 3])
    const three = await load('Three', [2, 3])
    expect((await undone(two.id)).undo).toMatchObject({ total: 2, keptLater: 2, removed: 0, restored: 0 })
    expect((await portal.loads.kept(two.id)).data).toEqual(
      [2, 3].map((number) => ({
        ...{ row: number, key: key(number), reason: 'later' },
        load: { id: three.id, name: three.name },
      })),
    )
    expect(await held(three.id)).toEqual([2, 3].map((number) => [key(number), 'Three']))
    expect((await undone(three.id)).undo).toMatchObject({ total: 2, removed: 1, restored: 1 })
    expect(await held(one.id)).toEqual([1, 2].map((number) => [key(number), 'One']))
  })

  it('CAR-9.4 a load with worked records is not deleted, and nothing that another load brought goes with one', async () => {
    const { load, key } = await place()
    const one = await load('One', [1, 2])
    const two = await load('Two', [2, 3])
    await workOn(server, two.id, [3])
    const refused = await refusalOf(portal.loads.destroyAll(two.id))
    expect(refused).toEqual({ status: 409, codes: { worked: ['referenced'] } })
    await undone(two.id)
    expect(await held(one.id)).toEqual([1, 2].map((number) => [key(number), 'One']))
    const three = await load('Three', [1])
    await deleted(portal, three.id)
    expect(await held(one.id)).toEqual([1, 2].map((number) => [key(number), 'One']))
  })

  it('a load that is deleted alone leaves its records to the one that took them over', async () => {
    const { load } = await place()
    const one = await load('One', [1])
    const two = await load('Two', [1])
    await portal.loads.destroy(one.id)
    expect((await undone(two.id)).undo).toMatchObject({ removed: 1, restored: 0 })
  })

  it('is refused while the load is not through, and once it is taken back', async () => {
    const { load } = await place()
    const { id } = await load('Once', [1])
    await undone(id)
    const refused = { status: 409, codes: { state: ['invalid'] } }
    expect(await refusalOf(portal.loads.undo(id))).toEqual(refused)
    expect(await refusalOf(portal.loads.restart(id))).toEqual(refused)
    expect((await portal.loads.impact(id)).possible).toBe(false)
    const waiting = await made(portal, (await template(portal)).id, `${usualHeader}${dni(1)};A;;;\n`)
    expect(await refusalOf(portal.loads.undo(waiting.id))).toEqual(refused)
  })

  it('records without a key are removed', async () => {
    const columns = usualColumns.map((column) => ({ ...column, key: false }))
    const { id: templateId } = await template(portal, { columns })
    const { id } = await loaded(portal, templateId, `${usualHeader}${dni(1)};A;;;\n${dni(1)};A;;;\n`)
    expect((await undone(id)).undo).toMatchObject({ total: 2, removed: 2 })
  })

  it('any loads taken back or deleted in any order lead to what those that are left brought', async () => {
    const random = congruential(20_261_128)
    const pick = (below: number) => Math.floor(random() * below)
    const { load, key } = await place()
    const model: Brought[] = []
    for (let step = 0; step < 36; step += 1) {
      const chosen = model[pick(model.length)]
      if (chosen === undefined || random() < 0.5) {
        const keys = [0, 1, 2, 3, 4, 5].filter(() => random() < 0.5)
        if (keys.length === 0) continue
        // Half of the time the same values again: unchanged records have no former cells.
        const name = `N${pick(2)}`
        model.push({ id: (await load(name, keys)).id, name, keys })
        continue
      }
      if (random() < 0.3) await deleted(portal, chosen.id)
      else expect(reversedOrKept(await undone(chosen.id))).toEqual([chosen.keys.length, 0])
      model.splice(model.indexOf(chosen), 1)
      for (const one of model) expect(await held(one.id)).toEqual(ofModel(model, one, key))
    }
    for (const { id } of [...model]) await undone(id)
    const { database } = server.server.kernel
    const keys = [0, 1, 2, 3, 4, 5].map(key)
    expect(await database.db.selectFrom('records').where('key', 'in', keys).selectAll().execute()).toEqual([])
    expect(
      await database.db.selectFrom('recordVersions').where('key', 'in', keys).selectAll().execute(),
    ).toEqual([])
  })
})

type Brought = { id: string; name: string; keys: number[] }

/** The expected records of a load: each key belongs to the last remaining load that has it. */
const ofModel = (model: readonly Brought[], { id, name, keys }: Brought, key: (number: number) => string) =>
  keys
    .filter((number) => model.findLast((other) => other.keys.includes(number))?.id === id)
    .map((number) => [key(number), name])
    .sort()

/** The accounted records of a load, and those that were missing. */
function reversedOrKept({ undo }: Awaited<ReturnType<typeof undone>>) {
  const { removed = 0, restored = 0, keptLater = 0 } = undo ?? {}
  return [removed + restored + keptLater, undo?.missing]
}

/** Deterministic numbers from 0 to 1. */
function congruential(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describe('loads.stop', () => {
  // A blocked slice is observed, and disconnected, over another connection to the database.
  it.runIf(isOnPostgres)(
    'stops a deletion between two slices: what is left stays with its load, and goes when it is deleted again',
    async () => {
      const { db } = server.server.kernel.database
      const { id: templateId } = await template(portal)
      // A slice is a fixed number of lines, whatever their length.
      const records = goodRows((first += 1000), 3).replaceAll('\n', '\n'.repeat(25_000))
      const load = await loaded(portal, templateId, usualHeader + records)
      expect(load).toMatchObject({ created: 3, errors: 0 })
      const stopping = await db.transaction().execute(async (holder) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid
          from records r join loads l on l.serial = r.load_serial
          where l.id = ${load.id}::uuid and r.row_number between 25001 and 50000 for update of r`.execute(
          holder,
        )
        await portal.loads.destroyAll(load.id)
        const worker = await vi.waitUntil(() => waitingFor(db, rows[0]?.pid ?? 0), waitLimit)
        const stop = portal.loads.stop(load.id)
        await vi.waitUntil(() => waitingFor(db, worker), waitLimit)
        // The slice is lost with its connection, and the stop arrives before the retry.
        await sql`select pg_terminate_backend(${worker})`.execute(db)
        return { stop: stop.safe() }
      })
      expect(await stopping.stop).toMatchObject({ ok: true })
      const stopped = await portal.loads.show(load.id)
      expect(stopped).toMatchObject({ state: 'undo_paused', undo: { deletes: true, total: 3, removed: 1 } })
      expect(await held(load.id)).toHaveLength(2)
      const queued = () => db.selectFrom('jobs').select('id').where('key', '=', load.id).executeTakeFirst()
      await vi.waitUntil(async () => (await queued()) === undefined, waitLimit)
      expect(await portal.loads.show(load.id)).toEqual(stopped)
      await deleted(portal, load.id)
      const { data } = await portal.notifications.index()
      const about = data.filter(({ kind, data: of }) => kind === 'loads.deleted' && of.load === load.name)
      expect(about).toMatchObject([{ data: { records: 3 } }])
    },
  )
})

/** The connection that waits for another one's lock. */
async function waitingFor(db: Db, holder: number): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where wait_event_type = 'Lock' and ${holder} = any(pg_blocking_pids(pid))`.execute(db)
  return rows[0]?.pid
}
