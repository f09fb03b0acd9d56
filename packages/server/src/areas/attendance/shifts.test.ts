import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Portal } from '@portal/sdk'
import type { Employed } from '#testing/employed.ts'
import { type Planning, refusedRow, startPlanning, times } from '#testing/planning.ts'
import { refused } from '#testing/refused.ts'
import { came } from '#testing/working-time.ts'

let planning: Planning
beforeAll(async () => {
  planning = await startPlanning()
})
afterAll(() => planning.server.close())

const put = ({ id: employeeId }: Employed, date: string, start: number, end: number) => ({
  ...{ do: 'put' as const, employeeId, date, segments: [times(start, end)] },
})
const daysOf = async (portal: Portal, { id: employeeId }: Employed, from: string, until = from) =>
  (await portal.shifts.index({ employeeId, from, until })).data[0]?.days ?? []

describe('shifts.change', () => {
  it('sets, moves, copies and clears the shifts of a week as one batch, and returns the inverse batch', async () => {
    const one = await planning.someone()
    const other = await planning.someone()
    const { portal } = await planning.lead(one, other)
    const made = await portal.shifts.change({
      changes: [
        put(one, '2026-03-09', 8, 16),
        { do: 'copy', employeeId: one.id, date: '2026-03-09', toEmployeeId: other.id },
        { do: 'move', employeeId: one.id, date: '2026-03-09', toDate: '2026-03-11' },
        { do: 'put', employeeId: one.id, date: '2026-03-10', note: 'Libre' },
      ],
    })
    expect(made).toMatchObject({ changed: 4, warnings: [] })
    expect(await daysOf(portal, one, '2026-03-09', '2026-03-12')).toMatchObject([
      { source: 'shift', kind: 'off', minutes: 0, segments: [] },
      { source: 'shift', kind: 'off', minutes: 0, note: 'Libre' },
      { source: 'shift', kind: 'moved', minutes: 480, segments: [times(8, 16)] },
      { source: 'contract', kind: null, minutes: 200, segments: [] },
    ])
    expect(await daysOf(portal, other, '2026-03-09')).toMatchObject([{ kind: 'replaced', minutes: 480 }])

    await portal.shifts.change({ changes: made.undo })
    const after = await daysOf(portal, one, '2026-03-09', '2026-03-12')
    expect(after.map(({ source, minutes }) => [source, minutes])).toEqual(
      Array.from({ length: 4 }, () => ['contract', 200]),
    )
    await portal.shifts.change({ changes: [put(one, '2026-03-09', 8, 16)] })
    const again = await portal.shifts.change({
      changes: [{ do: 'clear', employeeId: one.id, date: '2026-03-09' }],
    })
    expect(again.undo).toMatchObject([{ do: 'put', date: '2026-03-09', segments: [times(8, 16)] }])
  })

  it('applies none of a batch with an invalid change, and names its errors', async () => {
    const one = await planning.someone()
    const stranger = await planning.someone()
    const { portal } = await planning.lead(one)
    const tried = async (...changes: Parameters<Portal['shifts']['change']>[0]['changes']) =>
      portal.shifts.change({ changes: [put(one, '2026-03-16', 8, 16), ...changes] }).safe()
    const segments = (code: string, value?: string) =>
      refusedRow(2, { segments: [{ code, ...(value === undefined ? {} : { value }) }] })
    expect(await tried(put(one, '2026-03-17', 16, 8))).toMatchObject(segments('greater_than', '16:00'))
    expect(await tried(put(one, '2026-03-17', 8, 34))).toMatchObject(segments('less_than'))
    expect(await tried(put(one, '2026-03-17', 0, 25))).toMatchObject(segments('less_than'))
    const twice = { ...put(one, '2026-03-17', 8, 14), segments: [times(8, 14), times(13, 15)] }
    expect(await tried(twice)).toMatchObject(segments('taken', '13:00'))
    expect(await tried({ ...put(one, '2026-03-18', 8, 14), breaks: [times(14, 15)] })).toMatchObject(
      refusedRow(2, { breaks: [{ code: 'inclusion' }] }),
    )
    expect(await tried(put(one, '2026-03-15', 20, 33))).toMatchObject({
      error: {
        rows: [
          { row: 1, fields: { segments: [{ code: 'taken', value: '2026-03-15' }] } },
          { row: 2, fields: { segments: [{ code: 'taken', value: '2026-03-16' }] } },
        ],
      },
    })
    expect(await tried(put(stranger, '2026-03-16', 8, 16))).toMatchObject(
      refusedRow(2, { employeeId: [{ code: 'inclusion' }] }),
    )
    expect(await tried(put(one, '2025-12-31', 8, 16))).toMatchObject(
      refusedRow(2, { date: [{ code: 'invalid', value: '2025-12-31' }] }),
    )
    expect(
      await tried({ do: 'move', employeeId: one.id, date: '2026-03-20', toDate: '2026-03-21' }),
    ).toMatchObject(refusedRow(2, { date: [{ code: 'blank' }] }))
    expect(
      await tried({ do: 'copy', employeeId: one.id, date: '2026-03-16', toEmployeeId: stranger.id }),
    ).toMatchObject(refusedRow(2, { toEmployeeId: [{ code: 'inclusion' }] }))
    const days = await daysOf(portal, one, '2026-03-15', '2026-03-21')
    expect(new Set(days.map(({ source }) => source))).toEqual(new Set(['contract']))
  })

  it('takes a batch of 366 days, and none of more', async () => {
    const one = await planning.someone()
    const { portal } = await planning.lead(one)
    const until = (date: string) =>
      portal.shifts.change({ changes: [put(one, '2026-03-09', 8, 16), put(one, date, 8, 16)] }).safe()
    expect(await until('2027-03-10')).toMatchObject(
      refused(422, { changes: [{ code: 'less_than', count: 366 }] }),
    )
    expect(await until('2027-03-09')).toMatchObject({ ok: true })
  })

  it('refuses whoever has left', async () => {
    const one = await planning.someone()
    const { portal } = await planning.lead(one)
    const { db } = planning.server.server.kernel.database
    await db.updateTable('users').set({ active: false }).where('id', '=', one.id).execute()
    expect(await portal.shifts.change({ changes: [put(one, '2026-03-16', 8, 16)] }).safe()).toMatchObject(
      refusedRow(1, { employeeId: [{ code: 'invalid', value: one.name }] }),
    )
  })

  it('warns of less than twelve hours between two shifts, and does it all the same; a dry run does nothing', async () => {
    const one = await planning.someone()
    const { portal } = await planning.lead(one)
    const changes = [put(one, '2026-03-17', 14, 22), put(one, '2026-03-18', 7, 15)]
    const warning = { row: 1, employeeId: one.id, date: '2026-03-18', code: 'short_rest', minutes: 540 }
    expect(await portal.shifts.change({ changes, dryRun: true })).toMatchObject({
      ...{ changed: 2, warnings: [warning] },
    })
    expect(await daysOf(portal, one, '2026-03-17')).toMatchObject([{ source: 'contract' }])
    expect(await portal.shifts.change({ changes })).toMatchObject({ changed: 2, warnings: [warning] })
    expect(await daysOf(portal, one, '2026-03-17')).toMatchObject([{ source: 'shift', minutes: 480 }])
  })

  it('is for who plans: whoever only looks is refused', async () => {
    const one = await planning.someone()
    expect(await one.portal.shifts.change({ changes: [put(one, '2026-03-16', 8, 16)] }).safe()).toMatchObject(
      {
        error: { status: 403 },
      },
    )
  })
})

