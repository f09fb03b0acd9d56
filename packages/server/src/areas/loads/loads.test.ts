import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { refusalOf } from '#testing/refusals.ts'
import {
  deleted,
  dni,
  ended,
  errorsOf,
  goodRows,
  linesOf,
  loaded,
  made,
  template,
  until,
  usualColumns,
  usualHeader,
} from './testing/scenario.ts'

let server: TestServer
let portal: Portal
let templateId: string
let next = 0

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
  templateId = (await template(portal)).id
})
afterAll(() => server.close())

/** Unique valid rows. */
function fresh(howMany: number): string {
  next += howMany
  return goodRows(10_000_000 + next - howMany, howMany)
}

function sumOf(load: Awaited<ReturnType<typeof ended>>): number {
  return load.created + load.updated + load.unchanged + load.duplicated + load.excluded + load.errors
}

/** A running load: with enough rows for a pause in the middle. */
async function atWork() {
  const load = await made(portal, templateId, usualHeader + fresh(25_000))
  await portal.loads.start(load.id)
  return until(portal, load.id, ({ processed }) => processed > 0)
}

describe('loads.start', () => {
  it('of one template one works at a time, in the order of their start, so that the first row of each wins', async () => {
    const { id: ownTemplate } = await template(portal)
    const numbers = Array.from({ length: 4000 }, (_, at) => 40_000_000 + at)
    const row = (number: number, name: string) => `${dni(number)};${name};612345678;1,00;05/03/2026\n`
    const file = (name: string) =>
      usualHeader +
      numbers.map((number) => row(number, name)).join('') +
      numbers.map((number) => row(number, `${name} later`)).join('')
    const ids: string[] = []
    for (const name of ['First', 'Second', 'Third'])
      ids.push((await made(portal, ownTemplate, file(name), `${name}.csv`)).id)
    for (const id of ids) await portal.loads.start(id)
    const [first, second, third] = await Promise.all(ids.map((id) => ended(portal, id)))
    expect(first).toMatchObject({ created: 4000, updated: 0, duplicated: 4000 })
    expect(second).toMatchObject({ created: 0, updated: 4000, duplicated: 4000 })
    expect(third).toMatchObject({ created: 0, updated: 4000, duplicated: 4000 })
    const starts = [second, third].map((load) => Date.parse(load?.startedAt ?? ''))
    const ends = [first, second].map((load) => Date.parse(load?.finishedAt ?? ''))
    expect(starts.every((start, at) => start >= (ends[at] ?? Infinity))).toBe(true)
    const [, ...records] = await linesOf(portal.loads.export(third?.id ?? ''))
    expect(new Set(records.map((line) => line.split(';')[1]))).toEqual(new Set(['Third']))
  })

  it('CAR-6.1 loads in the background and reports its rate', async () => {
    const load = await loaded(portal, templateId, usualHeader + fresh(300))
    expect(load).toMatchObject({
      state: 'completed',
      total: 300,
      processed: 300,
      created: 300,
      secondsLeft: null,
    })
    expect(load.rowsPerSecond).toBeGreaterThan(0)
    expect(load.startedAt).not.toBeNull()
    expect(load.finishedAt).not.toBeNull()
  })

  it('reconciles: every row of the file is in exactly one counter', async () => {
    const good = fresh(5)
    const [first = ''] = good.split('\n')
    const content = `${usualHeader}${good}${first}\nno-dni;Ana;;;\n\n;;;;\n${first.replace('María', 'Marta')}\n`
    const load = await loaded(portal, templateId, content)
    expect(load).toMatchObject({ total: 8, processed: 8, created: 5, duplicated: 2, errors: 1 })
    expect(sumOf(load)).toBe(load.processed)
    expect(load.state).toBe('completed_with_errors')
  })

  it('distinguishes new, changed and unchanged records of an earlier load', async () => {
    const good = fresh(10)
    await loaded(portal, templateId, usualHeader + good)
    const changed = good.replace('María', 'Marta').replace('1.234,56', '1234,56')
    const load = await loaded(portal, templateId, usualHeader + changed + fresh(2))
    expect(load).toMatchObject({ total: 12, created: 2, updated: 1, unchanged: 9, duplicated: 0 })
  })

  it('takes no key for a duplicate where the template has none', async () => {
    const columns = usualColumns.map((column) => ({ ...column, key: false }))
    const { id } = await template(portal, { columns })
    const load = await loaded(portal, id, usualHeader + goodRows(1, 1).repeat(3))
    expect(load).toMatchObject({ created: 3, duplicated: 0 })
  })

  it('is refused while it runs and when it is over', async () => {
    const load = await loaded(portal, templateId, usualHeader + fresh(1))
    expect(await refusalOf(portal.loads.start(load.id))).toEqual({
      status: 409,
      codes: { state: ['invalid'] },
    })
  })

  it('of twenty people at once starts one', async () => {
    const load = await made(portal, templateId, usualHeader + fresh(50))
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => portal.loads.start(load.id)))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(await ended(portal, load.id)).toMatchObject({ state: 'completed', created: 50, duplicated: 0 })
  })

  it('does it once for one Idempotency-Key', async () => {
    const load = await made(portal, templateId, usualHeader + fresh(3))
    await portal.loads.start(load.id, { idempotencyKey: load.id })
    await ended(portal, load.id)
    expect((await portal.loads.start(load.id, { idempotencyKey: load.id })).state).toBe('queued')
  })

  it('fails with a specific error when its file is missing', async () => {
    const load = await made(portal, templateId, usualHeader + fresh(3))
    const { blobs, database } = server.server.kernel
    const file = await database.db
      .selectFrom('recordsFiles')
      .select('blobKey')
      .where('id', '=', load.recordsFileId)
      .executeTakeFirstOrThrow()
    await blobs.delete(file.blobKey)
    await portal.loads.start(load.id)
    expect(await ended(portal, load.id)).toMatchObject({
      state: 'failed',
      failure: { code: 'content_type_invalid', row: null },
    })
  })
})

