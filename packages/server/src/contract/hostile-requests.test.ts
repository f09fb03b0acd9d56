import { permissions } from '@portal/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personWith } from '#testing/person.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'
import { type OperationRow, operationRows, servicePrefixes } from './operations.ts'

/** Every operation that changes something; new ones are included automatically. */
const acts = operationRows.filter(({ method, service }) => method !== 'get' && service !== 'analytics')
const isUpload = ({ body }: OperationRow) => body?.mediaType === 'multipart/form-data'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer()
  token = await personWith(
    server.server,
    permissions.map(({ name }) => name),
  )
})
afterAll(() => server.close())

const anyId = '00000000-0000-4000-8000-000000000000'
const statusOf = async ({ service, path, method }: OperationRow, type: string, body: string) => {
  const response = await fetch(server.url + servicePrefixes[service] + path.replace(/\{\w+\}/g, anyId), {
    method: method.toUpperCase(),
    headers: { 'x-session-token': token, 'content-type': type },
    body,
  })
  await response.body?.cancel()
  return response.status
}

describe('what a form of another site can send', () => {
  it.each([
    ['text/plain', '{"name":"x"}'],
    ['application/x-www-form-urlencoded', 'name=x'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n--x--\r\n',
    ],
  ])('check 23: is taken by no operation that changes something: %s', async (type, body) => {
    const taken: string[] = []
    for (const row of acts) {
      if (isUpload(row) && type.startsWith('multipart/')) continue
      const status = await statusOf(row, type, body)
      if (status !== 415) taken.push(`${row.id} ${status}`)
    }
    expect(taken).toEqual([])
  })
})

describe('a cookie alone', () => {
  it('check 23: signs nobody in where something is changed: only a renewal reads it', async () => {
    const credentials = { user: 'empleado', password: 'demo-Portal-2026' }
    const headers = { 'x-session-transport': 'cookie' }
    const given = await wire(server)('/employees/loginUser', credentials, { headers })
    const cookie = given.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    expect(cookie).toContain('portal-refresh-')
    for (const { id, service, path, method, permissions: held } of acts) {
      if (held === 'public') continue
      const url = server.url + servicePrefixes[service] + path.replace(/\{\w+\}/g, anyId)
      const response = await fetch(url, { method: method.toUpperCase(), headers: { cookie } })
      await response.body?.cancel()
      expect(response.status, id).toBe(401)
    }
  })
})

const names = ['toString', 'constructor', 'hasOwnProperty', 'valueOf', 'isPrototypeOf']
/** Untyped parts of the contract: rows of files, which are validated as the family's own. */
const imports = acts.filter(({ body }) => body?.schema.properties?.rows)

const post = async ({ service, path }: OperationRow, text: string) => {
  const response = await fetch(server.url + servicePrefixes[service] + path.replace(/\{\w+\}/, anyId), {
    method: 'POST',
    headers: { 'x-session-token': token, 'content-type': 'application/json' },
    body: text,
  })
  return { status: response.status, body: (await response.json()) as { data?: { rows: unknown[] } } }
}

describe('rows of a file', () => {
  it('check 46: have no column that every object has, and nothing of one is taken for a value', async () => {
    expect(imports.length).toBeGreaterThan(20)
    const rows = names.map((name) => ({ [name]: 'x' }))
    for (const row of imports) {
      const { status, body } = await post(row, JSON.stringify({ dryRun: true, rows }))
      const wrong = rows.map((_row, at) => expect.objectContaining({ row: at + 1 }) as unknown)
      if (status === 200)
        expect(body.data, row.id).toMatchObject({ created: 0, updated: 0, unchanged: 0, rows: wrong })
      else expect([404, 422], `${row.id} ${status}`).toContain(status)
    }
  })

  it('check 46: do not reach the prototypes', async () => {
    for (const row of imports)
      for (const cell of ['"__proto__":{"polluted":1}', '"constructor":{"prototype":{"polluted":1}}'])
        expect((await post(row, `{"dryRun":true,"rows":[{${cell}}]}`)).status, row.id).toBe(400)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it('check 46: of a configuration are of the families that it carries, and of no others', async () => {
    const families = Object.fromEntries(names.map((name) => [name, [{ name: 'x' }]]))
    const row = operationRows.find(({ id }) => id === 'configuration.import')
    if (!row) throw new Error('no configuration is imported')
    const file = { format: 'portal-configuration', version: 1, families }
    const { body } = await post(row, JSON.stringify({ file, dryRun: true }))
    expect(body.data).toMatchObject({ families: [], unknown: names })
  })
})
