import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { tokensOf } from '#testing/wire.ts'
import {
  type JsonSchema,
  type OperationRow,
  operationRows,
  servicePrefixes,
  successOf,
} from './operations.ts'

const accounts = ['admin', 'coordinador', 'empleado'] as const
type Account = (typeof accounts)[number]

/** All operations of a session that answer JSON. */
const rows = operationRows.filter(
  (row) => row.method === 'get' && row.permissions !== 'public' && successOf(row).schema !== undefined,
)
const unknownId = '00000000-0000-4000-8000-000000000000'
/** The number of items to look at per kind: one may have properties that another lacks. */
const looks = 5
/** The parameters that return more, in a list that has them. */
const asked = new Map([
  ['perPage', '100'],
  ['timeOff', 'true'],
])

let server: TestServer
const tokens = new Map<Account, string>()

beforeAll(async () => {
  // On a working morning: people are at work, and time-dependent values are stable.
  server = await startServer({ clock: stillClock(new Date('2026-03-18T10:00:00Z')) })
  for (const account of accounts) tokens.set(account, (await tokensOf(server, account)).accessToken)
})
afterAll(() => server.close())

const familyOf = ({ id }: OperationRow): string => id.split('.', 1)[0] ?? ''
const families = [...new Set(rows.map(familyOf))].toSorted()

it.each(families)(
  'check 30: each role gets the properties that are written down for it, and none that the contract does not name: %s.*',
  async (family) => {
    const found = { unnamed: new Set<string>(), failed: new Set<string>() }
    const lines: string[] = []
    const own = rows.filter((row) => familyOf(row) === family)
    for (const row of own.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
      lines.push(
        row.id,
        ...(await Promise.all(
          accounts.map(async (account) => `  ${account} ${await summarize(row, account, found)}`),
        )),
      )
    expect([...found.failed]).toEqual([])
    expect([...found.unnamed]).toEqual([])
    // Adding an operation or a property requires a look at who gets it, and a snapshot with `vitest -u`.
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./answers-by-role/${family}.txt`)
  },
)

it('nothing is written down of a family that is no more', () => {
  const written = readdirSync(new URL('answers-by-role', import.meta.url)).map((file) => file.split('.')[0])
  expect(written.filter((family = '') => !families.includes(family))).toEqual([])
})

/** Errors: properties that are not in the contract, and operations that fail. */
type Found = { unnamed: Set<string>; failed: Set<string> }

/** The statuses of an operation for a person, and the names of all returned properties. */
async function summarize(row: OperationRow, account: Account, found: Found): Promise<string> {
  const statuses = new Set<number>()
  const names = new Set<string>()
  for (const address of await addressesOf(row, account)) {
    const answer = await ask(address, account)
    statuses.add(answer.status)
    if (answer.status >= 500) found.failed.add(row.id)
    if (answer.status !== 200) continue
    for (const { name, isKnown } of propertiesOf(answer.body, [successOf(row).schema ?? {}], '')) {
      names.add(name)
      if (!isKnown) found.unnamed.add(`${row.id} ${name}`)
    }
  }
  return [[...statuses].sort().join(' '), ...[...names].sort()].join(' ')
}

/** The requests: a list once, a single resource for some ids from the list beside it. */
async function addressesOf(row: OperationRow, account: Account): Promise<string[]> {
  const prefix = servicePrefixes[row.service]
  const ids = row.path.includes('{') ? await idsFor(row, account) : [await anId()]
  return ids.map((id) => {
    const query = Object.entries(row.query.properties ?? {}).flatMap(([name]) => {
      const most = asked.get(name)
      if (most !== undefined) return [`${name}=${most}`]
      return isRequired(row.query, name) ? [`${name}=${id}`] : []
    })
    return `${prefix}${row.path.replace(/\{\w+\}/, id)}${query.length === 0 ? '' : `?${query.join('&')}`}`
  })
}

const isRequired = ({ required }: JsonSchema, name: string): boolean =>
  Array.isArray(required) && required.includes(name)

/** The ids that the administrator, and the person, find in the list beside it. */
async function idsFor({ path, service }: OperationRow, account: Account): Promise<string[]> {
  const beside = path.slice(0, path.indexOf('/{'))
  const list = rows.find((row) => row.service === service && row.path === beside)
  if (!list) return [unknownId]
  const paged = list.query.properties?.perPage === undefined ? '' : '?perPage=100'
  const address = `${servicePrefixes[service]}${beside}${paged}`
  const found = [...(await firstOf(address, 'admin')), ...(await firstOf(address, account))]
  return found.length === 0 ? [unknownId] : [...new Set(found)]
}

const lists = new Map<string, Promise<string[]>>()

function firstOf(address: string, account: Account): Promise<string[]> {
  const key = `${account} ${address}`
  const ids = lists.get(key) ?? ask(address, account).then(({ body }) => listed(body).slice(0, looks))
  lists.set(key, ids)
  return ids
}

/** The id of a person, for operations about one. */
async function anId(): Promise<string> {
  const { body } = await ask('/services/main/1.0/users?search=empleado', 'admin')
  return listed(body)[0] ?? unknownId
}

function listed(body: unknown): string[] {
  const data: unknown = isObject(body) ? body.data : undefined
  return Array.isArray(data) ? data.flatMap((one) => (isObject(one) ? [String(one.id)] : [])) : []
}

async function ask(address: string, account: Account): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}${address}`, {
    headers: { 'x-session-token': tokens.get(account) ?? '' },
  })
  return { status: response.status, body: await response.json() }
}

type Property = { name: string; isKnown: boolean }

/** Every property path of a value; `*` for keys that are data themselves. */
function propertiesOf(value: unknown, schemas: readonly JsonSchema[], way: string): Property[] {
  const known = schemas.flatMap((schema) => alternatives(schema))
  if (known.some((schema) => isFree(schema, value))) return []
  if (Array.isArray(value)) {
    const items = known.flatMap((schema) => schemasOf(schema.items))
    return value.flatMap((item) => propertiesOf(item, items, `${way}[]`))
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const named = known.flatMap(({ properties }) => schemasOf(properties?.[key]))
    const free = known.flatMap((schema) => schemasOf(schema.additionalProperties))
    const name = `${way === '' ? '' : `${way}.`}${named.length > 0 || free.length === 0 ? key : '*'}`
    const property = { name, isKnown: named.length > 0 || free.length > 0 }
    return [property, ...propertiesOf(inner, named.length > 0 ? named : free, name)]
  })
}

/** A schema without properties allows anything: below it keys are data, not names. */
function isFree({ type, properties, items, additionalProperties }: JsonSchema, value: unknown): boolean {
  if (additionalProperties === true) return true
  const types: unknown[] = type === undefined ? [] : [type].flat()
  if (types.length > 0 && !types.includes(Array.isArray(value) ? 'array' : 'object')) return false
  return [properties, items, additionalProperties].every((part) => part === undefined)
}

function alternatives(schema: JsonSchema): JsonSchema[] {
  const parts = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((some) =>
    Array.isArray(some) ? some.flatMap(schemasOf) : [],
  )
  if (parts.length === 0) return [schema]
  const own = schema.properties === undefined ? [] : [schema]
  return [...own, ...parts.flatMap((part) => alternatives(part))]
}

function schemasOf(value: unknown): JsonSchema[] {
  return isObject(value) ? [value] : []
}

function isObject(value: unknown): value is Record<string, unknown> & JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
