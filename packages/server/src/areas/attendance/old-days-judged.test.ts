import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { up as judgeOldDays } from '#db/migrations/115-old-days-judged.ts'
import { dayOf } from '#testing/corrections.ts'
import type { Employed } from '#testing/employed.ts'
import { confirmed, february, type Months, startMonths } from '#testing/months.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { came } from '#testing/working-time.ts'

let started: Months
beforeAll(async () => {
  started = await startMonths()
})
afterAll(() => started.server.close())

/** The incident of the twelfth day in a row. */
const incidentsOf = async (one: Employed) => (await dayOf(one, '2026-02-12')).workday.incidents

describe('timeRules.show', () => {
  it('days that were over before a limit was known are judged by it once after the upgrade, those of locked months are not', async () => {
    const { db } = started.server.server.kernel.database
    const { one } = await started.pair()
    const { one: other } = await started.pair()
    const days = Array.from({ length: 13 }, (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`)
    for (const person of [one, other]) for (const day of days) await came(started.server, person, day, 300)
    await confirmed(other)
    await started.hr.portal.monthSheets.lock(other.id, { month: february })
    await db
      .updateTable('workdays')
      .set({ incidents: [] })
      .where('employeeId', 'in', [one.id, other.id])
      .execute()
    await judgeOldDays(db as unknown as Kysely<unknown>)
    const { data } = await started.admin.timeRules.index({ search: 'Estatuto' })
    const law = async () => (await started.admin.timeRules.show(data[0]?.id ?? '')).derivation
    const total = (await law())?.total
    expect(total).toBeGreaterThan(1)
    await expect.poll(law, waitLimit).toEqual({ done: total, total })
    expect(await incidentsOf(one)).toEqual(['weekly_rest'])
    expect(await incidentsOf(other)).toEqual([])
  })
})
