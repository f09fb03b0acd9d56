import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { refused } from '#testing/corrections.ts'
import { jobsDone } from '#testing/inbox.ts'
import { recorded } from '#testing/recorded.ts'
import { linesOf, over, reporter, taken } from '#testing/reports.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { change, ofJob } from './report-runs.queries.ts'

let server: TestServer
let clock: StillClock
beforeAll(async () => {
  clock = stillClock(new Date('2026-03-02T10:30:00Z'))
  server = await startServer({ clock })
})
afterAll(() => server.close())

const days = 'from=2026-02-01&until=2026-02-28'
const whole = { report: 'clockEntries', query: days, format: 'csv' } as const

describe('reportRuns.create, reportRuns.show, reportRuns.index and reportRuns.file', () => {
  it('REP-8.2 make a file of a whole report in the background, notify the person, and serve it to them only', async () => {
    const [one, other] = [await reporter(server), await reporter(server, ['REPORTES_TODOS'])]
    await recorded(server, one.id, '2026-02-27 09:00 in', '2026-02-27 17:00 out')
    const asked = await one.portal.reportRuns.create({ ...whole, columns: ['at', 'kind'] })
    expect(asked).toMatchObject({ state: 'queued', name: 'Listado de fichajes', isScheduled: false })
    const run = await over(one.portal, asked.id)
    expect(run).toMatchObject({ state: 'ready', done: 2, total: 2, fetches: 0, fetchedAt: null })
    const download = await one.portal.reportRuns.file(run.id)
    expect(download.filename).toBe('Listado de fichajes.csv')
    const file = Buffer.from(await (await download.blob()).arrayBuffer())
    expect(linesOf(file.toString())).toEqual([
      'Hora;Tipo',
      '2026-02-27 17:00:00;Salida',
      '2026-02-27 09:00:00;Entrada',
    ])
    expect(run).toMatchObject({ size: file.length, sha256: createHash('sha256').update(file).digest('hex') })
    expect(await one.portal.reportRuns.show(run.id)).toMatchObject({
      fetches: 1,
      fetchedAt: clock.now().toISOString(),
    })
    const notifications = await one.portal.notifications.index({ kind: ['reports.ready'] })
    expect(notifications.data).toMatchObject([
      { data: { name: 'Listado de fichajes' }, link: '/reportes?tab=files' },
    ])
    // Files are private, whatever the other person's permissions.
    for (const act of [other.portal.reportRuns.show, other.portal.reportRuns.cancel])
      expect(await act(run.id).safe()).toMatchObject({ error: { status: 404 } })
    expect(await other.portal.reportRuns.file(run.id).safe()).toMatchObject({ error: { status: 404 } })
    const { db } = server.server.kernel.database
    const logged = db
      .selectFrom('auditEvents')
      .where('act', '=', 'reportRuns.file')
      .where('userId', '=', one.id)
    expect(await logged.select('detail').execute()).toHaveLength(1)
  })

  it('hold every row of a long list once', async () => {
    const one = await reporter(server, ['REPORTES_TODOS'])
    const { id } = await one.portal.reportRuns.create({
      report: 'clockEntries',
      format: 'csv',
      columns: ['hash'],
    })
    const { done, total } = await over(one.portal, id)
    expect(done).toBeGreaterThan(2000)
    expect(done).toBe(total)
    const [, ...hashes] = linesOf(await one.portal.reportRuns.file(id).text())
    expect(new Set(hashes).size).toBe(done)
  })

  it('write workbooks and PDF files of the same rows', async () => {
    const one = await reporter(server)
    await recorded(server, one.id, '2026-02-26 09:00 in', '2026-02-26 17:00 out')
    const starts = { xlsx: 'PK', pdf: '%PDF' } as const
    for (const format of ['xlsx', 'pdf'] as const) {
      const { id } = await one.portal.reportRuns.create({ report: 'workingHours', query: days, format })
      expect(await over(one.portal, id)).toMatchObject({ state: 'ready', done: 1 })
      const file = Buffer.from(await (await one.portal.reportRuns.file(id).blob()).arrayBuffer())
      expect(file.subarray(0, 4).toString('latin1')).toMatch(new RegExp(`^${starts[format]}`))
    }
  })

  it('have hour bank and time off beside hours, as asked by definitions of before these were requested', async () => {
    const one = await reporter(server)
    await recorded(server, one.id, '2026-02-26 09:00 in', '2026-02-26 17:00 out')
    const columns = ['workedDays', 'hourBank', 'absentDays']
    for (const query of [days, `${days}&timeOff=false`]) {
      const asked = { report: 'workingHours', query, format: 'csv', columns } as const
      const { id } = await one.portal.reportRuns.create(asked)
      await over(one.portal, id)
      const [, line] = linesOf(await one.portal.reportRuns.file(id).text())
      expect(line).toBe('1;0:00;0')
    }
  })

  it('guard what a spreadsheet would run as a formula', async () => {
    const one = await reporter(server)
    const { db } = server.server.kernel.database
    await recorded(server, one.id, '2026-02-25 09:00 in')
    await db.updateTable('users').set({ displayName: '=HYPERLINK("x")' }).where('id', '=', one.id).execute()
    const { id } = await one.portal.reportRuns.create({ ...whole, columns: ['person'] })
    await over(one.portal, id)
    const [, line] = linesOf(await one.portal.reportRuns.file(id).text())
    expect(line).toBe(`"'=HYPERLINK(""x"")"`)
  })

  it('refuse a PDF of more rows than one takes, and any report that one may not read', async () => {
    const one = await reporter(server, ['REPORTES_TODOS'])
    expect(
      await one.portal.reportRuns.create({ report: 'clockEntries', format: 'pdf' }).safe(),
    ).toMatchObject({
      error: { status: 422, fields: { format: [{ code: 'limit_reached', count: 2000 }] } },
    })
    expect(await one.portal.reportRuns.create({ report: 'skillHours', format: 'csv' }).safe()).toMatchObject({
      error: { status: 403 },
    })
    expect(await one.portal.reportRuns.create({ format: 'csv' }).safe()).toMatchObject(
      refused(422, 'report', 'blank'),
    )
  })

  it('fail when the permission is revoked before the file is made, and refuse it to people who lost it afterwards', async () => {
    const { db } = server.server.kernel.database
    const one = await reporter(server)
    await recorded(server, one.id, '2026-02-24 09:00 in')
    const { id } = await one.portal.reportRuns.create(whole)
    await over(one.portal, id)
    await taken(server, one.id, 'REPORTES_FICHAJE_VER')
    expect(await one.portal.reportRuns.file(id).safe()).toMatchObject({ error: { status: 403 } })
    await db.updateTable('reportRuns').set({ state: 'queued', blobKey: null }).where('id', '=', id).execute()
    await server.server.kernel.jobs.enqueue(db, 'reports.run', { id }, { key: id })
    const state = () =>
      db.selectFrom('reportRuns').where('id', '=', id).select(['state', 'failure']).executeTakeFirst()
    await expect.poll(state, waitLimit).toEqual({ state: 'failed', failure: 'permission' })
  })
})

