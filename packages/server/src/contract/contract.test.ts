import { permissions } from '@portal/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requiredBy } from '#testing/lists-of-contract.ts'
import { personWith } from '#testing/person.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type OperationRow, operationRows, servicePrefixes } from './operations.ts'

/** Tests every operation of the contract against the running server, generically. */
const rows = operationRows
const guarded = rows.filter((row) => row.permissions !== 'public')
const permitted = guarded.flatMap((row) =>
  row.permissions !== 'public' && row.permissions.length > 0
    ? [{ ...row, permissions: row.permissions }]
    : [],
)
const withBody = rows.filter((row) => requiredOf(row).length > 0)
const withId = guarded.filter((row) => row.path.includes('{'))
const withJson = rows.filter((row) => row.body?.mediaType === 'application/json')
const sorted = rows.filter((row) => row.query.properties?.sort !== undefined)
const smuggled = { roleId: 'x', uid: 'x', isAdministrator: true }
const unknownId = '00000000-0000-4000-8000-000000000000'

let server: TestServer
let nobody: string
let everybody: string

beforeAll(async () => {
  server = await startServer()
  nobody = await personWith(server.server, [])
  everybody = await personWith(
    server.server,
    permissions.map((permission) => permission.name),
  )
})
afterAll(() => server.close())

describe('every operation', () => {
  it('is either public or says who may', () => {
    for (const row of rows)
      expect(row.permissions, row.id).toSatisfy((value) => value === 'public' || Array.isArray(value))
  })

  it('is known when it needs no session: these are all the ways in (check 10)', () => {
    const open = rows.filter((row) => row.permissions === 'public').map(({ id }) => id)
    expect(open.sort()).toEqual([
      'calendarFeeds.file',
      'events.subscribe',
      'maintenance.show',
      'passwords.bootstrap',
      'recovery.answer',
      'recovery.preview',
      'recovery.request',
      'recovery.reset',
      'registration.confirm',
      'registration.create',
      'registration.show',
      'session.authenticate',
      'session.login',
      'session.loginWithToken',
      'session.previewToken',
      'session.refresh',
    ])
  })

  it.each(guarded.map((row) => [row.id, row] as const))(
    '%s answers 401 without a session (check 25)',
    async (_id, row) => {
      expect((await ask(row, undefined)).status).toBe(401)
      expect((await ask(row, 'not.a.token')).status).toBe(401)
    },
  )

  it.each(permitted.map((row) => [row.id, row] as const))(
    '%s answers 403 without the permission (check 25)',
    async (_id, row) => {
      const answer = await ask(row, nobody)
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ type: '/problems/forbidden', missing: row.permissions })
    },
  )

  it.each(permitted.map((row) => [row.id, row] as const))(
    '%s answers 403 with every other permission (check 25)',
    async (_id, row) => {
      const others = permissions.map(({ name }) => name).filter((name) => !row.permissions.includes(name))
      expect((await ask(row, await personWith(server.server, others))).status).toBe(403)
    },
  )

  it.each(permitted.map((row) => [row.id, row] as const))(
    '%s lets pass who holds one of its permissions (check 25)',
    async (_id, row) => {
      const one = await personWith(server.server, row.permissions.slice(0, 1))
      expect([401, 403]).not.toContain((await ask(row, one)).status)
    },
  )

  it.each(withId.map((row) => [row.id, row] as const))(
    '%s answers 404 for an id that nobody has',
    async (_id, row) => {
      const query = requiredQuery(row)
      const answers = [
        await ask(row, everybody, unknownId, query),
        await ask(row, everybody, 'no-uuid', query),
      ]
      // Body errors are reported before the id is looked up.
      const expected = row.body?.mediaType === 'application/json' ? [404, 422] : [404]
      for (const answer of answers) expect(expected).toContain(answer.status)
    },
  )

  it.each(withBody.map((row) => [row.id, row] as const))(
    '%s says `blank` for each field that is missing',
    async (_id, row) => {
      const answer = await ask(row, everybody)
      expect(answer.status).toBe(422)
      const { errors } = (await answer.json()) as { errors: Record<string, { error: string }[]> }
      for (const field of requiredOf(row)) expect(errors[field]?.[0]?.error, field).toBe('blank')
    },
  )

  it.each(withJson.map((row) => [row.id, row] as const))(
    '%s refuses what the contract does not know: nobody sets a role or a state in passing (check 29)',
    async (_id, row) => {
      const answer = await ask(row, everybody, unknownId, '', JSON.stringify(smuggled))
      expect(answer.status).toBe(422)
      const { errors } = (await answer.json()) as { errors: Record<string, unknown> }
      expect(Object.keys(errors)).toEqual(expect.arrayContaining(Object.keys(smuggled)))
    },
  )

  it.each(sorted.map((row) => [row.id, row] as const))(
    '%s is ordered by what the contract names and nothing else (check 35)',
    async (_id, row) => {
      for (const sort of ['passwordHash', 'name;drop table users', '-']) {
        const answer = await ask(row, everybody, unknownId, `?sort=${encodeURIComponent(sort)}`)
        expect(answer.status).toBe(422)
        expect(await answer.json()).toMatchObject({ errors: { sort: [{ error: 'inclusion' }] } })
      }
    },
  )

  it.each(rows.map((row) => [row.id, row] as const))(
    '%s refuses a query that the contract does not know',
    async (_id, row) => {
      if (row.permissions === 'public') return
      const answer = await ask(row, everybody, unknownId, '?nonsense=1')
      expect(answer.status).toBe(422)
    },
  )
})

describe('the server', () => {
  it('answers 404 in the form of every other error where there is no operation', async () => {
    const answer = await fetch(`${server.url}/services/laia/nothing`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })

  it('says 400 for a body that is no JSON and 415 for a form', async () => {
    const send = (type: string, body: string) =>
      fetch(`${server.url}/services/main/1.0/employees/loginUser`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      })
    expect((await send('application/json', '{')).status).toBe(400)
    expect((await send('text/plain', '{}')).status).toBe(415)
    expect((await send('application/x-www-form-urlencoded', 'user=a')).status).toBe(415)
  })

  it('sets the security headers on every answer, errors too', async () => {
    for (const path of ['/services/laia/nothing', '/config.json', '/health/live']) {
      const { headers } = await fetch(`${server.url}${path}`)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
      expect(headers.get('referrer-policy'), path).toBe('no-referrer')
    }
  })
})

function requiredOf(row: OperationRow): string[] {
  if (row.body?.mediaType !== 'application/json') return []
  return (row.body.schema.required as string[] | undefined) ?? []
}

/** The required query parameters. */
function requiredQuery(row: OperationRow): string {
  const params = requiredBy(row).map((name) => `${name}=${unknownId}`)
  return params.length === 0 ? '' : `?${params.join('&')}`
}

function ask(
  row: OperationRow,
  token: string | undefined,
  id = unknownId,
  query = '',
  body = '{}',
): Promise<Response> {
  // Parts have a number; everything else has an id.
  const path = servicePrefixes[row.service] + row.path.replace('{number}', '1').replace(/\{\w+\}/, id) + query
  const hasJson = row.body?.mediaType === 'application/json'
  return fetch(`${server.url}${path}`, {
    method: row.method.toUpperCase(),
    headers: {
      ...(hasJson ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(hasJson ? { body } : {}),
  })
}
