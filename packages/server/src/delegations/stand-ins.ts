import { sql } from 'kysely'
import { type CurrentUser, rightsOf } from '#auth/current-user.ts'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import type { Clock } from '#seams/clock.ts'

/** Whose rights are asked for: those of whoever is signed in, or of somebody in whose place they decide. */
export type Eyes = { user: Pick<CurrentUser, 'id' | 'permissions'>; clock: Clock }
type Named = { id: string; displayName: string }
/** The eyes of somebody in whose place one decides, on these families. */
export type StandIn = Eyes & { onBehalfOf: Named; families: readonly string[] }

/** What says whom somebody sees. All else that a delegate may do or know is their own. */
const lent: ReadonlySet<string> = new Set([
  'REPORTES_TODOS',
  'REPORTES_MIS_USUARIOS',
  'REPORTES_MIS_PROYECTOS',
  'ACCESOS_VER',
])

type Asking = Eyes & { db: Db }

/**
 * In whose place somebody decides today. Each sees whom the delegator sees, and may do and know what both of them may: a
 * delegation lends people, and no permission.
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
/** A row as somebody decides on it: through whose eyes, and in whose place. */
export type Through<Row> = { row: Row; eyes: Eyes; onBehalfOf: Named | null }

/**
 * Something that waits, as whoever asks may decide on it: for themselves, or else in the place of somebody; never on their
 * own. What waits for neither is as they see it themselves.
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

/** The same of many, each by its id: what somebody sees is read once, and so is what each sees in whose place they decide. */
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

/** What is asked of the delegator themselves, such as their consent, is theirs alone, and nobody decides on their own. */
const isTheirs = ({ employeeId }: Decidable, one: Eyes, other: Eyes): boolean =>
  employeeId === one.user.id || employeeId === other.user.id

/** The delegator in whose name an act was done, as answers name them. */
export const namedOf = (id: string | null, displayName: string | null): Named | null =>
  id === null ? null : { id, displayName: displayName ?? '' }

/** Who has done something, and in whose place, as an act of a request keeps it. */
export const doneBy = ({ id: by }: { id: string }, onBehalfOf: Named | null) => ({
  ...{ by, onBehalfOf: onBehalfOf?.id ?? null },
})

/** What the log says of who decides in the place of somebody. */
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

/** Who stands in for each of these people on a family today. */
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

/** These people, and the people their delegates stand in for. */
export function alongside(userIds: readonly string[], delegates: Delegates): string[] {
  const mine = delegates.filter(({ delegatorId }) => userIds.includes(delegatorId))
  return [...new Set([...userIds, ...mine.map(({ delegateId }) => delegateId)])]
}
