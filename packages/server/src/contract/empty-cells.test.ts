import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { tokensOf } from '#testing/wire.ts'
import { operationRows, servicePrefixes } from './operations.ts'

type Cells = Record<string, unknown>

let server: TestServer
let admin: Portal
let token: string

beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  token = (await tokensOf(server, 'admin')).accessToken
})
afterAll(() => server.close())

/** Every file import, by family. */
const imports = new Map(
  operationRows.flatMap((row) => {
    const [family = '', act] = row.id.split('.')
    return act === 'import' && row.body?.schema.properties?.rows ? [[family, row] as const] : []
  }),
)

const since = '2026-01-01'
const url = 'https://intranet.contacta-atlantico.example/vacia'

/** The required cells of a row. */
const needed: Record<string, Cells> = {
  links: { name: 'Vacía', url },
  absenceTypes: { code: 'VACIA', name: 'Vacía', family: 'leave', unit: 'hours' },
  breakTypes: { code: 'VACIA', name: 'Vacía' },
  users: { username: 'celda.vacia', displayName: 'Celda Vacía', email: 'vacia@contacta-atlantico.example' },
  roles: { name: 'Vacía' },
  countries: {
    ...{ name: 'Kosovo', alpha2: 'XK', alpha3: 'XKX', numeric: '983' },
    ...{ callingCode: '+383', timeZone: 'Europe/Belgrade' },
  },
  applications: { name: 'Vacía', url },
  incidents: {
    ...{ title: 'Vacía', description: 'Vacía', category: 'clock', severity: 'low' },
    startsAt: '2026-03-05T09:00:00Z',
  },
  fields: { key: 'vacia', label: 'Vacía', type: 'text' },
  tags: { name: 'Vacía' },
  priorities: { name: 'Vacía' },
  finalStates: { code: 'VACIA', name: 'Vacía', category: 'useful_positive' },
  workflows: { workflow: 'Vacía', transition: 'Ir', from: 'Dentro', to: 'Fuera' },
  projects: { code: 'VACIA', name: 'Vacía', customer: 'Nadie', startsOn: since },
  analyticCodes: { code: 'VACIA', name: 'Vacía', costCentre: 'VACIA', validFrom: since },
  serviceCodes: { code: 'VACIA', name: 'Vacía', validFrom: since },
  workCenters: { code: 'VACIA', name: 'Vacía', timeZone: 'Europe/Madrid' },
  holidays: { date: '2031-01-02', name: 'Vacía' },
  operatingCodes: { code: 'VACIA', name: 'Vacía', validFrom: since },
}

/** Imports whose rows refer to the demo company. */
async function neededNow(): Promise<Record<string, Cells>> {
  const [one, other] = (await admin.employees.index({ perPage: 2 })).data
  const person = (await admin.contracts.index({ state: 'current', perPage: 100 })).data.find(
    ({ endsOn }) => endsOn === null,
  )
  const [group] = (await admin.employeeGroups.index()).data
  const [campaign] = (await admin.campaigns.index()).data
  const [skill] = (await admin.skills.index()).data
  const [project] = (await admin.projects.index({ state: 'active' })).data
  return {
    ...needed,
    contracts: {
      ...{ username: person?.username, startsOn: '2040-01-01', kind: 'temporary', weeklyMinutes: 1200 },
      workCenter: 'MAD',
    },
    ...(await shiftRows(person?.username)),
    shiftPatterns: { name: 'Vacía', monday: '09:00-17:00', anchorOn: '2026-01-05' },
    coordinatorAssignments: { code: one?.code, coordinator: other?.code },
    employeeGroups: { name: group?.name },
    employeeGroupMembers: { code: one?.code },
    subcampaigns: { code: 'VACIA', name: 'Vacía', campaignId: campaign?.id, startsOn: since },
    skillAssignments: { username: 'empleado', skill: skill?.code },
    projectAssignments: { username: 'empleado', project: project?.code },
  }
}

/** The shifts of somebody with a contract. */
async function shiftRows(username: string | undefined): Promise<Record<string, Cells>> {
  const [pattern] = (await admin.shiftPatterns.index()).data
  return {
    shifts: { username, date: '2040-01-01' },
    shiftAssignments: { username, pattern: pattern?.name, startsOn: '2040-01-01' },
  }
}

/** Columns that have no property of the same name. */
const columns: Record<string, readonly string[]> = {
  incidents: ['reporter', 'assignee', 'people'],
  shifts: ['segments', 'breaks', 'note'],
  workflows: ['category', 'end', 'permission', 'screen', 'required'],
}

/** The optional columns of a row, except those that no cell can hold. */
function optionalOf(family: string): readonly string[] {
  if (family === 'workflows') return columns.workflows ?? []
  const act = operationRows.find(({ id }) => id === `${family}.create` || id === `${family}.assign`)
  const { properties = {}, required = [] } = act?.body?.schema ?? {}
  const own = Object.entries(properties).filter(([, { type, oneOf }]) => type !== 'object' && !oneOf)
  const names = own.map(([name]) => name).filter((name) => !(required as string[]).includes(name))
  return [...names, ...(columns[family] ?? [])]
}

async function tried(family: string, row: Cells): Promise<unknown> {
  const operation = imports.get(family)
  const group = await admin.employeeGroups.create({ name: crypto.randomUUID() })
  const path = operation?.path.replace('{id}', group.id) ?? ''
  const response = await fetch(`${server.url}${servicePrefixes[operation?.service ?? 'main']}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-token': token },
    body: JSON.stringify({ dryRun: true, rows: [row] }),
  })
  return ((await response.json()) as { data?: { rows: unknown } }).data?.rows
}

describe('a row of a file whose optional cells are empty', () => {
  it.each([...imports.keys()])('is taken by the import of %s', async (family) => {
    const row = (await neededNow())[family]
    for (const empty of ['', ' ', null]) {
      const cells = Object.fromEntries(optionalOf(family).map((name) => [name, empty]))
      expect(await tried(family, { ...cells, ...row }), JSON.stringify(cells)).toEqual([])
    }
  })
})
