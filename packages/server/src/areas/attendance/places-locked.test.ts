import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmed, february as month, type Months, startMonths } from '#testing/months.ts'
import { seen } from '#testing/seen.ts'

let started: Months
beforeAll(async () => {
  started = await startMonths()
})
afterAll(() => started.server.close())

const isLocked = [{ code: 'month_locked', value: month }]
const refusedAt = (status: number, field: string) => ({ error: { status, fields: { [field]: isLocked } } })

/** The work center of somebody with a locked February. */
async function lockedCenter<Written>(write: (workCenterId: string) => Promise<Written>) {
  const { admin, db, hr, worked } = started
  const one = await worked()
  const code = randomUUID().slice(0, 6).toUpperCase()
  const place = { code, name: `Centro ${code}`, timeZone: 'Europe/Madrid' }
  const { id: workCenterId } = await admin.workCenters.create(place)
  await db.updateTable('contracts').set({ workCenterId }).where('employeeId', '=', one.id).execute()
  const written = await write(workCenterId)
  await confirmed(one)
  await hr.portal.monthSheets.lock(one.id, { month })
  return { workCenterId, written, one }
}

const none = () => Promise.resolve()

describe('holidays.create, holidays.update and holidays.destroy in a locked month', () => {
  it('a holiday that takes a day of work from a locked month is refused, one on a free day is not', async () => {
    const { holidays } = started.admin
    const { workCenterId, one } = await lockedCenter(none)
    const input = { name: 'Fiesta del centro', workCenterId }
    const refused = await holidays.create({ ...input, date: '2026-02-10' }).safe()
    expect(refused).toMatchObject(refusedAt(422, 'date'))
    // A Sunday has no planned work, and March is open.
    for (const date of ['2026-02-08', '2026-03-10'])
      expect(await holidays.create({ ...input, date })).toMatchObject({ date })
    expect(await one.portal.monthSheets.show(one.id, { month })).toMatchObject({ isDifferent: false })
  })

  it('one that a locked month has stays where it is, and may be called otherwise', async () => {
    const { holidays } = started.admin
    const { written } = await lockedCenter((workCenterId) =>
      holidays.create({ name: 'Patrona', workCenterId, date: '2026-02-12' }),
    )
    const { id, workCenterId, date } = written
    const change = async (to: { name: string; date: string }) =>
      holidays.update(id, { ...to, workCenterId, ...(await seen(holidays, id)) }).safe()
    expect(await change({ name: 'Patrona', date: '2026-03-12' })).toMatchObject(refusedAt(422, 'date'))
    expect(await holidays.destroy(id).safe()).toMatchObject(refusedAt(409, 'id'))
    expect(await change({ name: 'Santa Eulalia', date })).toMatchObject({ ok: true })
  })
})

describe('workCenters.update and workCenters.patch of a locked month', () => {
  it('a center does not move to where a locked month had another holiday, nor to another zone', async () => {
    const { holidays, workCenters } = started.admin
    const { workCenterId } = await lockedCenter(none)
    await holidays.create({ name: 'Día de la región', country: 'ES', region: 'ES-QX', date: '2026-02-11' })
    const patch = async (to: { region: string } | { timeZone: string }) =>
      workCenters.patch(workCenterId, { ...to, ...(await seen(workCenters, workCenterId)) }).safe()
    expect(await patch({ region: 'ES-QX' })).toMatchObject(refusedAt(422, 'region'))
    expect(await patch({ timeZone: 'Atlantic/Canary' })).toMatchObject(refusedAt(422, 'timeZone'))
    expect(await patch({ region: 'ES-QY' })).toMatchObject({ ok: true })
  })

  it('people do not clock in since another day of a locked month, nor since before or after all of it', async () => {
    const { workCenters } = started.admin
    const { workCenterId, one } = await lockedCenter((id) =>
      started.db.updateTable('workCenters').set({ clockSince: '2026-01-10' }).where('id', '=', id).execute(),
    )
    const patch = async (clockSince: string) =>
      workCenters.patch(workCenterId, { clockSince, ...(await seen(workCenters, workCenterId)) }).safe()
    for (const day of ['2026-02-02', '2026-02-28', '2026-04-01'])
      expect(await patch(day)).toMatchObject(refusedAt(422, 'clockSince'))
    for (const day of ['2026-01-20', '2026-02-01']) expect(await patch(day)).toMatchObject({ ok: true })
    expect(await one.portal.monthSheets.show(one.id, { month })).toMatchObject({ isDifferent: false })
  })

  it('nor does a center become the first to begin, where others begin with the first', async () => {
    const { admin, db } = started
    await lockedCenter(async (workCenterId) => {
      await db.updateTable('workCenters').set({ clockSince: '2026-02-10' }).execute()
      await db.updateTable('workCenters').set({ clockSince: null }).where('id', '=', workCenterId).execute()
    })
    const code = randomUUID().slice(0, 6).toUpperCase()
    const { id, version } = await admin.workCenters.create({
      code,
      name: `Centro ${code}`,
      timeZone: 'Europe/Madrid',
    })
    const refused = await admin.workCenters.patch(id, { clockSince: '2025-01-01', version }).safe()
    expect(refused).toMatchObject(refusedAt(422, 'clockSince'))
    expect(await admin.workCenters.patch(id, { clockSince: '2026-02-10', version })).toMatchObject({ id })
  })
})
