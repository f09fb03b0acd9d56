/** Faults in the time record of the bench's people, read from the tables, independently of the server. */
import type pg from 'pg'
import { hashOf } from '../packages/server/src/time-record/chain.rules.ts'

export type Found = { entries: number; days: number; keys: number; faults: string[] }

type Entry = Parameters<typeof hashOf>[0] & { hash: string }

const own = `(select id from users where username like 'reloj.%')`

/** Compares each person's record with their presses, in order. */
export async function faultsIn(client: pg.Client, kinds: readonly string[]): Promise<Found> {
  const { rows } = await client.query<Record<string, unknown>>(
    `select e.* from clock_entries e where employee_id in ${own} order by employee_id, number`,
  )
  const entries = rows.map((row) => camel(row) as Entry)
  const byPerson = new Map<string, Entry[]>()
  for (const entry of entries)
    byPerson.set(entry.employeeId, [...(byPerson.get(entry.employeeId) ?? []), entry])
  const faults = [...byPerson].flatMap(([id, record]) =>
    faultsOf(record, kinds).map((fault) => `${id}: ${fault}`),
  )
  const days = await client.query<{ employeeId: string; isWhole: boolean }>(
    `select employee_id as "employeeId", ended_at is not null and open_since is null and running_since is null as "isWhole"
    from workdays where employee_id in ${own}`,
  )
  faults.push(...days.rows.flatMap((day) => (day.isWhole ? [] : [`${day.employeeId}: half a day`])))
  const keys = await client.query<{ answered: number; open: number }>(
    `select count(*) filter (where status is not null)::int as answered, count(*) filter (where status is null)::int as open
    from idempotency_keys where user_id in ${own}`,
  )
  const { answered = 0, open = 0 } = keys.rows[0] ?? {}
  if (open > 0) faults.push(`${open} keys were taken and have no answer`)
  return { entries: entries.length, days: days.rows.length, keys: answered, faults }
}

function faultsOf(record: readonly Entry[], kinds: readonly string[]): string[] {
  const recordedKinds = record.map(({ kind }) => kind).join(' ')
  return [
    ...(recordedKinds === kinds.join(' ') ? [] : [`pressed ${kinds.join(' ')}, recorded ${recordedKinds}`]),
    ...record.flatMap(({ hash, ...entry }, at) => [
      ...(entry.number === at + 1 ? [] : [`number ${entry.number} in the place of ${at + 1}`]),
      ...(entry.previousHash === (record[at - 1]?.hash ?? '') ? [] : [`entry ${at + 1} does not follow`]),
      ...(hashOf(entry) === hash ? [] : [`the hash of entry ${at + 1} is another`]),
    ]),
  ]
}

const camel = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      name === 'number' ? Number(value) : value,
    ]),
  )
