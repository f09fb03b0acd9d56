import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type JsonSchema, type OperationRow, servicePrefixes } from '#contract/operations.ts'
import { lists } from '#testing/lists-of-contract.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { tokensOf } from '#testing/wire.ts'

/** The lists of the working day and of time off, each with the filters whose every value is a row of the demo. */
const asked = {
  'absences.index': ['selectedState', 'family'],
  'clockCorrections.index': ['state', 'side'],
  'clockEntries.index': ['mode', 'source'],
  'dayIncidents.index': ['state'],
  'hourBank.index': ['kind'],
  'monthSheets.index': ['state'],
  'operationVacations.index': ['selectedState', 'reason'],
  'overtime.index': ['state'],
  'recordGrants.index': ['state'],
  'recordPackages.index': ['state'],
  'shiftAssignments.index': ['state'],
  'teleworkAgreements.index': ['state'],
  'timeRules.index': ['state'],
  'vacationMovements.index': ['kind'],
  'vacationPeriods.index': ['state'],
  'vacationPolicies.index': ['state'],
  'vacationRequests.index': ['selectedState', 'kind'],
  'workdayAdaptations.index': ['state'],
} as const satisfies Record<string, readonly string[]>

const hidden = new Set([
  // An agreement is listed by its newest version, which nothing has replaced.
  'teleworkAgreements.index replaced',
  // The server of a demo makes the queued packages ready; that of a test has no job for them.
  'recordPackages.index making',
  'recordPackages.index ready',
  // Sources that nothing writes so far.
  'clockEntries.index automatic',
  'clockEntries.index import',
  // A draft is in no plan, and only its person sees it.
  'operationVacations.index draft',
])

const valuesOf = ({ enum: own, items }: JsonSchema): readonly string[] =>
  ((own ?? (items as JsonSchema | undefined)?.enum ?? []) as unknown[]).map(String)

/** The values of those filters, as the contract names them. */
const states = Object.entries(asked).flatMap(([id, filters]) => {
  const row = lists.find((list) => list.id === id)
  if (row === undefined) throw new Error(`${id} is no list`)
  return filters.flatMap((name) => {
    const values = valuesOf(row.query.properties?.[name] ?? {})
    if (values.length === 0) throw new Error(`${id} has no filter ${name}`)
    return values.filter((state) => !hidden.has(`${id} ${state}`)).map((state) => ({ row, name, state }))
  })
})

const accounts = ['admin', 'coordinador', 'empleado']
const year = new Date(Date.now() - 4 * 24 * 60 * 60_000).toISOString().slice(0, 4)
let server: TestServer
const tokens = new Map<string, string>()
beforeAll(async () => {
  server = await startServer()
  for (const user of accounts) tokens.set(user, (await tokensOf(server, user)).accessToken)
})
afterAll(() => server.close())

/**
 * How many rows somebody finds; none where they may not look. Extra hours are those of the year of the last recorded days.
 */
async function countOf(user: string, { service, path }: OperationRow, query: Record<string, string>) {
  const address = `${server.url}${servicePrefixes[service]}${path}`
  const response = await fetch(`${address}?${new URLSearchParams({ perPage: '1', ...query }).toString()}`, {
    headers: { 'x-session-token': tokens.get(user) ?? '' },
  })
  const { meta } = (await response.json()) as { meta?: { totalCount: number } }
  return meta?.totalCount ?? 0
}

describe('the demo company', () => {
  it('has every state of the working day and of time off that the contract names', async () => {
    const empty: string[] = []
    for (const { row, name, state } of states) {
      const query = { [name]: state, ...(row.id === 'overtime.index' ? { year } : {}) }
      const counts = await Promise.all(accounts.map((user) => countOf(user, row, query)))
      if (!counts.some((count) => count > 0)) empty.push(`${row.id} ${state}`)
    }
    expect(empty).toEqual([])
  })
})