describe('shifts.index', () => {
  it('answers two hundred people and a month at once, of those whose record one may see', async () => {
    const { data, meta } = await planning.admin.shifts.index({ from: '2026-03-01', until: '2026-03-31' })
    expect(data.length).toBe(200)
    expect(meta.totalCount).toBeGreaterThan(200)
    expect(data.filter(({ days }) => days.length === 31).length).toBeGreaterThan(150)
    const one = await planning.someone()
    await planning.someone()
    const { portal, id } = await planning.lead(one)
    const seen = await portal.shifts.index({ from: '2026-03-01', until: '2026-03-31' })
    expect(seen.data.map((row) => row.id)).toEqual([one.id])
    expect(id).not.toBe(one.id)
  })

  it('has at most 62 days', async () => {
    const asked = { from: '2026-03-01', until: '2026-05-02' }
    expect(await planning.admin.shifts.index(asked).safe()).toMatchObject(
      refused(422, { until: [{ code: 'less_than', value: '2026-05-01' }] }),
    )
    expect(
      await planning.admin.shifts.index({ from: '2026-03-02', until: '2026-03-01' }).safe(),
    ).toMatchObject(refused(422, { until: [{ code: 'greater_than' }] }))
  })
})

describe('shifts.own and shifts.history', () => {
  it('a person sees the own shifts of the month and the next one, in the zone of the work center, and who changed them', async () => {
    const one = await planning.someone('Atlantic/Canary')
    const lead = await planning.lead(one)
    await lead.portal.shifts.change({
      changes: [put(one, '2026-03-02', 9, 17), put(one, '2026-03-03', 22, 30)],
    })
    const own = await one.portal.shifts.own()
    expect(own.days).toHaveLength(31)
    expect(own.next).toMatchObject({
      ...{ date: '2026-03-02', timeZone: 'Atlantic/Canary' },
      spans: [{ startedAt: '2026-03-02T09:00:00.000Z', endedAt: '2026-03-02T17:00:00.000Z' }],
    })
    await lead.portal.shifts.change({ changes: [{ do: 'put', employeeId: one.id, date: '2026-03-02' }] })
    expect((await one.portal.shifts.own({ from: '2026-03-03', until: '2026-03-03' })).next).toMatchObject({
      date: '2026-03-03',
      spans: [{ endedAt: '2026-03-04T06:00:00.000Z' }],
    })
    const { data } = await one.portal.shifts.history({ from: '2026-03-02', until: '2026-03-02' })
    expect(data).toHaveLength(2)
    const [first] = data.filter(({ before }) => before !== null)
    expect(first).toMatchObject({
      ...{ person: { id: one.id }, by: { id: lead.id }, at: '2026-03-02T10:30:00.000Z' },
      ...{ before: { segments: [times(9, 17)] }, after: { kind: 'off', segments: [] } },
    })
  })
})

