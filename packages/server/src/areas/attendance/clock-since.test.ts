import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refused } from '#testing/corrections.ts'
import type { Employed } from '#testing/employed.ts'
import { type Planning, startPlanning } from '#testing/planning.ts'
import { recorded } from '#testing/recorded.ts'
import { figuresOf } from '#time-record/month-content.ts'

let planning: Planning
beforeAll(async () => {
  planning = await startPlanning()
})
afterAll(() => planning.server.close())

const february = { from: '2026-02-20', until: '2026-02-28', sort: 'date', perPage: 100 } as const
const daysOf = async ({ id: employeeId }: Employed) =>
  (await planning.admin.workdays.index({ ...february, employeeId })).data.map(({ date, state }) => [
    date.slice(8),
    state,
  ])
const centerOf = async ({ id: employeeId }: Employed) => {
  const { data } = await planning.admin.contracts.index({ employeeId })
  return planning.admin.workCenters.show(data[0]?.workCenterId ?? '')
}

const db = () => planning.server.server.kernel.database.db

/** Deletes all entries and locked months; returns a function that restores them. */
async function beforeAnybody(): Promise<() => Promise<void>> {
  const known = await db().selectFrom('workCenters').select(['id', 'clockSince']).execute()
  const locked = db().updateTable('monthSheets').set({ state: 'confirmed' }).where('state', '=', 'locked')
  const sheets = await locked.returning('id').execute()
  await db().updateTable('workCenters').set({ clockSince: null }).execute()
  return async () => {
    for (const { id, clockSince } of known)
      await db().updateTable('workCenters').set({ clockSince }).where('id', '=', id).execute()
    for (const { id } of sheets)
      await db().updateTable('monthSheets').set({ state: 'locked' }).where('id', '=', id).execute()
  }
}

it('what one person has recorded of an earlier day makes nobody else missing', async () => {
  const [one, other] = [await planning.someone(), await planning.someone()]
  const before = await daysOf(other)
  expect(before).toContainEqual(['27', 'missing'])
  expect(before).not.toContainEqual(['21', 'missing'])
  await recorded(planning.server, one.id, '2026-02-21 09:00 in', '2026-02-21 13:00 out')
  expect(await daysOf(one)).toContainEqual(['21', 'closed'])
  expect(await daysOf(other)).toEqual(before)
})

it('the first entry of a company says from which day on people clock in, once', async () => {
  const [one, other] = [await planning.someone('Europe/Lisbon'), await planning.someone('Europe/Lisbon')]
  const back = await beforeAnybody()
  expect(await daysOf(other)).toEqual([])
  await recorded(planning.server, one.id, '2026-02-26 09:00 in', '2026-02-26 13:00 out')
  await recorded(planning.server, one.id, '2026-02-24 09:00 in', '2026-02-24 13:00 out')
  expect((await centerOf(other)).clockSince).toBe('2026-02-26')
  expect(await daysOf(other)).toEqual([
    ['26', 'missing'],
    ['27', 'missing'],
    ['28', 'missing'],
  ])
  await back()
})

it('the first entry of a company does not judge a locked month: nobody was missing in it', async () => {
  const [one, other] = [await planning.someone(), await planning.someone()]
  const back = await beforeAnybody()
  const figures = JSON.stringify(figuresOf([]))
  const sheet = { id: randomUUID(), employeeId: other.id, month: '2026-02-01', state: 'locked' as const }
  await db()
    .insertInto('monthSheets')
    .values({ ...sheet, figures, partTime: false, hash: '', confirmedAt: new Date(), lockedAt: null })
    .execute()
  const offline = { kind: 'in', at: '2026-02-28T12:00:00.000Z', isOffline: true } as const
  expect(await one.portal.clock.press(offline).safe()).toMatchObject(
    refused(422, 'at', 'month_locked', '2026-02'),
  )
  expect((await centerOf(other)).clockSince).toBe(null)
  await one.portal.clock.press({ kind: 'in' })
  expect((await centerOf(other)).clockSince).toBe('2026-03-02')
  await db().deleteFrom('monthSheets').where('id', '=', sheet.id).execute()
  await back()
})

it('another day than the first is set by a person, whom the log names', async () => {
  const one = await planning.someone('Europe/Warsaw')
  const { id, version } = await centerOf(one)
  await planning.admin.workCenters.patch(id, { clockSince: '2026-02-27', version })
  expect(await daysOf(one)).toEqual([
    ['27', 'missing'],
    ['28', 'missing'],
  ])
  const { data } = await planning.admin.logs.index({ subject: id })
  expect(data[0]).toMatchObject({
    act: 'workCenters.patch',
    before: { clockSince: null },
    after: { clockSince: '2026-02-27' },
  })
})