describe('loads.stop', () => {
  it('CAR-6.3 CAR-6.5 pauses between two slices and resumes at the next row: none lost, none repeated', async () => {
    const { id } = await atWork()
    await portal.loads.stop(id)
    const paused = await until(portal, id, ({ state }) => state !== 'pausing')
    expect(paused.state).toBe('paused')
    expect(paused.processed).toBeLessThan(paused.total)
    expect(sumOf(paused)).toBe(paused.processed)
    expect(await portal.loads.show(id)).toEqual(paused)
    await portal.loads.start(id)
    expect(await ended(portal, id)).toMatchObject({ state: 'completed', created: 25_000, duplicated: 0 })
    const documents = (await linesOf(portal.loads.export(id, { columns: ['document'] }))).slice(1)
    expect(new Set(documents).size).toBe(25_000)
  }, 120_000)

  it('is refused unless the load waits or works', async () => {
    const load = await made(portal, templateId, usualHeader + fresh(1))
    expect(await refusalOf(portal.loads.stop(load.id))).toEqual({
      status: 409,
      codes: { state: ['invalid'] },
    })
  })
})

describe('loads.restart', () => {
  it('CAR-1.5 CAR-6.4 reads the rejected rows once more with the template as it is now', async () => {
    const { id: own, name } = await template(portal)
    const rows = `${dni(7)};Nombre demasiado largo;;;\n${dni(8)};Ana;;abc;\n${dni(9)};Eva;;;\n`
    const columns = usualColumns.map((one) => (one.name === 'name' ? { ...one, maxLength: 5 } : one))
    const change = async (changed: typeof usualColumns) =>
      portal.templates.update(own, { ...(await seen(portal.templates, own)), name, columns: changed })
    await change(columns)
    const before = await loaded(portal, own, usualHeader + rows)
    expect(before).toMatchObject({ created: 1, errors: 2, round: 1, templateVersion: 2 })
    await change(usualColumns)
    await portal.loads.restart(before.id)
    const after = await ended(portal, before.id)
    expect(after).toMatchObject({ state: 'completed_with_errors', round: 2, templateVersion: 3 })
    expect(after).toMatchObject({ total: 3, processed: 3, created: 2, errors: 1 })
    expect(await errorsOf(portal, before.id)).toEqual([[3, 'amount', 'not_number']])
  })

  it('CAR-6.4 takes up a failed load at its checkpoint', async () => {
    const load = await made(portal, templateId, usualHeader + fresh(3))
    const { database } = server.server.kernel
    await database.db.updateTable('loads').set({ state: 'failed' }).where('id', '=', load.id).execute()
    await portal.loads.restart(load.id)
    expect(await ended(portal, load.id)).toMatchObject({ state: 'completed', round: 1, created: 3 })
  })

  it('never takes for good what cannot be read', async () => {
    const bytes = Buffer.concat([
      Buffer.from(usualHeader + fresh(20)),
      Buffer.from([0xf1]),
      Buffer.from(';x;;;\n'),
    ])
    const { id } = await loaded(portal, templateId, bytes)
    await portal.loads.restart(id)
    expect(await ended(portal, id)).toMatchObject({
      state: 'completed_with_errors',
      round: 2,
      created: 20,
      errors: 1,
    })
    expect(await errorsOf(portal, id)).toEqual([[22, null, 'bytes_invalid']])
  })
})

