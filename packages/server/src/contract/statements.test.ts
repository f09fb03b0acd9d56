import { permissions } from '@portal/permissions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { tokensOf } from '#testing/wire.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { statementsOf } from '#testing/statements.ts'
import { type OperationRow, operationRows, servicePrefixes } from './operations.ts'

/** Every list that the contract has: nobody adds one that is not counted. */
const lists = operationRows.filter(({ method, query }) => method === 'get' && query.properties?.perPage)

let server: TestServer
let token: string
/** By the operation, the row whose list it is. */
const owners = new Map<string, string>()
const db = () => server.server.kernel.database.db

beforeAll(async () => {
  // It stands still: who is signed in is read once, and not counted among what a list asks.
  server = await startServer({ clock: stillClock() })
  token = (await tokensOf(server, 'admin')).accessToken
  await fillWhatTheDemoLacks()
  const group = await db().selectFrom('employeeGroupMembers').select('groupId').executeTakeFirstOrThrow()
  const load = await db().selectFrom('loadRejects').select('loadId').executeTakeFirstOrThrow()
  owners.set('employeeGroupMembers.index', group.groupId)
  owners.set('loads.errors', load.loadId)
  owners.set('permissions.people', permissions[0]?.name ?? '')
})
afterAll(() => server.close())

/** What nobody has done yet in the demo company: ten of each. */
async function fillWhatTheDemoLacks(): Promise<void> {
  const { ids, clock } = server.server.kernel
  const people = await db().selectFrom('users').select('id').limit(10).execute()
  const admin = db().selectFrom('users').select('id').where('username', '=', 'admin')
  const { id: adminId } = await admin.executeTakeFirstOrThrow()
  const [at, createdAt, createdBy] = [clock.now(), clock.now(), adminId]
  const ten = <Row>(row: (userId: string, id: string, index: number) => Row) =>
    people.map(({ id: userId }, index) => row(userId, ids.next(), index))
  const permissionId = permissions[0]?.id ?? 0
  const undecided = {
    reason: 'x',
    page: null,
    decidedBy: null,
    decidedAt: null,
    decision: null,
    endsOn: null,
  }
  await db()
    .insertInto('accessRequests')
    .values(ten((userId, id) => ({ id, userId, permissionId, createdAt, ...undecided })))
    .execute()
  await db()
    .insertInto('auditEvents')
    .values(ten((userId, id) => ({ id, at, userId, act: 'tags.create', detail: '{}' })))
    .execute()
  const unread = {
    kind: 'loads.completed' as const,
    link: null,
    data: '{"name":"x","errors":0}',
    readAt: null,
  }
  await db()
    .insertInto('notifications')
    .values(ten((_userId, id) => ({ id, userId: adminId, createdAt, shownAt: at, ...unread })))
    .execute()
  await db()
    .insertInto('notificationExclusions')
    .values(
      ten((userId, id) => ({ id, userId, kind: null, endsAt: null, reason: 'x', createdBy, createdAt })),
    )
    .execute()
  await sql`
    insert into absence_type_terms select copy.* from absence_type_terms one,
      jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'valid_from', one.valid_from + 20000)) copy`.execute(
    db(),
  )
  const untried = { attempts: 1, leasedUntil: null, leasedBy: null }
  await db()
    .insertInto('jobs')
    .values(
      ten((userId, id) => ({
        ...{ id, key: id, kind: 'mail.letter', createdAt, deadAt: at, failure: 'x', ...untried },
        ...{ runAt: new Date('9999-01-01'), payload: JSON.stringify({ userId, letter: 'passwordChanged' }) },
      })),
    )
    .execute()
  await synchronize(ten, { createdBy, createdAt })
  await sql`
    insert into workflow_versions select copy.* from workflow_versions one,
      jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', one.number + 100)) copy`.execute(
    db(),
  )
}

type Ten = <Row>(row: (userId: string, id: string, index: number) => Row) => Row[]

async function synchronize(ten: Ten, by: { createdBy: string; createdAt: Date }): Promise<void> {
  const finished = { campaignId: null, restartOf: null, startedAt: by.createdAt, finishedAt: by.createdAt }
  const changed = { state: 'changed' as const, source: 'x', failure: null, failureDetail: null, total: 10 }
  const rows = ten((_userId, id) => ({ id, ...by, ...finished, ...changed }))
  await db().insertInto('synchronizations').values(rows).execute()
  const found = { subject: 'skill' as const, kind: 'added' as const, name: 'x', before: null, after: null }
  const changes = rows.flatMap(({ id }) =>
    ten((_userId, _id, position) => ({
      synchronizationId: id,
      position: position + 1,
      code: `S${position}`,
      ...found,
    })),
  )
  await db().insertInto('synchronizationChanges').values(changes).execute()
}

async function ask(row: OperationRow, perPage: number): Promise<{ id: string }[]> {
  const { service, path } = row
  const owner = isOwned(row) ? await ownerOf(row) : ''
  const url = server.url + servicePrefixes[service] + path.replace(/\{\w+\}/, owner)
  const required = requiredBy(row).map((name) => `&${name}=${owner}`)
  const response = await fetch(`${url}?perPage=${perPage}${required.join('')}`, {
    headers: { 'x-session-token': token },
  })
  const { data } = (await response.json()) as { data?: { id: string }[] }
  if (!data) throw new Error(`${row.id} answers ${response.status}`)
  return data
}

const requiredBy = ({ query }: OperationRow) => (query.required ?? []) as string[]
const isOwned = (row: OperationRow) => row.path.includes('{') || requiredBy(row).length > 0

/** The row whose list it is, in the path or as what the query must say: one that is known to have many, or the first there is. */
async function ownerOf(row: OperationRow): Promise<string> {
  const known = owners.get(row.id)
  if (known !== undefined) return known
  const [required = ''] = requiredBy(row)
  const parent = lists.find(
    ({ id, service, path }) =>
      service === row.service &&
      (path === row.path.slice(0, row.path.indexOf('/{')) || id === `${required.replace(/Id$/, '')}s.index`),
  )
  const first = parent && (await ask(parent, 1))[0]
  if (!first) throw new Error(`${row.id}: say in this test whose list to ask for`)
  owners.set(row.id, first.id)
  return first.id
}

/** How many rows a page has, and how many statements it takes. */
async function counted(row: OperationRow, perPage: number) {
  let rows = 0
  const asked = await statementsOf(db(), async () => {
    rows = (await ask(row, perPage)).length
  })
  return { rows, statements: asked.length }
}

describe('lists and the database', () => {
  it.each(lists.map((row) => [row.id, row] as const))(
    '%s asks the database as often for a page of fifty rows as for one of one',
    async (_id, row) => {
      if (isOwned(row)) await ownerOf(row)
      // Who is signed in, and whether there is maintenance, is asked once and kept.
      await ask(row, 1)
      const one = await counted(row, 1)
      const fifty = await counted(row, 50)
      expect(one.rows, 'a page of one').toBe(1)
      expect(fifty.rows, 'the demo has too few rows to tell: fill in some').toBeGreaterThan(1)
      expect(fifty.statements).toBe(one.statements)
      expect(fifty.statements).toBeLessThanOrEqual(6)
    },
  )
})
