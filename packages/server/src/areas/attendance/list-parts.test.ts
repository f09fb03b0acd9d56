import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenOf } from '#db/place.ts'
import { stillClock } from '#testing/clock.ts'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { centerIn, works } from '#testing/working-time.ts'

let server: TestServer
let admin: Portal
const search = `Parte ${randomUUID().slice(0, 8)}`
const asked = { search, from: '2026-02-20', until: '2026-02-27' } as const
const sorts = ['date', '-date', 'person', '-person'] as const

/** Some have the same name, so that their days are interleaved. */
beforeAll(async () => {
  server = await startServer({ clock: stillClock(new Date('2026-03-02T10:30:00Z')) })
  admin = await signedIn(server, 'admin')
  const madrid = (await centerIn(admin, 'Europe/Madrid')).id
  const { db } = server.server.kernel.database
  for (let number = 0; number < 20; number += 1) {
    const one = await employed(server)
    await works(admin, one, madrid)
    const displayName = number < 12 ? search : `${search} ${number}`
    await db.updateTable('users').set({ displayName }).where('id', '=', one.id).execute()
  }
})
afterAll(() => server.close())

it.each(sorts)(
  'a list by %s that is read in parts has each row once, by its last row as by number',
  async (sort) => {
    const keys = (rows: readonly { person: { id: string }; date: string }[]) =>
      rows.map(({ person, date }) => `${person.id} ${date}`)
    const walked: string[] = []
    for await (const day of admin.workdays.list({ ...asked, sort, perPage: 7 })) walked.push(...keys([day]))
    const numbered = async (page: number) => admin.workdays.index({ ...asked, sort, perPage: 100, page })
    const [first, second] = [await numbered(1), await numbered(2)]
    expect(keys([...first.data, ...second.data])).toEqual(walked)
    expect(new Set(walked).size).toBe(first.meta.totalCount)
    const third = await admin.workdays.index({ ...asked, sort, perPage: 7, page: 3 })
    expect(keys(third.data)).toEqual(walked.slice(14, 21))
  },
)

const sums = { effectiveSeconds: 0, theoreticalMinutes: 0, balanceMinutes: 0, incidents: 0 }

it('a place outside of the period leads to no day of it', async () => {
  const at = async (sort: '-date' | 'date', date: string) => {
    const values = [date, '', '00000000-0000-4000-8000-000000000000', date]
    const after = tokenOf({ page: 1, totalCount: 1, values, sums }, sort)
    const { data } = await admin.workdays.index({ ...asked, sort, after })
    return data.every((day) => day.date >= asked.from && day.date <= asked.until)
  }
  expect(await at('-date', '2026-12-31')).toBe(true)
  expect(await at('date', '2025-12-01')).toBe(true)
  expect(await at('date', '0001-01-01')).toBe(true)
  const values = ['a day', '', '', '']
  const garbled = admin.workdays.index({
    ...asked,
    after: tokenOf({ page: 1, totalCount: 1, values, sums }, '-date'),
  })
  expect(await garbled.safe()).toMatchObject({ error: { fields: { after: [{ code: 'invalid' }] } } })
  const other = tokenOf({ page: 1, totalCount: 1, values: ['2026-02-26', '', '', ''] }, '-date')
  const without = await admin.workdays.index({ ...asked, after: other }).safe()
  expect(without).toMatchObject({ error: { fields: { after: [{ code: 'invalid' }] } } })
})

it.each(['-date', 'person'] as const)(
  'a long list by %s comes without its sums when they are asked for soon',
  async (sort) => {
    const year = { from: '2025-12-01', until: '2026-02-27', sort, perPage: 25 } as const
    const whole = await admin.workdays.index(year)
    const soon = await admin.workdays.index({ ...year, totals: 'soon' })
    expect(soon.data).toEqual(whole.data)
    expect(soon.meta).toMatchObject({ hasTotals: false, totalCount: 26, effectiveSeconds: 0 })
    const after = soon.meta.next ?? ''
    const second = await admin.workdays.index({ ...year, totals: 'soon', after })
    expect(second.meta).toMatchObject({ hasTotals: false, currentPage: 2, totalCount: 51 })
    expect(second.data).toEqual((await admin.workdays.index({ ...year, page: 2 })).data)
    // Only a caller who requests the sums gets them.
    const { meta } = await admin.workdays.index({ ...year, after })
    expect(meta).toMatchObject({ hasTotals: true, totalCount: whole.meta.totalCount })
  },
)

it('a short list has its sums at once, and keeps them behind its first page', async () => {
  const first = await admin.workdays.index({ ...asked, totals: 'soon', perPage: 7 })
  expect(first.meta.hasTotals).toBe(true)
  expect(first.meta.effectiveSeconds + first.meta.theoreticalMinutes).toBeGreaterThan(0)
  const second = await admin.workdays.index({ ...asked, perPage: 7, after: first.meta.next ?? '' })
  const { next, currentPage, ...begun } = first.meta
  void [next, currentPage]
  expect(second.meta).toMatchObject(begun)
})