describe('shifts.import', () => {
  it('writes a shift a row by username, day and times in words, as a dry run first, and refuses what cannot be', async () => {
    const one = await planning.someone()
    const { portal } = await planning.lead(one)
    const { db } = planning.server.server.kernel.database
    const { username } = await db
      .selectFrom('users')
      .where('id', '=', one.id)
      .select('username')
      .executeTakeFirstOrThrow()
    const rows = [
      { username, date: '2026-03-23', segments: '22:00-02:00 02:30-06:00', breaks: '03:00-03:15' },
      { username, date: '2026-03-25', segments: '9:00-17:00', breaks: '13:00-14:00', note: 'Curso' },
      { username, date: '2026-03-26' },
      { username, date: '2026-03-27', segments: 'mañana' },
      { username: 'nobody.at.all', date: '2026-03-27', segments: '08:00-16:00' },
      { username, date: '2026-03-24', segments: '05:00-09:00' },
    ]
    const result = { created: 3, updated: 0, unchanged: 0, rows: [{ row: 4 }, { row: 5 }, { row: 6 }] }
    expect(await portal.shifts.import({ rows, dryRun: true })).toMatchObject(result)
    expect(await daysOf(portal, one, '2026-03-23')).toMatchObject([{ source: 'contract' }])
    expect(await portal.shifts.import({ rows, dryRun: false })).toMatchObject(result)
    expect(await daysOf(portal, one, '2026-03-23', '2026-03-26')).toMatchObject([
      { minutes: 435, segments: [times(22, 26), times(26.5, 30)], breaks: [times(27, 27.25)] },
      { source: 'contract' },
      { minutes: 420, note: 'Curso' },
      { kind: 'off', minutes: 0 },
    ])
    expect(await portal.shifts.import({ rows: rows.slice(1, 3), dryRun: false })).toMatchObject({
      unchanged: 2,
    })
  })
})

describe('a working day against its shift', () => {
  it('is late, and outside of the shift, by the plan at the time of reading', async () => {
    const one = await planning.someone()
    const { portal } = await planning.lead(one)
    // Seven in the morning in Madrid, for eight hours.
    await came(planning.server, one, '2026-02-25', 480)
    const day = async () => (await portal.workdays.index({ employeeId: one.id, from: '2026-02-25' })).data[0]
    const plain = (await day())?.incidents ?? []
    expect(plain).not.toContain('late')
    const planned = async (start: number, end: number) => {
      await portal.shifts.change({ changes: [put(one, '2026-02-25', start, end)] })
      return day()
    }
    expect(await planned(7, 15)).toMatchObject({
      incidents: plain,
      theoreticalMinutes: 480,
      balanceMinutes: 0,
    })
    expect(await planned(6, 15)).toMatchObject({ incidents: [...plain, 'late'], theoreticalMinutes: 540 })
    expect(await planned(10, 18)).toMatchObject({ incidents: [...plain, 'outside_shift'] })
    const { data } = await portal.workdays.index({
      ...{ employeeId: one.id, from: '2026-02-25', incident: 'outside_shift' },
    })
    expect(data).toHaveLength(1)
    expect((await portal.workdays.show(one.id, { date: '2026-02-25' })).plan).toMatchObject({
      ...{ source: 'shift', kind: 'replaced' },
      spans: [{ startedAt: '2026-02-25T09:00:00.000Z', endedAt: '2026-02-25T17:00:00.000Z' }],
      outside: [{ startedAt: '2026-02-25T06:00:00.000Z', endedAt: '2026-02-25T09:00:00.000Z' }],
    })
  })

  it('a shift on a holiday is asked for, and the contract on it is not', async () => {
    const one = await planning.someone()
    const { portal } = await planning.lead(one)
    const { db } = planning.server.server.kernel.database
    const contract = await db
      .selectFrom('contracts')
      .where('employeeId', '=', one.id)
      .select('workCenterId')
      .executeTakeFirstOrThrow()
    await planning.admin.holidays.create({ date: '2026-04-22', name: 'Patrona', ...contract })
    expect(await daysOf(portal, one, '2026-04-22')).toMatchObject([{ holiday: 'Patrona', minutes: 0 }])
    await portal.shifts.change({ changes: [put(one, '2026-04-22', 8, 14)] })
    expect(await daysOf(portal, one, '2026-04-22')).toMatchObject([
      { holiday: 'Patrona', minutes: 360, kind: 'extra' },
    ])
  })
})
