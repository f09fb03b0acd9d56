import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { at, forgotten, friday, refused } from '#testing/corrections.ts'
import { confirmed, february, type Months, startMonths } from '#testing/months.ts'
import { came } from '#testing/working-time.ts'

let started: Months
beforeAll(async () => {
  started = await startMonths()
})
afterAll(() => started.server.close())

const month = february

describe('monthSheets.show and monthSheets.confirm', () => {
  it('FIC-9.1 FIC-14.1: the person confirms the month that adds up the days, with ordinary, complementary and extra hours', async () => {
    const one = await started.worked()
    const open = await one.portal.monthSheets.show(one.id)
    expect(open).toMatchObject({ month, state: 'open', isOver: true, workedDays: 1, canConfirm: true })
    const hours = { effectiveSeconds: 540 * 60, ordinarySeconds: 480 * 60, extraSeconds: 60 * 60 }
    expect(open).toMatchObject({ ...hours, complementarySeconds: 0, isDifferent: false, history: [] })
    expect(open.days[0]).toMatchObject({ date: '2026-02-02', state: 'closed', ...hours })
    const done = await confirmed(one)
    expect(done).toMatchObject({ state: 'confirmed', hash: open.hash, ...hours, canConfirm: false })
    expect(done.history).toMatchObject([{ act: 'confirm', hash: open.hash, by: { id: one.id } }])
    await expect(confirmed(one)).rejects.toMatchObject(failure(409, 'state', 'invalid', 'confirmed'))
  })

  it('is refused in the current month, and for unseen figures', async () => {
    const one = await started.worked()
    const { hash } = await one.portal.monthSheets.show(one.id, { month: '2026-03' })
    const early = one.portal.monthSheets.confirm(one.id, { month: '2026-03', hash })
    await expect(early).rejects.toMatchObject(failure(409, 'month', 'too_soon', '2026-04-01'))
    const other = one.portal.monthSheets.confirm(one.id, { month, hash })
    await expect(other).rejects.toMatchObject(failure(409, 'hash', 'stale'))
  })

  it('is refused of a month in which nothing was asked and nothing recorded', async () => {
    const { one } = await started.pair()
    const past = { month: '2019-05' }
    const { hash, canConfirm } = await one.portal.monthSheets.show(one.id, past)
    expect(canConfirm).toBe(false)
    const empty = one.portal.monthSheets.confirm(one.id, { ...past, hash })
    await expect(empty).rejects.toMatchObject(failure(409, 'days', 'blank'))
    const ancient = one.portal.monthSheets.show(one.id, { month: '0000-05' })
    await expect(ancient).rejects.toMatchObject({ status: 422 })
  })

  it('names the days whose exit is missing, and those with corrections that wait', async () => {
    const { one, lead } = await started.pair()
    await came(started.server, one, friday, 480)
    const { data } = await one.portal.clockEntries.index({ employeeId: one.id, kind: 'out' })
    const removal = { change: 'remove', entryId: data[0]?.id ?? '', reason: 'No salí a esa hora' } as const
    const wrong = await one.portal.clockCorrections.create(removal)
    await expect(confirmed(one)).rejects.toMatchObject(failure(409, 'corrections', 'invalid', friday))
    await lead.portal.clockCorrections.approve(wrong.id)
    expect(await one.portal.monthSheets.show(one.id)).toMatchObject({ missingDays: 1, canConfirm: false })
    await expect(confirmed(one)).rejects.toMatchObject(failure(409, 'days', 'invalid', friday))
    const missing = await one.portal.clockCorrections.create(forgotten)
    await lead.portal.clockCorrections.approve(missing.id)
    expect(await confirmed(one)).toMatchObject({ state: 'confirmed' })
  })

  it('is for oneself alone, and shown to whom the record is shown', async () => {
    const one = await started.worked()
    const { hash } = await started.hr.portal.monthSheets.show(one.id)
    const foreign = started.hr.portal.monthSheets.confirm(one.id, { month, hash })
    await expect(foreign).rejects.toMatchObject({ status: 403 })
    const stranger = await started.worked()
    await expect(stranger.portal.monthSheets.show(one.id)).rejects.toMatchObject({ status: 404 })
    await expect(stranger.portal.monthSheets.lock(one.id, { month })).rejects.toMatchObject({ status: 403 })
  })

  it('shows what changed since as a difference, which is confirmed anew before it can be locked', async () => {
    const one = await started.worked()
    await confirmed(one)
    await came(started.server, one, '2026-02-03', 480)
    const differing = await one.portal.monthSheets.show(one.id)
    expect(differing).toMatchObject({ workedDays: 1, isDifferent: true, canConfirm: true })
    expect(differing.difference).toMatchObject({ workedDays: 2, effectiveSeconds: 1020 * 60 })
    const early = started.hr.portal.monthSheets.lock(one.id, { month })
    await expect(early).rejects.toMatchObject(failure(409, 'hash', 'stale'))
    expect(await confirmed(one)).toMatchObject({ workedDays: 2, isDifferent: false, difference: null })
  })
})

