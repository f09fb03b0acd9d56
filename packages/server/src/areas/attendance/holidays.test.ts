import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { readCalendar } from '#testing/calendars.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { refused } from '#testing/refused.ts'

let server: TestServer
let admin: Portal

beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

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
    expect(own).toMatchObject({ scope: 'center', country: 'ES', workCenter: { code: 'MAD' }, centers: 1 })
    expect(await of(madrid?.id)).toEqual(['De la villa', 'De todos', 'Del centro'])
    expect(await of(seville?.id)).toEqual(['De todos', 'Del sur'])
    await admin.holidays.destroy(own.id)
    expect(await admin.holidays.show(own.id).safe()).toMatchObject({ error: { status: 404 } })
  })

  it('says how many centers have it: none of a region where no center is, until one is', async () => {
    const region = `ES-${randomUUID().slice(0, 4).toUpperCase()}`
    const made = await admin.holidays.create({ date: '2031-08-01', name: 'De nadie', country: 'ES', region })
    expect(made).toMatchObject({ region, centers: 0 })
    const code = randomUUID().slice(0, 8).toUpperCase()
    const place = { country: 'ES', region: region.toLowerCase(), timeZone: 'Europe/Madrid' }
    const { id } = await admin.workCenters.create({ ...place, code, name: `Centro ${code}` })
    expect(await admin.holidays.show(made.id)).toMatchObject({ centers: 1 })
    await admin.workCenters.destroy(id)
    expect(await admin.holidays.show(made.id)).toMatchObject({ centers: 0 })
  })

  it('refuses the same day of one reach twice, a municipality without a region, a center that there is not', async () => {
    const holiday = { date: '2031-07-01', name: 'Fiesta', country: 'ES', region: 'ES-MD' }
    const { id, version } = await admin.holidays.create(holiday)
    expect(await admin.holidays.create({ ...holiday, name: 'Otra' }).safe()).toMatchObject(
      refused(422, { date: [{ code: 'taken' }] }),
    )
    const { region, ...bare } = holiday
    expect(region).toBe('ES-MD')
    expect(await admin.holidays.create({ ...bare, locality: 'Getafe' }).safe()).toMatchObject(
      refused(422, { region: [{ code: 'blank' }] }),
    )
    const workCenterId = '00000000-0000-4000-8000-000000000000'
    expect(await admin.holidays.create({ ...bare, workCenterId }).safe()).toMatchObject(
      refused(422, { workCenterId: [{ code: 'inclusion' }] }),
    )
    await admin.holidays.update(id, { ...holiday, name: 'Fiesta mayor', version })
    expect(await admin.holidays.update(id, { ...holiday, version }).safe()).toMatchObject(
      refused(409, { version: [{ code: 'stale' }] }),
    )
  })

  it('a region in small letters is that region', async () => {
    const seville = await center('SEV')
    const date = '2031-09-09'
    const made = await admin.holidays.create({ date, name: 'Del sur', country: 'ES', region: ' es-an ' })
    expect(made).toMatchObject({ region: 'ES-AN', scope: 'regional' })
    const of = { workCenterId: seville?.id ?? '', from: date, until: date }
    expect((await admin.holidays.index(of)).data.map(({ name }) => name)).toEqual(['Del sur'])
    const again = { date, name: 'Otra', country: 'ES', region: 'Es-An' }
    expect(await admin.holidays.create(again).safe()).toMatchObject(
      refused(422, { date: [{ code: 'taken' }] }),
    )
  })

  it('a center whose region was written in small letters has the holidays of it', async () => {
    const code = randomUUID().slice(0, 8).toUpperCase()
    const region = { country: 'ES', region: 'es-vc' }
    const small = await admin.workCenters.create({
      ...{ ...region, code, name: `Centro ${code}`, timeZone: 'Europe/Madrid' },
    })
    const date = '2031-10-09'
    await admin.holidays.create({ date, name: 'De la región', country: 'ES', region: 'ES-VC' })
    const found = await admin.holidays.index({ workCenterId: small.id, from: date, until: date })
    expect(found.data.map(({ name }) => name)).toEqual(['De la región'])
  })

  it('the first day of a work center is stored once, in any spelling of its id, whoever is first', async () => {
    const madrid = await center('MAD')
    const own = { date: '2031-11-09', name: 'Patrona', workCenterId: madrid?.id ?? null }
    const taken = refused(422, { date: [{ code: 'taken', value: own.date }] })
    const both = await Promise.all([own, own].map((one) => admin.holidays.create(one).safe()))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject(taken)
    const capitals = { ...own, workCenterId: own.workCenterId?.toUpperCase() ?? null }
    expect(await admin.holidays.create(capitals).safe()).toMatchObject(taken)
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

describe('holidays.file', () => {
  it('VAC-13.2: each work center has its calendar: of its country, its region, its municipality and its own', async () => {
    const [madrid, seville] = [await center('MAD'), await center('SEV')]
    const date = '2033-06-10'
    const of = { country: 'ES', date }
    await admin.holidays.create({ ...of, name: 'De todos; sí, todos' })
    await admin.holidays.create({ ...of, name: 'Del sur', region: 'ES-AN' })
    await admin.holidays.create({ ...of, name: 'De la villa', region: 'ES-MD', locality: 'Madrid' })
    await admin.holidays.create({ ...of, name: 'Del centro', workCenterId: madrid?.id ?? null })
    const asked = { from: date, until: date }
    const calendarOf = async (workCenterId = '') => {
      const file = await admin.holidays.file({ ...asked, workCenterId })
      return { ...file, text: await file.text() }
    }
    const [own, other] = [await calendarOf(madrid?.id), await calendarOf(seville?.id)]
    expect([own.filename, own.contentType]).toEqual(['MAD.ics', 'text/calendar; charset=utf-8'])
    const named = (text: string) =>
      readCalendar(text)
        .events.map(({ summary }) => summary)
        .sort()
    expect(readCalendar(own.text).name).toBe(madrid?.name)
    expect(named(own.text)).toEqual(['De la villa', 'De todos; sí, todos', 'Del centro'])
    expect(named(other.text)).toEqual(['De todos; sí, todos', 'Del sur'])
    expect(readCalendar(own.text).events[0]).toMatchObject({ isDay: true, start: date, end: '2033-06-11' })
    // The reach of each, so that our own import can identify it.
    expect(own.text).toContain('X-PORTAL-LOCALITY:Madrid')
    expect(own.text).toContain('X-PORTAL-WORKCENTER:MAD')
    expect(other.text).toContain('X-PORTAL-REGION:ES-AN')
    const unknown = await admin.holidays.file({ workCenterId: randomUUID() }).safe()
    expect(unknown).toMatchObject({ error: { status: 404 } })
  })
})
