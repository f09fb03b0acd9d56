import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmed, february, type Months, startMonths } from '#testing/months.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { came } from '#testing/working-time.ts'
import { storeDays } from './stored-days.job.ts'

let started: Months
beforeAll(async () => {
  started = await startMonths()
})
afterAll(() => started.server.close())

/** What the job of stored days does every ten minutes. */
const store = () => storeDays(started.server.server.kernel)

const monthsOf = async ({ portal }: Employed) =>
  (await portal.inbox.index({ family: ['monthSheets'] })).data.map(({ startsOn, what }) => [startsOn, what])
const countOf = async ({ portal }: Employed) =>
  (await portal.inbox.summary()).families.find(({ family }) => family === 'monthSheets')?.count

describe('inbox.index and inbox.summary', () => {
  it('TAR-2.1: months that await one’s own confirmation are in one’s inbox, each until it is confirmed, and in nobody else’s', async () => {
    const one = await started.worked()
    await store()
    // Before February nobody recorded anything at this work center.
    expect(await monthsOf(one)).toEqual([['2026-02-01', 'open']])
    expect(await countOf(one)).toBe(1)
    const { data } = await one.portal.inbox.index({ family: ['monthSheets'] })
    expect(data[0]).toMatchObject({
      ...{ person: { id: one.id }, endsOn: '2026-02-28', askedAt: '2026-03-01T00:00:00.000Z' },
      ...{ dueAt: null, acts: [], onBehalfOf: null },
    })
    const other = await employed(started.server, [
      'VER_DASHBOARD',
      'FICHAJE_CREAR',
      'FICHAJE_CORREGIR',
      'REPORTES_TODOS',
    ])
    expect(await monthsOf(other)).toEqual([])
    const { meta } = await one.portal.monthSheets.index({ waiting: true })
    expect(meta.totalCount).toBe(1)

    await confirmed(one)
    expect(await monthsOf(one)).toEqual([])
    await store()
    expect(await monthsOf(one)).toEqual([])
    await came(started.server, one, '2026-02-05', 60)
    await store()
    expect(await monthsOf(one)).toEqual([['2026-02-01', 'confirmed']])
    await confirmed(one)
    await started.hr.portal.monthSheets.lock(one.id, { month: february })
    expect(await monthsOf(one)).toEqual([])
    await started.hr.portal.monthSheets.reopen(one.id, { month: february, reason: 'Faltaba un día' })
    expect(await monthsOf(one)).toEqual([['2026-02-01', 'reopened']])
  })
})