describe('monthSheets.lock and monthSheets.reopen', () => {
  it('is refused when the days have moved, though they add up to the same', async () => {
    const one = await started.worked()
    await confirmed(one)
    const { db } = started.server.server.kernel.database
    const hour = sql<Date>`started_at + interval '1 hour'`
    const later = { startedAt: hour, endedAt: sql<Date>`ended_at + interval '1 hour'` }
    await db.updateTable('workdays').set(later).where('employeeId', '=', one.id).execute()
    const { hr } = started
    const seen = await one.portal.monthSheets.show(one.id)
    expect(seen).toMatchObject({ isDifferent: true, canConfirm: true, effectiveSeconds: 540 * 60 })
    expect((await hr.portal.monthSheets.index({ employeeId: one.id })).data).toMatchObject([
      { isDifferent: true },
    ])
    const early = hr.portal.monthSheets.lock(one.id, { month })
    await expect(early).rejects.toMatchObject(failure(409, 'hash', 'stale'))
    expect(await confirmed(one)).toMatchObject({ isDifferent: false })
    expect(await hr.portal.monthSheets.lock(one.id, { month })).toMatchObject({ state: 'locked' })
  })

  it('is done of the confirmed month of somebody who has left, whom nothing misses any more', async () => {
    const one = await started.worked()
    const { hr, server } = started
    const { balanceSeconds } = await confirmed(one)
    const { db } = server.server.kernel.database
    await db.updateTable('users').set({ active: false }).where('id', '=', one.id).execute()
    const ask = { employeeId: one.id, from: month } as const
    expect((await hr.portal.monthSheets.index(ask)).data).toMatchObject([{ isDifferent: false }])
    expect(await hr.portal.monthSheets.lock(one.id, { month })).toMatchObject({ balanceSeconds })
    expect((await hr.portal.hourBank.index({ employeeId: one.id })).meta).toMatchObject({ balanceSeconds })
  })

  it('FIC-9.2: a confirmed month is locked, and nothing changes its record: no correction, no press, no contract', async () => {
    const { one, lead } = await started.pair()
    await came(started.server, one, friday, 480)
    const { hr } = started
    const unconfirmed = hr.portal.monthSheets.lock(one.id, { month })
    await expect(unconfirmed).rejects.toMatchObject(failure(409, 'state', 'invalid', 'open'))
    await confirmed(one)
    const back = { kind: 'in', at: at('18:00'), change: 'add', reason: 'Volví por la tarde' } as const
    const { id } = await one.portal.clockCorrections.create(back)
    const waiting = hr.portal.monthSheets.lock(one.id, { month })
    await expect(waiting).rejects.toMatchObject(failure(409, 'corrections', 'invalid', friday))
    await lead.portal.clockCorrections.reject(id, { reason: 'No consta' })
    await hr.portal.monthSheets.lock(one.id, { month })
    const late = one.portal.clockCorrections.create(back)
    await expect(late).rejects.toMatchObject(failure(409, 'date', 'month_locked', month))
    const press = { kind: 'in', at: '2026-02-28T22:30:00.000Z', isOffline: true } as const
    await expect(one.portal.clock.press(press)).rejects.toMatchObject(
      failure(422, 'at', 'month_locked', month),
    )
  })

  it('refuses contract versions that measure a locked month by something else, and no others', async () => {
    const one = await started.worked()
    const { contracts } = started.admin
    await confirmed(one)
    await started.hr.portal.monthSheets.lock(one.id, { month })
    const { data } = await contracts.index({ employeeId: one.id })
    const [version] = data
    const { id = '', workCenterId = '' } = version ?? {}
    const hours = { kind: 'indefinite', weeklyMinutes: 1200, workCenterId } as const
    const isLocked = (field: string, status = 422) => failure(status, field, 'month_locked', month)
    const middle = contracts.create({ ...hours, employeeId: one.id, startsOn: '2026-02-16' })
    await expect(middle).rejects.toMatchObject(isLocked('startsOn'))
    const cutting = { ...hours, employeeId: one.id, startsOn: '2026-01-12', endsOn: '2026-01-23' }
    await expect(contracts.create(cutting)).rejects.toMatchObject(isLocked('startsOn'))
    const body = { ...hours, startsOn: '2026-01-01', version: version?.version ?? 0 }
    await expect(contracts.update(id, body)).rejects.toMatchObject(isLocked('startsOn'))
    const ended = { ...body, weeklyMinutes: 2400, endsOn: '2026-02-20' }
    await expect(contracts.update(id, ended)).rejects.toMatchObject(isLocked('startsOn'))
    await expect(contracts.destroy(id)).rejects.toMatchObject(isLocked('id', 409))
    await contracts.create({ ...hours, employeeId: one.id, startsOn: '2026-03-01' })
    expect(await one.portal.monthSheets.show(one.id)).toMatchObject({ state: 'locked', isDifferent: false })
  })

  it('FIC-9.3: reopening is logged with its reason, the person is notified, and confirms again', async () => {
    const one = await started.worked()
    const { hr, admin } = started
    await confirmed(one)
    await hr.portal.monthSheets.lock(one.id, { month })
    const reason = 'Falta la salida del día 12'
    const again = await hr.portal.monthSheets.reopen(one.id, { month, reason })
    expect(again).toMatchObject({ state: 'reopened', lockedAt: null })
    expect(again.history.map(({ act, by, reason: why }) => [act, by.id, why])).toEqual([
      ['confirm', one.id, null],
      ['lock', hr.id, null],
      ['reopen', hr.id, reason],
    ])
    const { data: events } = await admin.logs.index({ act: 'monthSheets.reopen', search: one.name })
    expect(events).toContainEqual(
      expect.objectContaining({
        act: 'monthSheets.reopen',
        detail: expect.objectContaining({ reason }) as unknown,
      }),
    )
    const { data: notifications } = await one.portal.notifications.index({ kind: ['clock.monthReopened'] })
    expect(notifications).toMatchObject([
      { data: { month, reason }, link: `/accesos?tab=month&month=${month}` },
    ])
    expect(await confirmed(one)).toMatchObject({ state: 'confirmed' })
    await expect(hr.portal.monthSheets.reopen(one.id, { month: '2026-01', reason })).rejects.toMatchObject(
      failure(409, 'state', 'invalid', 'open'),
    )
  })

  it('nobody locks or reopens their own month', async () => {
    const { hr } = started
    await expect(hr.portal.monthSheets.lock(hr.id, { month })).rejects.toMatchObject({ status: 403 })
    const reopening = hr.portal.monthSheets.reopen(hr.id, { month, reason: 'Para mí' })
    await expect(reopening).rejects.toMatchObject({ status: 403 })
  })
})

const failure = (status: number, field: string, code: string, value?: string) =>
  refused(status, field, code, value).error
