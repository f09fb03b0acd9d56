import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type JsonSchema, type OperationRow, servicePrefixes } from '#contract/operations.ts'
import { lists } from '#testing/lists-of-contract.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { tokensOf } from '#testing/wire.ts'

/** Requests and grants that stay: each of their states is a row of the demo. */
const families = [
  'absences',
  'recordGrants',
  'teleworkAgreements',
  'vacationRequests',
  'workdayAdaptations',
] as const
const asked = lists.filter(({ id }) => families.some((family) => id === `${family}.index`))

/** An agreement is listed by its newest version, which nothing has replaced. */
const hidden = new Set(['teleworkAgreements.index replaced'])

const valuesOf = ({ enum: own, items }: JsonSchema): readonly string[] =>
  ((own ?? (items as JsonSchema | undefined)?.enum ?? []) as unknown[]).map(String)

/** The states by which a list is filtered, as the contract names them. */
const states = asked.flatMap((row) =>
  Object.entries(row.query.properties ?? {}).flatMap(([name, schema]) =>
    /^(?:state|selectedState)$/.test(name)
      ? valuesOf(schema)
          .filter((state) => !hidden.has(`${row.id} ${state}`))
          .map((state) => ({ row, name, state }))
      : [],
  ),
)

const accounts = ['admin', 'coordinador', 'empleado']
let server: TestServer
const tokens = new Map<string, string>()
beforeAll(async () => {
  server = await startServer()
  for (const user of accounts) tokens.set(user, (await tokensOf(server, user)).accessToken)
})
afterAll(() => server.close())

/** How many rows somebody finds; none where they may not look. */
async function countOf(user: string, { service, path }: OperationRow, query: Record<string, string>) {
  const address = `${server.url}${servicePrefixes[service]}${path}`
  const response = await fetch(`${address}?${new URLSearchParams({ perPage: '1', ...query }).toString()}`, {
    headers: { 'x-session-token': tokens.get(user) ?? '' },
  })
  const { meta } = (await response.json()) as { meta?: { totalCount: number } }
  return meta?.totalCount ?? 0
}

describe('the demo company', () => {
  it('has requests of time off, telework and adaptations, and grants, in every state that the contract names', async () => {
    expect(new Set(states.map(({ row }) => row.id)).size).toBe(families.length)
    const empty: string[] = []
    for (const { row, name, state } of states) {
      const counts = await Promise.all(accounts.map((user) => countOf(user, row, { [name]: state })))
      if (!counts.some((count) => count > 0)) empty.push(`${row.id} ${state}`)
    }
    expect(empty).toEqual([])
  })
})
