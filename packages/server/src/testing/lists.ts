import { permissions } from '@portal/permissions'
import { expect, vi } from 'vitest'
import { isWaiting } from '#audit/seal.ts'
import { type OperationRow, servicePrefixes } from '#contract/operations.ts'
import { atNoon, stillClock } from './clock.ts'
import { isOwned, parentOf, requiredBy } from './lists-of-contract.ts'
import { waitLimit } from './wait-limit.ts'
import { fillWhatTheDemoLacks } from './rows.ts'
import { startServer, type TestServer } from './start-server.ts'
import { tokensOf } from './wire.ts'

type Rows = { data: { id: string }[]; meta: { next: string | null; totalCount: number } }
/** A server with rows in every list, and how to request a page of one. */
export type Lists = {
  server: TestServer
  ask: (row: OperationRow, query: Record<string, string | number>) => Promise<Rows & { status: number }>
}

/** Its clock is stopped: the session is read once, and two answers have the same time. */
export async function startLists(): Promise<Lists> {
  const server = await startServer({ clock: stillClock(atNoon(new Date())) })
  const token = (await tokensOf(server, 'admin')).accessToken
  const { database, ids, clock } = server.server.kernel
  const { db } = database
  const filled = await fillWhatTheDemoLacks(db, ids, clock.now())
  // The audit log seals events within a second: wait, so that it does not happen between two answers.
  await vi.waitFor(async () => expect(await isWaiting(db)).toBe(false), waitLimit)
  const group = await db.selectFrom('employeeGroupMembers').select('groupId').executeTakeFirstOrThrow()
  const load = await db.selectFrom('loadRejects').select('loadId').executeTakeFirstOrThrow()
  /** By operation, the row whose list it is. */
  const owners = new Map([
    ['employeeGroupMembers.index', group.groupId],
    ['loads.errors', load.loadId],
    ['rejectedRows.index', load.loadId],
    ...filled,
    ['permissions.people', permissions[0]?.name ?? ''],
  ])

  const ask: Lists['ask'] = async (row, query) => {
    const { service, path } = row
    const owner = isOwned(row) ? await ownerOf(row) : ''
    const url = server.url + servicePrefixes[service] + path.replace(/\{\w+\}/, owner)
    const asked = new URLSearchParams(requiredBy(row).map((name) => [name, owner]))
    // Each family of the inbox adds one statement: with one family the number is constant.
    if (row.id === 'inbox.index') asked.set('family', 'vacationRequests')
    for (const [name, value] of Object.entries(query)) asked.set(name, String(value))
    const response = await fetch(`${url}?${asked}`, { headers: { 'x-session-token': token } })
    return { status: response.status, ...((await response.json()) as Rows) }
  }

  /** The row of a nested list, in the path or as a parameter: one known to have many items, or the first. */
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
