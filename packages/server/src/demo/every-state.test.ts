import { globSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type JsonSchema, type OperationRow, servicePrefixes } from '#contract/operations.ts'
import { isOwned, lists } from '#testing/lists-of-contract.ts'
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
  'workdays.index': ['incident', 'incidentState'],
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
  // The week of a record that tests copy is shorter than the law's periods.
  'workdays.index weekly_rest',
  'workdays.index night_limit',
  // Asked for as vacation, which is a list of its own.
  'absences.index vacation',
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

const areas = new Set(
  globSync('{attendance,time-off}/*.json', {
    cwd: path.join(import.meta.dirname, '../contract/generated'),
  }).map((file) =>
    path.basename(file, '.json').replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase()),
  ),
)
const isOfArea = ({ id }: OperationRow): boolean => areas.has(id.split('.')[0] ?? '')

const accounts = ['admin', 'coordinador', 'empleado']
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10)
/** When the rows are that a list finds: the recorded days, and the year of most of them. */
const periods: Readonly<Record<string, Record<string, string>>> = {
  'monthSheets.index': { from: daysAgo(32).slice(0, 7), until: daysAgo(1).slice(0, 7) },
  'skillHours.index': { from: daysAgo(8), until: daysAgo(0) },
  'overtime.index': { year: daysAgo(4).slice(0, 4) },
  'workdays.index': { from: daysAgo(8), until: daysAgo(0) },
}
let server: TestServer
const tokens = new Map<string, string>()
beforeAll(async () => {
  server = await startServer()
  for (const user of accounts) tokens.set(user, (await tokensOf(server, user)).accessToken)
})
afterAll(() => server.close())

/** How many rows somebody finds; undefined where they may not look. */
async function countOf(
  user: string,
  { id, service, path: address }: OperationRow,
  narrowed: Record<string, string>,
) {
  const query = { ...periods[id], ...narrowed }
  const url = `${server.url}${servicePrefixes[service]}${address}`
  const response = await fetch(`${url}?${new URLSearchParams({ perPage: '1', ...query }).toString()}`, {
    headers: { 'x-session-token': tokens.get(user) ?? '' },
  })
  const { meta } = (await response.json()) as { meta?: { totalCount: number } }
  return meta?.totalCount
}

describe('the demo company', () => {
  it('has every state of the working day and of time off that the contract names', async () => {
    const empty: string[] = []
    for (const { row, name, state } of states) {
      const counts = await Promise.all(accounts.map((user) => countOf(user, row, { [name]: state })))
      if (!counts.some((count = 0) => count > 0)) empty.push(`${row.id} ${state}`)
    }
    expect(empty).toEqual([])
  })

  /** An account without a grant has no tab of grants, and who decides on nothing has nothing to delegate. */
  const withoutRows = [
    'coordinador recordGrants.index',
    'empleado approvalDelegations.index',
    // Nobody has deleted anything yet.
    ...['admin', 'coordinador'].map((user) => `${user} shiftAssignments.deletions`),
    'admin holidays.deletions',
  ]
  it('leaves no list of the working day or of time off empty for an account that may open it', async () => {
    const empty: string[] = []
    for (const row of lists.filter((list) => isOfArea(list) && !isOwned(list)))
      for (const user of accounts) if ((await countOf(user, row, {})) === 0) empty.push(`${user} ${row.id}`)
    expect(empty.filter((one) => !withoutRows.includes(one))).toEqual([])
  })
})
