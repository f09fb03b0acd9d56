import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let admin: Portal
let employee: Portal
beforeAll(async () => {
  server = await startServer({ env: { PORTAL_LINK_HOSTS: 'ayuda.example *.ayuda.example' } })
  admin = await signedIn(server)
  employee = await signedIn(server, 'empleado')
})
afterAll(() => server.close())

const good = 'https://ayuda.example/'
/** Each leads elsewhere, runs a script or contains a secret, however harmless it looks. */
const bad = [
  'javascript:alert(1)//https://ayuda.example/',
  'JavaScript:alert("https://ayuda.example/")',
  'data:text/html,https://ayuda.example/',
  'blob:https://ayuda.example/1',
  'http://ayuda.example/',
  '//ayuda.example/',
  'https:ayuda.example',
  'https:/evil.test/https://',
  'https://ana:clave@ayuda.example/',
  'https://ayuda.example@evil.test/',
  'https://evil.test\\@ayuda.example/',
  'https://evil.test#.ayuda.example/',
  'https://evil%2Etest/',
  'https://AYUDA.EXAMPLE.EVIL.TEST/',
  'https://ayuda.example..evil.test/',
  'https://ayuda.example:8443/',
  'https://аyuda.example/',
  'https://xn--yuda-53d.example/',
  'https://ayuda。example。evil.test/',
  'https://ayuda.ex\tample.evil.test/',
  'https://[::1]/',
  'https://2130706433/',
]
/** As browsers parse them, these lead to the host of the list. */
const same = ['https://AYUDA.example/', 'https://ayuda.example./', 'https://ayuda。example/']

const families = ['links', 'applications'] as const
const made: string[] = []
const named = (text: string) => {
  made.push(text)
  return text
}
const refused = { ok: false, error: { status: 422, fields: { url: [expect.anything()] } } }
const isAtUrl = { url: [expect.anything()] }

describe.each(families)('an address of %s', (family) => {
  it('check 42: leads to a host of the list, whatever it looks like: in a form that creates, replaces or changes', async () => {
    const { id } = await admin[family].create({ name: named(`${family} bueno`), url: good })
    for (const url of bad) {
      const version = await seen(admin[family], id)
      expect(await admin[family].create({ name: 'Malo', url }).safe(), url).toMatchObject(refused)
      expect(await admin[family].patch(id, { url, ...version }).safe(), url).toMatchObject(refused)
      expect(await admin[family].update(id, { name: 'Malo', url, ...version }).safe(), url).toMatchObject(
        refused,
      )
    }
    expect(await admin[family].show(id)).toMatchObject({ url: good, version: 1 })
    for (const url of same)
      expect(await admin[family].create({ name: named(`${family} ${url}`), url }).safe(), url).toMatchObject({
        ok: true,
      })
  })

  it('check 42: accepts only hosts of the list, however it is written: in a file of rows', async () => {
    const rows = bad.map((url, at) => ({ name: `Malo ${at}`, url }))
    const { created, rows: wrong } = await admin[family].import({ dryRun: false, rows })
    expect({ created, wrong }).toMatchObject({ created: 0, wrong: rows.map(() => ({ errors: isAtUrl })) })
  })

  it('check 42: accepts only hosts of the list, however it is written: in a configuration', async () => {
    const rows = bad.map((url, at) => ({ name: `Malo ${at}`, url }))
    const file = { format: 'portal-configuration', version: 1, families: { [family]: rows } } as const
    const { review } = await admin.configuration.import({ file, dryRun: true })
    const done = await admin.configuration.import({ file, dryRun: false, review })
    const refusedRows = done.families[0]?.rows.filter(({ outcome }) => outcome === 'refused')
    expect(refusedRows).toMatchObject(rows.map(({ name }) => ({ key: name, errors: isAtUrl })))
  })

  it('check 42: nobody is led anywhere else', async () => {
    const { data } = await employee.links.index({ perPage: 100 })
    const shown = [...data, ...(await employee.applications.mine())]
    expect(shown.map(({ name }) => name).toSorted()).toEqual(made.toSorted())
    for (const { url } of shown) expect([good, ...same]).toContain(url)
  })
})