describe('loads.index', () => {
  it('filters by state, template and name', async () => {
    const { id: own } = await template(portal)
    await loaded(portal, own, usualHeader + goodRows(1, 2), 'búscala.csv')
    const waiting = await made(portal, own, usualHeader + goodRows(3, 2), 'otra.csv')
    const { data } = await portal.loads.index({ templateId: own, sort: 'name' })
    expect(data.map((load) => load.name)).toEqual(['búscala.csv', 'otra.csv'])
    expect((await portal.loads.index({ templateId: own, search: 'BUSCALA' })).data).toHaveLength(1)
    const created = await portal.loads.index({ templateId: own, state: ['created', 'failed'] })
    expect(created.data.map((load) => load.id)).toEqual([waiting.id])
  })
})

describe('loads.show', () => {
  it('CAR-6.2 reports rate and remaining time', async () => {
    const load = await atWork()
    expect(load.state).toBe('processing')
    expect(load.rowsPerSecond).toBeGreaterThan(0)
    expect(load.secondsLeft).toBeGreaterThanOrEqual(0)
    await portal.loads.stop(load.id)
    await ended(portal, load.id)
  })
})

describe('loads.destroy', () => {
  it('CAR-9.1 is refused while there are records, and deletes a load without any', async () => {
    const load = await loaded(portal, templateId, usualHeader + fresh(1))
    expect(await refusalOf(portal.loads.destroy(load.id))).toEqual({
      status: 409,
      codes: { records: ['referenced'] },
    })
    const empty = await loaded(portal, templateId, `${usualHeader}x;;;;\n`)
    await portal.loads.destroy(empty.id)
    expect((await refusalOf(portal.loads.show(empty.id))).status).toBe(404)
    expect((await portal.recordsFile.show(empty.recordsFileId)).state).toBe('analyzed')
  })

  it('is refused while the load works', async () => {
    const { id } = await atWork()
    expect(await refusalOf(portal.loads.destroy(id))).toEqual({ status: 409, codes: { state: ['invalid'] } })
    expect(await refusalOf(portal.loads.destroyAll(id))).toEqual({
      status: 409,
      codes: { state: ['invalid'] },
    })
    await portal.loads.stop(id)
    await ended(portal, id)
  })
})

describe('loads.destroyAll', () => {
  it('CAR-9.2 deletes records, errors, file and load, and nothing that another load took over', async () => {
    const good = fresh(4)
    const first = await loaded(portal, templateId, `${usualHeader}${good}x;;;;\n`)
    const [one = ''] = good.split('\n')
    const second = await loaded(portal, templateId, `${usualHeader}${one}\n`)
    const { database } = server.server.kernel
    const { serial } = await database.db
      .selectFrom('loads')
      .select('serial')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    await deleted(portal, first.id)
    expect((await refusalOf(portal.loads.show(first.id))).status).toBe(404)
    expect((await refusalOf(portal.recordsFile.show(first.recordsFileId))).status).toBe(404)
    const records = database.db.selectFrom('records').select('rowNumber').where('loadSerial', '=', serial)
    expect(await records.execute()).toEqual([])
    const rejects = database.db.selectFrom('loadRejects').select('rowNumber').where('loadId', '=', first.id)
    expect(await rejects.execute()).toEqual([])
    expect(await linesOf(portal.loads.export(second.id))).toHaveLength(2)
  })
})
