import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { signedIn } from '#testing/portals.ts'
import { jobsDone } from '#testing/inbox.ts'
import { confirmed, february, type Months, startMonths } from '#testing/months.ts'
import { statementsOf } from '#testing/statements.ts'
import { came } from '#testing/working-time.ts'

let started: Months
beforeAll(async () => {
  started = await startMonths()
})
afterAll(() => started.server.close())

const month = february

describe('monthSheets.index', () => {
  it('counts the sheets of the people one may see, by state', async () => {
    const { one, lead } = await started.pair()
    await came(started.server, one, '2026-02-02', 480)
    const ask = { from: month, employeeId: one.id } as const
    const own = await one.portal.monthSheets.index({ waiting: true })
    expect(own.data.map((sheet) => [sheet.month, sheet.state])).toEqual([[month, 'open']])
    expect((await lead.portal.monthSheets.index(ask)).meta).toMatchObject({
      open: 1,
      confirmed: 0,
      locked: 0,
    })
    await confirmed(one)
    expect((await one.portal.monthSheets.index({ waiting: true })).data).toEqual([])
    expect((await lead.portal.monthSheets.index(ask)).meta).toMatchObject({ open: 0, confirmed: 1 })
    const stranger = await started.worked()
    expect((await stranger.portal.monthSheets.index(ask)).data).toEqual([])
  })

  it('shows for each sheet the same as its detail, in every state and after any change', async () => {
    const { admin, hr, server } = started
    const people = [
      started.worked(300),
      started.worked(240),
      started.worked(720),
      started.worked(600),
    ] as const
    const [open, done, late, changed] = await Promise.all(people)
    for (const one of [done, late, changed]) await confirmed(one)
    await hr.portal.monthSheets.lock(late.id, { month })
    await came(server, changed, '2026-02-03', 720)
    const seen = []
    for (const one of [open, done, late, changed]) {
      const [sheet] = (await hr.portal.monthSheets.index({ from: month, employeeId: one.id })).data
      const detail = await admin.monthSheets.show(one.id, { month })
      const { canConfirm, difference, days, hash, history, waitingDays, ...rest } = detail
      void [canConfirm, difference, days, hash, history, waitingDays]
      expect(rest).toEqual(sheet)
      seen.push([rest.state, rest.isDifferent, rest.incidentDays])
    }
    expect(seen).toEqual([
      ['open', false, 0],
      ['confirmed', false, 0],
      ['locked', false, 1],
      ['confirmed', true, 1],
    ])
  })

  it('counts the days to look at of a confirmed month as the days do', async () => {
    const { hr } = started
    const state = ['confirmed' as const, 'locked' as const]
    const { data } = await hr.portal.monthSheets.index({ from: month, state, perPage: 100 })
    expect(data.length).toBeGreaterThan(5)
    for (const { person, incidentDays } of data.slice(0, 10)) {
      const days = await hr.portal.workdays.index({
        employeeId: person.id,
        from: '2026-02-01',
        until: '2026-02-28',
      })
      expect(incidentDays).toBe(days.meta.incidents)
    }
  })

  it('FIC-14.4: lists the part-timers who have not acknowledged the summary, which the law wants of each', async () => {
    const { admin, hr, server } = started
    const { one } = await started.pair()
    const { db } = server.server.kernel.database
    await db.updateTable('contracts').set({ partTime: true }).where('employeeId', '=', one.id).execute()
    await came(server, one, '2026-02-02', 540)
    const lacking = { from: month, employeeId: one.id, lacking: true } as const
    const { data } = await hr.portal.monthSheets.index(lacking)
    expect(data).toMatchObject([{ partTime: true, complementarySeconds: 3600, extraSeconds: 0 }])
    expect(await admin.monthSheets.summary(one.id, { month })).toMatchObject({ acknowledgedAt: null })
    await confirmed(one)
    expect((await hr.portal.monthSheets.index(lacking)).data).toEqual([])
  })

  it('works out nobody else for what waits for whoever asks, also for who may see everybody', async () => {
    const { hr, server } = started
    const one = await started.worked()
    const { index } = hr.portal.monthSheets
    const asked = await statementsOf(server.server.kernel.database.db, () => index({ waiting: true }))
    const lists = asked.filter((statement) =>
      /month_sheets.*contracts|contracts.*month_sheets/s.test(statement),
    )
    expect(lists.length).toBeGreaterThan(0)
    for (const list of lists) expect(list).toMatch(/ c\.employee_id = \$\d+::uuid/)
    expect((await index({ waiting: true, employeeId: one.id })).data).toEqual([])
  })

  it('refuses more than twelve months', async () => {
    const asked = started.hr.portal.monthSheets.index({ from: '2025-01', until: '2026-02' })
    await expect(asked).rejects.toMatchObject({ status: 422, fields: { until: [{ code: 'less_than' }] } })
  })
})

