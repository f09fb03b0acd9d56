import { permissions } from '@portal/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personWith } from '#testing/person.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type OperationRow, operationRows, servicePrefixes } from './operations.ts'

/** Every operation that changes something: nobody adds one that is not asked here. */
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

const names = ['toString', 'constructor', 'hasOwnProperty', 'valueOf', 'isPrototypeOf']
const imports = acts.filter(({ body }) => body?.schema.properties?.rows)

describe('rows of a file', () => {
  it.each(imports.map((row) => [row.id, row] as const))(
    'check 46: have no column that every object has: %s',
    async (_id, { service, path }) => {
      const rows = names.map((name) => ({ [name]: 'x' }))
      const response = await fetch(server.url + servicePrefixes[service] + path.replace('{id}', anyId), {
        method: 'POST',
        headers: { 'x-session-token': token, 'content-type': 'application/json' },
        body: JSON.stringify({ dryRun: true, rows }),
      })
      process.stderr.write(`ZZ ${_id} ${response.status} ${await response.text()}\n`)
    },
  )
})