describe('reports.run', () => {
  it('keeps a file from who lost some of the reach that it was made with', async () => {
    const one = await reporter(server, ['REPORTES_TODOS'])
    const { id } = await one.portal.reportRuns.create({ ...whole, columns: ['person'] })
    await over(one.portal, id)
    expect((await one.portal.reportRuns.file(id).text()).length).toBeGreaterThan(0)
    await taken(server, one.id, 'REPORTES_TODOS')
    expect(await one.portal.reportRuns.file(id).safe()).toMatchObject({
      error: { status: 403, missing: ['REPORTES_TODOS'] },
    })
  })

  it('refuses a file to a former coordinator of one of its people', async () => {
    const { db } = server.server.kernel.database
    const one = await reporter(server, ['ACCESOS_VER'])
    const [kept, lost] = [await reporter(server), await reporter(server)]
    const startsOn = '2026-01-01'
    for (const { id: employeeId } of [kept, lost])
      await db
        .insertInto('coordinatorAssignments')
        .values({
          ...{ id: randomUUID(), employeeId, coordinatorId: one.id, startsOn, endsOn: null },
          ...{ reason: null, createdBy: null, createdAt: clock.now() },
        })
        .execute()
    await recorded(server, kept.id, '2026-02-23 09:00 in', '2026-02-23 17:00 out')
    const makeFile = async () => (await over(one.portal, (await one.portal.reportRuns.create(whole)).id)).id
    const ofOne = await makeFile()
    await recorded(server, lost.id, '2026-02-24 09:00 in', '2026-02-24 17:00 out')
    const ofBoth = await makeFile()
    expect(linesOf(await one.portal.reportRuns.file(ofBoth).text())).toHaveLength(5)
    await db
      .updateTable('coordinatorAssignments')
      .set({ endsOn: '2026-03-01' })
      .where('employeeId', '=', lost.id)
      .execute()
    expect(await one.portal.reportRuns.file(ofBoth).safe()).toMatchObject({ error: { status: 403 } })
    expect(linesOf(await one.portal.reportRuns.file(ofOne).text())).toHaveLength(3)
  })

  it('lets go of the half of a file that a crash has left, and of the whole one when its time is over', async () => {
    const { database, blobs, jobs } = server.server.kernel
    const { db } = database
    const one = await reporter(server)
    const { id } = await one.portal.reportRuns.create(whole)
    await over(one.portal, id)
    const key = async () => (await ofJob(db, id))?.blobKey ?? ''
    const left = await key()
    expect(await blobs.size(left)).toBeGreaterThan(0)
    await change(db, id, ['ready'], { state: 'running' })
    await jobs.enqueue(db, 'reports.run', { id }, { key: id })
    expect(await over(one.portal, id)).toMatchObject({ state: 'ready' })
    await jobsDone(server)
    await expect(blobs.size(left)).rejects.toThrow('ENOENT')
    const made = await key()
    expect(await blobs.size(made)).toBeGreaterThan(0)
    await jobs.enqueue(db, 'reports.runExpiry', { id }, { key: id })
    await expect.poll(async () => (await ofJob(db, id))?.state, waitLimit).toBe('expired')
    await jobsDone(server)
    expect(await key()).toBe('')
    await expect(blobs.size(made)).rejects.toThrow('ENOENT')
  })

  it('deletes a file finished after its cancellation', async () => {
    const { database, blobs, jobs } = server.server.kernel
    const one = await reporter(server)
    const { id } = await one.portal.reportRuns.create(whole)
    await over(one.portal, id)
    const written = (await ofJob(database.db, id))?.blobKey ?? ''
    await change(database.db, id, ['ready'], { state: 'cancelled' })
    await jobs.enqueue(database.db, 'reports.run', { id }, { key: id })
    await expect.poll(async () => (await ofJob(database.db, id))?.blobKey, waitLimit).toBeNull()
    await jobsDone(server)
    await expect(blobs.size(written)).rejects.toThrow('ENOENT')
  })
})