describe('monthSheets.remind, monthSheets.summary and monthSheets.export', () => {
  it('a month changed after its confirmation is pending again, and the person gets its new figures', async () => {
    const one = await started.worked()
    const { hr, server } = started
    await confirmed(one)
    await came(server, one, '2026-02-03', 600)
    const { data } = await one.portal.monthSheets.index({ waiting: true })
    expect(data).toMatchObject([{ month, state: 'confirmed', isDifferent: true, extraSeconds: 3600 }])
    const inactive = await started.worked()
    const { db } = server.server.kernel.database
    await db.updateTable('users').set({ active: false }).where('id', '=', inactive.id).execute()
    await hr.portal.monthSheets.remind({ month })
    await jobsDone(server)
    const notifications = await one.portal.notifications.index({ kind: ['clock.monthSummary'] })
    expect(notifications.data).toMatchObject([{ data: { month, ordinary: '16:00', extra: '3:00' } }])
    const [left] = (await hr.portal.monthSheets.index({ from: month, employeeId: inactive.id })).data
    expect(left).toMatchObject({ state: 'open', remindedAt: null })
  })

  it('FIC-14.3: the person is sent the summary once a day at most, and acknowledges it by confirming the month', async () => {
    const one = await started.worked()
    const { hr, server, clock } = started
    const first = await hr.portal.monthSheets.remind({ month })
    expect(first.notified).toBeGreaterThan(0)
    const everybody = first.notified + first.alreadyNotified
    await jobsDone(server)
    const notificationsOf = async () =>
      (await one.portal.notifications.index({ kind: ['clock.monthSummary'] })).data
    const data = { month, ordinary: '8:00', complementary: '0:00', extra: '1:00' }
    expect(await notificationsOf()).toMatchObject([{ data, link: `/accesos?tab=month&month=${month}` }])
    expect(await hr.portal.monthSheets.remind({ month })).toEqual({ notified: 0, alreadyNotified: everybody })
    const seen = await one.portal.monthSheets.summary(one.id, { month })
    expect(seen).toMatchObject({ extraSeconds: 3600, acknowledgedAt: null })
    const done = await confirmed(one)
    const summary = { acknowledgedAt: clock.now().toISOString(), hash: done.hash }
    expect(await one.portal.monthSheets.summary(one.id, { month })).toEqual({ ...seen, ...summary })
    const early = hr.portal.monthSheets.remind({ month: '2026-03' })
    await expect(early).rejects.toMatchObject({ status: 409, fields: { month: [{ code: 'too_soon' }] } })
  })

  it('hands out the sheet as a PDF, of whom one may see', async () => {
    const one = await started.worked()
    await confirmed(one)
    const file = await one.portal.monthSheets.export(one.id, { month })
    expect(file.filename).toBe('jornada-2026-02.pdf')
    expect(await file.text()).toMatch(/^%PDF-1\.7/)
    const stranger = await started.worked()
    await expect(stranger.portal.monthSheets.export(one.id, { month })).rejects.toMatchObject({ status: 404 })
    const nobody = started.hr.portal.monthSheets.export(randomUUID(), { month })
    await expect(nobody).rejects.toMatchObject({ status: 404 })
  })
})

it('nothing that was done with a sheet is ever changed, and neither is the bank of hours', async () => {
  const { db } = started.server.server.kernel.database
  await confirmed(await started.worked())
  for (const table of ['month_sheet_acts', 'hour_bank_movements'])
    for (const act of [
      sql`update ${sql.table(table)} set reason = 'x'`,
      sql`delete from ${sql.table(table)}`,
    ])
      await expect(act.execute(db)).rejects.toThrow('append-only')
  expect((await (await signedIn(started.server)).hourBank.index()).meta.totalCount).toBeGreaterThan(1)
})
