import { permissions } from '@portal/permissions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atNoon, stillClock } from '#testing/clock.ts'
import { fillWhatTheDemoLacks } from '#testing/rows.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { tokensOf } from '#testing/wire.ts'
import { type JsonSchema, type OperationRow, operationRows, servicePrefixes } from './operations.ts'

/** Every searchable list; new ones are included automatically. */
const searched = operationRows.flatMap((row) =>
  ['search', 'person'].filter((name) => row.query.properties?.[name]).map((name) => ({ row, name })),
)
/** These search no text of the database, only texts of the catalogue. */
const readsWords = new Set(['logs.index search', 'permissions.index search', 'tickets.index search'])

/** Required parameters of a list. */
const needed: Record<string, Record<string, string>> = {
  'reportDefinitions.receivers': { report: 'workdays' },
}

const isText = ({ type, format, enum: options, pattern }: JsonSchema) =>
  type === 'string' && [format, options, pattern].every((bound) => bound === undefined)

/** Every text filter: an exact value, no pattern. */
const filters = operationRows.flatMap((row) =>
  Object.entries(row.query.properties ?? {})
    .filter(([name, schema]) => !['search', 'person', 'ticket'].includes(name) && isText(schema))
    .map(([name]) => ({ row, name })),
)

/** A name with every character that `like`, quotes or comments give a meaning to. */
const marks = `50%a_b\\c'd"--;e`
/** These would match if one of the characters were special. */
const lost = ['0%b', '0_a', '0\\%a', 'b\\\\c', `%' or '1'='1`]

const clock = stillClock(atNoon(new Date()))
let server: TestServer
let token: string
const owners: Record<string, string> = {}
const db = () => server.server.kernel.database.db

beforeAll(async () => {
  server = await startServer({ clock })
  token = (await tokensOf(server, 'admin')).accessToken
  await fillWhatTheDemoLacks(db(), server.server.kernel.ids, clock.now())
  await notifyOfMarks()
  await mark()
  const group = await db().selectFrom('employeeGroupMembers').select('groupId').executeTakeFirstOrThrow()
  const load = await db().selectFrom('loads').select('id').executeTakeFirstOrThrow()
  const grant = await db()
    .selectFrom('recordGrants')
    .innerJoin('users', 'users.id', 'recordGrants.userId')
    .where('users.username', '=', 'admin')
    .select('recordGrants.id')
    .executeTakeFirstOrThrow()
  owners['recordGrants.days'] = grant.id
  owners['employeeGroupMembers.index'] = group.groupId
  owners['permissions.people'] = permissions[0]?.name ?? ''
  owners['loads.errors'] = load.id
  const batch = await db().selectFrom('payslipPages').select('batchId').executeTakeFirstOrThrow()
  owners['payslipBatches.pages'] = batch.batchId
  owners['loads.export'] = load.id
})
afterAll(() => server.close())

/** Appends the characters to every name; except in append-only tables, and reasons with fixed values. */
async function mark(): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER'
      and table_name not in ('clock_entries', 'month_sheet_acts', 'hour_bank_movements', 'telework_acts', 'vacation_movements',
        'ticket_skips')
      and column_name in ('name', 'label', 'title', 'display_name', 'reason')`.execute(db())
  for (const { table, column } of rows)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} || ${marks}`.execute(
      db(),
    )
}

/** The text of a notification is built from its data, which is not marked above. */
async function notifyOfMarks(): Promise<void> {
  const { ids, clock } = server.server.kernel
  const admin = db().selectFrom('users').select('id').where('username', '=', 'admin')
  const { id: userId } = await admin.executeTakeFirstOrThrow()
  const at = { createdAt: clock.now(), shownAt: clock.now(), readAt: null }
  const data = JSON.stringify({ name: marks, errors: 0 })
  await db()
    .insertInto('notifications')
    .values({ id: ids.next(), userId, kind: 'loads.completed', link: null, data, ...at })
    .execute()
}

/** At a person's pace: searches per minute are limited (check 70). The session is renewed meanwhile. */
let asked = 0
async function waitAMinute() {
  clock.forward(60)
  token = (await tokensOf(server, 'admin')).accessToken
}

async function ask({ id, service, path }: OperationRow, query: Record<string, string>) {
  if (++asked % 250 === 0) await waitAMinute()
  const address = server.url + servicePrefixes[service] + path.replace(/\{\w+\}/, owners[id] ?? '')
  const response = await fetch(`${address}?${new URLSearchParams({ ...needed[id], ...query }).toString()}`, {
    headers: { 'x-session-token': token },
  })
  if (response.headers.get('content-type')?.includes('csv')) {
    const lines = (await response.text()).trim().split('\n')
    return { status: response.status, count: lines.length - 1 }
  }
  type Found = { data?: unknown[] | { people: unknown[] }; meta?: { totalCount?: number } }
  const { data = [], meta } = (await response.json()) as Found
  const found = 'people' in data ? data.people : data
  return { status: response.status, count: meta?.totalCount ?? found.length }
}

describe('signs that mean something to SQL', () => {
  it.each(
    searched
      .filter(({ row, name }) => !readsWords.has(`${row.id} ${name}`))
      .map((one) => [`${one.row.id}, ${one.name}`, one] as const),
  )(
    'check 36: are found as they are written, and stand for nothing else: %s',
    async (_title, { row, name }) => {
      const page: Record<string, string> = row.query.properties?.perPage ? { perPage: '1' } : {}
      const isFound = async (text: string) => (await ask(row, { [name]: text, ...page })).count > 0
      const lostOnes = await Promise.all(lost.map(isFound))
      expect([await isFound(marks), ...lostOnes]).toEqual([true, ...lost.map(() => false)])
    },
  )

  it('check 36: match literally only, in every list', async () => {
    const patterns = ['%', '_', '\\', "' or '1'='1", '--']
    expect(filters.length).toBeGreaterThan(5)
    for (const { row, name } of filters) {
      const nothing = await ask(row, { [name]: 'nothing-is-called-so' })
      for (const text of patterns)
        expect({ text, ...(await ask(row, { [name]: text })) }, `${row.id} ${name}`).toEqual({
          text,
          ...nothing,
        })
    }
  })

  it('check 36: mean nothing in the words of the log: signs alone find no event', async () => {
    const logs = searched.find(({ row }) => row.id === 'logs.index')
    if (!logs) throw new Error('logs.index is searched no more')
    const count = async (search: string) => (await ask(logs.row, { search })).count
    expect(await count('session')).toBeGreaterThan(0)
    for (const text of ['%', '_', '!', "' or '1'='1", 'session | nothing', '"--;'])
      expect([text, await count(text)]).toEqual([text, 0])
    expect(await count('!session')).toBe(await count('session'))
    expect(await count('  ')).toBe(await count(''))
  })
})
