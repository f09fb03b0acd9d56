import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let admin: Portal

beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

const refused = (fields: object, status = 422) => ({ ok: false, error: { status, fields } })
const center = async (code: string) =>
  (await admin.workCenters.index({ search: code })).data.find((one) => one.code === code)

describe('holidays.create, holidays.index, holidays.show, holidays.update and holidays.destroy', () => {
  it('a holiday reaches the centers of its country, region or municipality, or one center', async () => {
    const [madrid, seville] = [await center('MAD'), await center('SEV')]
    const date = '2031-06-10'
    const of = async (workCenterId = '') =>
      (await admin.holidays.index({ workCenterId, from: date, until: date })).data
        .map(({ name }) => name)
        .sort()
    await admin.holidays.create({ date, name: 'De todos', country: 'ES' })
    await admin.holidays.create({ date, name: 'Del sur', country: 'ES', region: 'ES-AN' })
    await admin.holidays.create({
      date,
      name: 'De la villa',
      country: 'ES',
      region: 'ES-MD',
      locality: 'madrid',
    })
    const own = await admin.holidays.create({ date, name: 'Del centro', workCenterId: madrid?.id ?? null })
    expect(own).toMatchObject({ scope: 'center', country: 'ES', workCenter: { code: 'MAD' } })
    expect(await of(madrid?.id)).toEqual(['De la villa', 'De todos', 'Del centro'])
    expect(await of(seville?.id)).toEqual(['De todos', 'Del sur'])
    await admin.holidays.destroy(own.id)
    expect(await admin.holidays.show(own.id).safe()).toMatchObject({ error: { status: 404 } })
  })

  it('refuses the same day of one reach twice, a municipality without a region, a center that there is not', async () => {
    const holiday = { date: '2031-07-01', name: 'Fiesta', country: 'ES', region: 'ES-MD' }
    const { id, version } = await admin.holidays.create(holiday)
    expect(await admin.holidays.create({ ...holiday, name: 'Otra' }).safe()).toMatchObject(
      refused({ date: [{ code: 'taken' }] }),
    )
    const { region, ...bare } = holiday
    expect(region).toBe('ES-MD')
    expect(await admin.holidays.create({ ...bare, locality: 'Getafe' }).safe()).toMatchObject(
      refused({ region: [{ code: 'blank' }] }),
    )
    const workCenterId = '00000000-0000-4000-8000-000000000000'
    expect(await admin.holidays.create({ ...bare, workCenterId }).safe()).toMatchObject(
      refused({ workCenterId: [{ code: 'inclusion' }] }),
    )
    await admin.holidays.update(id, { ...holiday, name: 'Fiesta mayor', version })
    expect(await admin.holidays.update(id, { ...holiday, version }).safe()).toMatchObject(
      refused({ version: [{ code: 'stale' }] }, 409),
    )
  })
})

describe('holidays.import', () => {
  it('knows a day of one reach again, and names a center by its code', async () => {
    const rows = [
      { date: '2032-01-01', name: 'Año Nuevo', country: 'ES' },
      { date: '2032-01-01', name: 'Primero de año', country: 'ES' },
      { date: '2032-01-02', name: 'Puente', workCenter: 'mad' },
      { date: '2032-01-03', name: 'De nadie', workCenter: 'NADA' },
    ]
    const result = await admin.holidays.import({ rows, dryRun: false })
    expect(result).toMatchObject({ created: 2, updated: 1, unchanged: 0, rows: [{ row: 4 }] })
    expect(await admin.holidays.import({ rows: rows.slice(1, 3), dryRun: false })).toMatchObject({
      unchanged: 2,
    })
  })
})
