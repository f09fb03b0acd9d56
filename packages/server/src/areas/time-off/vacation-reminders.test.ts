import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { asked, later, startVacations, type Vacations, workingDays } from '#testing/vacations.ts'

let started: Vacations
beforeAll(async () => {
  started = await startVacations()
})
afterAll(() => started.server.close())

type Kind = 'vacations.escalated' | 'vacations.expiring'
const notices = async ({ portal }: Employed, kind: Kind) =>
  (await portal.notifications.index({ kind: [kind], perPage: 50 })).data

describe('what time does to vacation', () => {
  it('HR is notified of a request once no coordinator has answered it in time, and not of an answered one', async () => {
    const [first, second] = [await started.pair(), await started.pair()]
    const late = await asked(first.one, '2026-08-03')
    const answered = await asked(second.one, '2026-08-03')
    await second.lead.portal.vacationRequests.approve(answered.id, { version: 1 })
    await later(started, 6, [started.hr])
    await vi.waitUntil(async () => (await notices(started.hr, 'vacations.escalated')).length > 0, waitLimit)
    const links = (await notices(started.hr, 'vacations.escalated')).map(({ link }) => link)
    expect(links).toEqual([`/admin/vacaciones/vacacionesEmpleados?request=${late.id}`])
    expect(await started.hr.portal.vacationRequests.show(late.id)).toMatchObject({ canDecide: true })
  })

  it('VAC-10.2: people are warned once, thirty days before what they carried over expires', async () => {
    const one = await started.hired({ agreement: workingDays })
    await asked(one, '2026-04-20', 5)
    const days = (Date.parse('2027-01-02T10:30:00Z') - started.clock.now().getTime()) / 86_400_000
    await later(started, days, [one])
    await vi.waitUntil(async () => (await notices(one, 'vacations.expiring')).length > 0, waitLimit)
    await later(started, 1, [one])
    await vi.waitUntil(async () => {
      const { db } = started.server.server.kernel.database
      const next = await db
        .selectFrom('jobs')
        .where('kind', '=', 'time-off.vacation-ledger')
        .where('key', '=', '2027-01-04')
        .select('id')
        .execute()
      return next.length > 0
    }, waitLimit)
    expect(await notices(one, 'vacations.expiring')).toMatchObject([
      { data: { year: 2026, until: '2027-01-31' }, link: '/vacaciones' },
    ])
  })
})