describe('reportRuns.cancel', () => {
  it('stops what waits or runs, once, and keeps no file', async () => {
    const one = await reporter(server)
    const { db } = server.server.kernel.database
    const { id } = await one.portal.reportRuns.create(whole)
    await over(one.portal, id)
    expect(await one.portal.reportRuns.cancel(id).safe()).toMatchObject(refused(409, 'state', 'invalid'))
    await db.updateTable('reportRuns').set({ state: 'queued' }).where('id', '=', id).execute()
    expect(await one.portal.reportRuns.cancel(id)).toMatchObject({ state: 'cancelled' })
    expect(await one.portal.reportRuns.file(id).safe()).toMatchObject(refused(409, 'state', 'invalid'))
  })
})

describe('clockEntries.export', () => {
  it('REP-11.2 streams every entry that matches, in the reach and the words of the person', async () => {
    const [one, other] = [await reporter(server), await reporter(server)]
    const times = Array.from({ length: 120 }, (_, at) => {
      const [day, hour] = [
        String((at % 28) + 1).padStart(2, '0'),
        String(8 + Math.floor(at / 28)).padStart(2, '0'),
      ]
      return `2026-01-${day} ${hour}:00 ${Math.floor(at / 28) % 2 === 0 ? 'in' : 'out'}`
    })
    await recorded(server, one.id, ...times)
    await recorded(server, other.id, '2026-01-02 09:00 in')
    const asked = { from: '2026-01-01', until: '2026-01-31' }
    const download = await one.portal.clockEntries.export({ ...asked, columns: ['person', 'at'], sort: 'at' })
    expect(download.filename).toBe('Listado de fichajes.csv')
    const lines = linesOf(await download.text())
    expect(lines).toHaveLength(121)
    expect(lines[0]).toBe('Persona;Hora')
    expect(new Set(lines.slice(1).map((line) => line.split(';')[0]))).toEqual(new Set([one.name]))
    expect(lines[1]).toBe(`${one.name};2026-01-01 08:00:00`)
    expect(linesOf(await one.portal.clockEntries.export({ ...asked, kind: 'out' }).text())).toHaveLength(57)
    expect(await one.portal.clockEntries.export({ columns: ['dni'] }).safe()).toMatchObject(
      refused(422, 'columns', 'inclusion', 'dni'),
    )
  })
})
