import { permissions } from '@portal/permissions'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { isWaiting } from '#audit/seal.ts'
import { type OperationRow, servicePrefixes } from '#contract/operations.ts'
import type { Db } from '#db/database.ts'
import { stillClock } from './clock.ts'
import { isOwned, parentOf, requiredBy } from './lists-of-contract.ts'
import { patience } from './patience.ts'
import { fillBlacklists } from './fill-blacklists.ts'
import { startServer, type TestServer } from './start-server.ts'
import { tokensOf } from './wire.ts'

type Rows = { data: { id: string }[]; meta: { next: string | null; totalCount: number } }
/** A server with rows in every list, and how a page of one is asked for. */
export type Lists = {
  server: TestServer
  ask: (row: OperationRow, query: Record<string, string | number>) => Promise<Rows & { status: number }>
}

/** Its clock stands still: who is signed in is read once, and two answers are of one moment. */
export async function startLists(): Promise<Lists> {
  const server = await startServer({ clock: stillClock(onWorkingDay(new Date())) })
  const token = (await tokensOf(server, 'admin')).accessToken
  await fillWhatTheDemoLacks(server)
  const { db } = server.server.kernel.database
  // The log numbers what was done within a second: not between two answers.
  await vi.waitFor(async () => expect(await isWaiting(db)).toBe(false), patience)
  const group = await db.selectFrom('employeeGroupMembers').select('groupId').executeTakeFirstOrThrow()
  const load = await db.selectFrom('loadRejects').select('loadId').executeTakeFirstOrThrow()
  const filled = await fillBlacklists(server, load.loadId)
  /** By the operation, the row whose list it is. */
  const owners = new Map([
    ['employeeGroupMembers.index', group.groupId],
    ['loads.errors', load.loadId],
    ...filled,
    ['permissions.people', permissions[0]?.name ?? ''],
  ])

  const ask: Lists['ask'] = async (row, query) => {
    const { service, path } = row
    const owner = isOwned(row) ? await ownerOf(row) : ''
    const url = server.url + servicePrefixes[service] + path.replace(/\{\w+\}/, owner)
    const asked = new URLSearchParams(requiredBy(row).map((name) => [name, owner]))
    // Each family of the inbox tells of its own by one statement: of one the number stays the same.
    if (row.id === 'inbox.index') asked.set('family', 'vacationRequests')
    for (const [name, value] of Object.entries(query)) asked.set(name, String(value))
    const response = await fetch(`${url}?${asked}`, { headers: { 'x-session-token': token } })
    return { status: response.status, ...((await response.json()) as Rows) }
  }

  /** The row whose list it is, in the path or as what the query must say: one that is known to have many, or the first. */
  const ownerOf = async (row: OperationRow): Promise<string> => {
    const known = owners.get(row.id)
    if (known !== undefined) return known
    const parent = parentOf(row)
    const first = parent && (await ask(parent, { perPage: 1 })).data[0]
    if (!first) throw new Error(`${row.id}: say here whose list to ask for`)
    owners.set(row.id, first.id)
    return first.id
  }

  return { server, ask }
}

/** On a weekend few work, and a page of days would be read from more of them than a page of one. */
function onWorkingDay(now: Date): Date {
  const weekend = [0, 6].indexOf(now.getUTCDay())
  return weekend < 0 ? now : new Date(now.getTime() - (2 - weekend) * 24 * 60 * 60_000)
}

/** What nobody has done yet in the demo company: ten of each. */
async function fillWhatTheDemoLacks({ server }: TestServer): Promise<void> {
  const { ids, clock, database } = server.kernel
  const { db } = database
  const people = await db.selectFrom('users').select('id').limit(10).execute()
  const admin = db.selectFrom('users').select('id').where('username', '=', 'admin')
  const { id: adminId } = await admin.executeTakeFirstOrThrow()
  const [at, createdAt, createdBy] = [clock.now(), clock.now(), adminId]
  const ten = <Row>(row: (userId: string, id: string, index: number) => Row) =>
    people.map(({ id: userId }, index) => row(userId, ids.next(), index))
  const permissionId = permissions[0]?.id ?? 0
  const others = people.filter(({ id }) => id !== adminId)
  const days = { startsOn: '2040-01-01', endsOn: '2040-01-02', withdrawnAt: null, createdBy, createdAt }
  await db
    .insertInto('approvalDelegations')
    .values(
      others.map(({ id: delegateId }) => ({
        ...{ id: ids.next(), delegatorId: adminId, delegateId, families: ['absences'], ...days },
      })),
    )
    .execute()
  const undecided = {
    reason: 'x',
    page: null,
    decidedBy: null,
    decidedAt: null,
    decision: null,
    endsOn: null,
  }
  await db
    .insertInto('accessRequests')
    .values(ten((userId, id) => ({ id, userId, permissionId, createdAt, ...undecided })))
    .execute()
  await db
    .insertInto('auditEvents')
    .values(ten((userId, id) => ({ id, at, userId, act: 'tags.create', detail: '{}' })))
    .execute()
  const unread = {
    kind: 'loads.completed' as const,
    link: null,
    data: '{"name":"x","errors":0}',
    readAt: null,
  }
  await db
    .insertInto('notifications')
    .values(ten((_userId, id) => ({ id, userId: adminId, createdAt, shownAt: at, ...unread })))
    .execute()
  await db
    .insertInto('notificationExclusions')
    .values(
      ten((userId, id) => ({ id, userId, kind: null, endsAt: null, reason: 'x', createdBy, createdAt })),
    )
    .execute()
  await sql`
    insert into absence_type_terms select copy.* from absence_type_terms one,
      jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'valid_from', one.valid_from + 20000)) copy`.execute(
    db,
  )
  const untried = { attempts: 1, leasedUntil: null, leasedBy: null }
  await db
    .insertInto('jobs')
    .values(
      ten((userId, id) => ({
        ...{ id, key: id, kind: 'mail.letter', createdAt, deadAt: at, failure: 'x', ...untried },
        ...{ runAt: new Date('9999-01-01'), payload: JSON.stringify({ userId, letter: 'passwordChanged' }) },
      })),
    )
    .execute()
  await synchronize(db, ten, { createdBy, createdAt })
  await sql`
    insert into workflow_versions select copy.* from workflow_versions one,
      jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', one.number + 100)) copy`.execute(
    db,
  )
}

type Ten = <Row>(row: (userId: string, id: string, index: number) => Row) => Row[]

async function synchronize(db: Db, ten: Ten, by: { createdBy: string; createdAt: Date }): Promise<void> {
  const finished = { campaignId: null, restartOf: null, startedAt: by.createdAt, finishedAt: by.createdAt }
  const changed = { state: 'changed' as const, source: 'x', failure: null, failureDetail: null, total: 10 }
  const rows = ten((_userId, id) => ({ id, ...by, ...finished, ...changed }))
  await db.insertInto('synchronizations').values(rows).execute()
  const found = { subject: 'skill' as const, kind: 'added' as const, name: 'x', before: null, after: null }
  const changes = rows.flatMap(({ id }) =>
    ten((_userId, _id, position) => ({
      synchronizationId: id,
      position: position + 1,
      code: `S${position}`,
      ...found,
    })),
  )
  await db.insertInto('synchronizationChanges').values(changes).execute()
}
