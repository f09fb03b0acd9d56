import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amountsOf, approvedBy, daysFrom, startVacations, type Vacations } from '#testing/vacations.ts'

let started: Vacations
beforeAll(async () => {
  started = await startVacations()
})
afterAll(() => started.server.close())

/** An approved week that begins today, and its request as the person sees it. */
async function away() {
  const { one, lead } = await started.pair()
  const { id } = await lead.portal.vacationRequests.create({
    ...{ kind: 'annual', days: daysFrom('2026-03-02', 7), agreed: true, employeeId: one.id },
  })
  const { version } = await approvedBy(lead, started.hr, id)
  return { one, lead, id, version }
}

/** The event of an act on a request in the audit log. */
async function loggedOf(act: string, subject: string) {
  const { data } = await started.admin.logs.index({ act, subject })
  return data[0]
}

const back = { lastDay: '2026-03-04', comment: 'Vuelvo antes' }

describe('vacationRequests.endEarly', () => {
  it('the vacation is in force until it is approved, and then the unused days return to their bucket', async () => {
    const { one, id, version } = await away()
    const { hr } = started
    expect(await one.portal.vacationRequests.show(id)).toMatchObject({ canEndEarly: true })
    const asking = await one.portal.vacationRequests.endEarly(id, { ...back, version })
    expect(asking).toMatchObject({ state: 'cancellation_requested', stage: 'hr', lastDay: '2026-03-04' })
    expect(await loggedOf('vacationRequests.endEarly', id)).toMatchObject({
      before: { state: 'approved' },
      after: { state: 'cancellation_requested', lastDay: '2026-03-04' },
    })
    expect(await amountsOf(one)).toMatchObject({ available: 42 })
    const ended = await hr.portal.vacationRequests.approve(id, { version: asking.version })
    expect(ended).toMatchObject({
      ...{ state: 'approved', stage: null, lastDay: null, startsOn: '2026-03-02', endsOn: '2026-03-04' },
      ...{ units: 6, dayCount: 3, spends: [{ units: 6 }] },
    })
    expect(ended.history.slice(-2)).toMatchObject([
      { state: 'cancellation_requested', lastDay: '2026-03-04', comment: 'Vuelvo antes' },
      { state: 'approved', lastDay: '2026-03-04' },
    ])
    expect(await amountsOf(one)).toMatchObject({ available: 50 })
    const { data } = await one.portal.vacationMovements.index({ kind: ['consumption', 'return'] })
    const spent = data.find(({ kind }) => kind === 'consumption')
    expect(data.find(({ kind }) => kind === 'return')).toMatchObject({ units: 8, reverses: spent?.id })
  })

  it('the days after the last one ask for their work again', async () => {
    const { one, id, version } = await away()
    const { hr } = started
    const asking = await one.portal.vacationRequests.endEarly(id, { ...back, version })
    await hr.portal.vacationRequests.approve(id, { version: asking.version })
    const shown = await one.portal.vacationDays.show(one.id, { from: '2026-03-02', until: '2026-03-06' })
    const off = shown.filter(({ vacation }) => vacation.length > 0)
    expect(off.map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04'])
  })

  it('a refusal leaves the vacation unchanged, and it may be requested again', async () => {
    const { one, id, version } = await away()
    const asking = await one.portal.vacationRequests.endEarly(id, { ...back, version })
    const why = { version: asking.version, comment: 'Ya está cubierto' }
    const kept = await started.hr.portal.vacationRequests.reject(id, why)
    expect(kept).toMatchObject({ state: 'approved', lastDay: null, endsOn: '2026-03-08' })
    expect(await amountsOf(one)).toMatchObject({ available: 42 })
    expect(await one.portal.vacationRequests.show(id)).toMatchObject({ canEndEarly: true })
  })

  it('the coordinator requests it for the person, who is notified', async () => {
    const { one, lead, id, version } = await away()
    const asking = await lead.portal.vacationRequests.endEarly(id, { ...back, version })
    expect(asking).toMatchObject({ state: 'cancellation_requested', stage: 'hr' })
    const { data } = await one.portal.notifications.index({ kind: ['vacations.endsEarly'] })
    expect(data[0]?.data).toMatchObject({ until: '2026-03-04', reason: 'Vuelvo antes' })
  })

  it('a last day beyond the request or before taken days is refused at its field', async () => {
    const { one, id, version } = await away()
    const ending = (lastDay: string) =>
      one.portal.vacationRequests.endEarly(id, { ...back, version, lastDay }).safe()
    expect(await ending('2026-03-01')).toMatchObject({
      error: { status: 422, fields: { lastDay: [{ code: 'greater_than', value: '2026-03-02' }] } },
    })
    expect(await ending('2026-03-08')).toMatchObject({
      error: { status: 422, fields: { lastDay: [{ code: 'less_than', value: '2026-03-07' }] } },
    })
  })

  it('vacation that has not begun is cancelled instead', async () => {
    const { one, lead } = await started.pair()
    const { id } = await one.portal.vacationRequests.create({
      ...{ kind: 'annual', days: daysFrom('2026-08-03', 7), agreed: true },
    })
    const { version } = await approvedBy(lead, started.hr, id)
    const ending = one.portal.vacationRequests.endEarly(id, { ...back, version, lastDay: '2026-08-05' })
    await expect(ending).rejects.toMatchObject({ status: 409, fields: { state: [{ code: 'invalid' }] } })
  })
})

describe('vacationRequests.endEarlyByCompany', () => {
  it('HR ends it at once and the person gets the reason; coordinators may not', async () => {
    const { one, lead, id, version } = await away()
    const act = { ...back, version }
    await expect(lead.portal.vacationRequests.endEarlyByCompany(id, act)).rejects.toMatchObject({
      status: 403,
    })
    const ended = await started.hr.portal.vacationRequests.endEarlyByCompany(id, act)
    expect(ended).toMatchObject({ state: 'approved', endsOn: '2026-03-04', units: 6 })
    expect(await loggedOf('vacationRequests.endEarlyByCompany', id)).toMatchObject({
      after: { lastDay: '2026-03-04' },
    })
    expect(await amountsOf(one)).toMatchObject({ available: 50 })
    const { data } = await one.portal.notifications.index({ kind: ['vacations.endsEarly'] })
    expect(data[0]?.data).toMatchObject({ until: '2026-03-04', reason: 'Vuelvo antes' })
  })

  it('ends a shortened vacation once more, and nothing returns twice', async () => {
    const { one, id, version } = await away()
    const { vacationRequests } = started.hr.portal
    const once = await vacationRequests.endEarlyByCompany(id, { ...back, version })
    const again = { ...back, version: once.version, lastDay: '2026-03-03' }
    expect(await vacationRequests.endEarlyByCompany(id, again)).toMatchObject({ units: 4 })
    expect(await amountsOf(one)).toMatchObject({ available: 52 })
  })

  it('a day of a locked month is refused, and nothing moves', async () => {
    const { one, id, version } = await away()
    const { db } = started.server.server.kernel.database
    await db
      .insertInto('monthSheets')
      .values({
        ...{ id: started.server.server.kernel.ids.next(), employeeId: one.id, month: '2026-03-01' },
        ...{ state: 'locked', partTime: false, hash: 'x', figures: '{}' },
        ...{ confirmedAt: started.clock.now(), lockedAt: started.clock.now() },
      })
      .execute()
    const ending = started.hr.portal.vacationRequests.endEarlyByCompany(id, { ...back, version })
    await expect(ending).rejects.toMatchObject({
      ...{ status: 409, fields: { state: [{ code: 'month_locked', value: '2026-03' }] } },
    })
    expect(await amountsOf(one)).toMatchObject({ available: 42 })
  })
})
