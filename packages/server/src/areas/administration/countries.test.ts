import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { refused } from '#testing/refused.ts'

let server: TestServer
let admin: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

const kosovo = {
  ...{ name: 'Kosovo', alpha2: 'XK', alpha3: 'XKX', numeric: '983' },
  ...{ callingCode: '+383', timeZone: 'Europe/Belgrade' },
}

describe('countries.index', () => {
  it('has all 249 countries of ISO 3166-1 from the start, named in five languages, and offers those in use', async () => {
    const all = await admin.countries.list({ sort: 'alpha2', perPage: 100 }).toArray()
    expect(all).toHaveLength(249)
    for (const key of ['alpha2', 'alpha3', 'numeric', 'name'] as const)
      expect(new Set(all.map((one) => one[key])).size).toBe(249)
    expect(all.every(({ translations }) => Object.values(translations).filter(Boolean).length === 4)).toBe(
      true,
    )
    const zones = new Set(all.map(({ timeZone }) => timeZone))
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    const offered = (await admin.countries.index({ active: true, perPage: 100 })).data
    expect(offered.map(({ alpha2 }) => alpha2)).toContain('ES')
    expect(offered.length).toBeLessThan(20)
  })

  it('finds a country by its code, its calling code and its name in any of the languages', async () => {
    const found = async (search: string) =>
      (await admin.countries.index({ search })).data.map(({ alpha2 }) => alpha2)
    for (const search of ['DEU', 'alemania', 'Deutschland', 'allemagne', '276'])
      expect(await found(search), search).toContain('DE')
    expect(await found('+351')).toEqual(['PT'])
  })
})

describe('countries.create, countries.show, countries.update, countries.patch, countries.destroy and countries.restore', () => {
  it('PAN-13.4 keeps the codes unique, and names the clash', async () => {
    const again = await admin.countries.create({ ...kosovo, alpha2: 'ES' }).safe()
    expect(again).toMatchObject(refused(422, { alpha2: [{ code: 'taken', value: 'ES' }] }))
    const spain = await admin.countries.create({ ...kosovo, name: 'españa' }).safe()
    expect(spain).toMatchObject(refused(422, { name: [{ code: 'taken' }] }))
  })

  it('countries.import knows a country by its two letters and changes only what a file says', async () => {
    const rows = [
      { alpha2: 'BR', active: true },
      { alpha2: 'CH', timeZone: 'Europa/Zúrich' },
    ]
    const { updated, created, rows: bad } = await admin.countries.import({ dryRun: false, rows })
    expect({ updated, created, bad }).toMatchObject({ updated: 1, created: 0, bad: [{ row: 2 }] })
    const [brazil] = (await admin.countries.index({ search: 'BRA' })).data
    expect(brazil).toMatchObject({ active: true, callingCode: '+55', timeZone: 'America/Sao_Paulo' })
  })

  it('takes no time zone that there is not, and no code of another form', async () => {
    const elsewhere = await admin.countries.create({ ...kosovo, timeZone: 'Europe/Pristina' }).safe()
    expect(elsewhere).toMatchObject(refused(422, { timeZone: [{ code: 'inclusion' }] }))
    const lower = await admin.countries.create({ ...kosovo, alpha2: 'xk', callingCode: '383' }).safe()
    expect(lower).toMatchObject(
      refused(422, { alpha2: [{ code: 'format' }], callingCode: [{ code: 'format' }] }),
    )
  })

  it('PAN-14.2 PAN-14.4 is made, renamed in five languages, switched off, deleted and brought back', async () => {
    const { id, active } = await admin.countries.create(kosovo)
    expect(active).toBe(true)
    const translations = { en: 'Kosovo', de: 'Kosovo', fr: 'Kosovo', pt: 'Kosovo' }
    const changed = await admin.countries.update(id, {
      ...(await seen(admin.countries, id)),
      ...kosovo,
      translations,
      documentFormat: '9999999999',
    })
    expect(changed).toMatchObject({ translations, documentFormat: '9999999999', version: 2 })
    expect(
      await admin.countries.patch(id, { ...(await seen(admin.countries, id)), active: false }),
    ).toMatchObject({ active: false })
    await admin.countries.destroy(id)
    expect((await admin.countries.index({ search: 'XKX' })).data).toEqual([])
    expect(await admin.countries.restore(id)).toMatchObject({ alpha2: 'XK', deletedAt: null })
    expect(await admin.countries.show(id)).toMatchObject({ timeZone: 'Europe/Belgrade' })
  })
})
