import { sql } from 'kysely'
import { type CurrentUser, rightsOf } from '#auth/current-user.ts'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import type { Clock } from '#seams/clock.ts'

/** Whose rights apply: those of the signed-in person, or of a delegator. */
export type Eyes = { user: Pick<CurrentUser, 'id' | 'permissions'>; clock: Clock }
type Named = { id: string; displayName: string }
/** The reach of a delegator, on these families. */
export type StandIn = Eyes & { onBehalfOf: Named; families: readonly string[] }

/** What determines a person's reach. A delegate's other permissions are their own. */
const lent: ReadonlySet<string> = new Set([
  'REPORTES_TODOS',
  'REPORTES_MIS_USUARIOS',
  'REPORTES_MIS_PROYECTOS',
  'ACCESOS_VER',
])

type Asking = Eyes & { db: Db }

/**
 * The delegators somebody stands in for today. A delegate sees whom the delegator sees, and may only do what both of
 * them may: a delegation lends reach, never permissions.
 */
export async function standInsOf({ db, user, clock }: Asking): Promise<StandIn[]> {
  const now = clock.now()
  const rows = await db
    .selectFrom('approvalDelegations as d')
    .innerJoin('users', 'users.id', 'd.delegatorId')
    .where('d.delegateId', '=', user.id)
    .where('d.withdrawnAt', 'is', null)
    .where(inForce('d', dayOf(now)))
    .where('users.active', '=', true)
    .select(['users.id', 'users.displayName', 'd.families'])
    .orderBy('d.createdAt')
    .orderBy('d.id')
    .execute()
  const found: StandIn[] = []
  for (const { id, displayName, families } of rows) {
    const { permissions } = await rightsOf(db, id, now)
    const held = [...permissions].filter((one) => lent.has(one) || user.permissions.has(one))
    found.push({ user: { id, permissions: new Set(held) }, clock, onBehalfOf: { id, displayName }, families })
  }
  return found
}

type Decidable = { employeeId: string; canDecide: boolean }
/** A row as seen by its decider: with whose reach, and for which delegator. */
export type Through<Row> = { row: Row; eyes: Eyes; onBehalfOf: Named | null }

/**
 * A pending item as the person may decide on it: for themselves, or else for a delegator; never on their own. If
 * neither, as they see it themselves.
 */
export async function throughEyes<Row extends Decidable>(
  asking: Asking,
  family: string,
  find: (eyes: Eyes) => Promise<Row | undefined>,
): Promise<Through<Row> | undefined> {
  const own = await find(asking)
  const mine = own && { row: own, eyes: asking, onBehalfOf: null }
  if (own !== undefined && (own.canDecide || own.employeeId === asking.user.id)) return mine
  for (const { onBehalfOf, families, ...eyes } of await standInsOf(asking)) {
    if (!families.includes(family)) continue
    const row = await find(eyes)
    if (row?.canDecide && !isTheirs(row, asking, eyes)) return { row, eyes, onBehalfOf }
  }
  return mine
}

/** The same for many, each by id: reaches are read once. */
export async function throughEyesOfEach<Row extends Decidable & { id: string }>(
  asking: Asking,
  family: string,
  ids: readonly string[],
  find: (eyes: Eyes, ids: readonly string[]) => Promise<readonly Row[]>,
): Promise<Map<string, Through<Row>>> {
  const own = await find(asking, ids)
  const found = new Map<string, Through<Row>>(
    own.map((row) => [row.id, { row, eyes: asking, onBehalfOf: null }]),
  )
  const open = new Set(ids)
  for (const row of own) if (row.canDecide || row.employeeId === asking.user.id) open.delete(row.id)
  if (open.size === 0) return found
  const standIns = (await standInsOf(asking)).filter(({ families }) => families.includes(family))
  for (const { onBehalfOf, user, clock } of standIns) {
    const eyes = { user, clock }
    const rows = open.size === 0 ? [] : await find(eyes, [...open])
    for (const row of rows.filter((one) => one.canDecide && !isTheirs(one, asking, eyes))) {
      found.set(row.id, { row, eyes, onBehalfOf })
      open.delete(row.id)
    }
  }
  return found
}

/** Requests to the delegator themselves, such as for consent, stay theirs, and nobody decides on their own. */
const isTheirs = ({ employeeId }: Decidable, one: Eyes, other: Eyes): boolean =>
  employeeId === one.user.id || employeeId === other.user.id

/** The delegator for whom an operation was done, as answered. */
export const namedOf = (id: string | null, displayName: string | null): Named | null =>
  id === null ? null : { id, displayName: displayName ?? '' }

/** Who has done something, and for which delegator, as stored. */
export const doneBy = ({ id: by }: { id: string }, onBehalfOf: Named | null) => ({
  ...{ by, onBehalfOf: onBehalfOf?.id ?? null },
})

/** The log details of a decision on behalf of somebody. */
export const inPlaceOf = (onBehalfOf: Named | null) =>
  onBehalfOf === null ? {} : { onBehalfOf: onBehalfOf.displayName }

/** These people, and their delegates for a family today. */
export async function withStandIns(
  db: Db,
  userIds: readonly string[],
  family: string,
  now: Date,
): Promise<string[]> {
  return alongside(userIds, await delegatesOf(db, userIds, family, now))
}

/** The delegates of each of these people for a family today. */
export async function delegatesOf(
  db: Db,
  userIds: readonly string[],
  family: string,
  now: Date,
): Promise<Delegates> {
  if (userIds.length === 0) return []
  return db
    .selectFrom('approvalDelegations as d')
    .where('d.delegatorId', 'in', [...userIds])
    .where('d.withdrawnAt', 'is', null)
    .where(inForce('d', dayOf(now)))
    .where(sql<boolean>`${family} = any(d.families)`)
    .select(['d.delegatorId', 'd.delegateId'])
    .execute()
}

type Delegates = readonly { delegatorId: string; delegateId: string }[]

/** These people, and their delegators. */
export function alongside(userIds: readonly string[], delegates: Delegates): string[] {
  const mine = delegates.filter(({ delegatorId }) => userIds.includes(delegatorId))
  return [...new Set([...userIds, ...mine.map(({ delegateId }) => delegateId)])]
}
