import type { Asker } from '#auth/asker.ts'
import type { Db } from '#db/database.ts'
import type { Clock } from '#seams/clock.ts'
import { gateOf, isOpen } from './gate.ts'
import type { Context, HandlerTable } from './handlers.ts'
import { type OperationRow, operationRows, successOf } from './operations.ts'
import { forbidden, Refusal } from './refuse.ts'
import { serializerOf } from './serialize.ts'
import { validatorsOf } from './validate.ts'

/** More than a request may ask for: finding the place where a page begins costs as much as some hundreds of rows. */
const perPage = 5000

/** In whose name, and by which tables, a list is asked without a request. */
type AskingList = {
  tables: readonly HandlerTable[]
  /** In an act its own transaction: the embedded database has one connection. */
  db: Db
  clock: Clock
  user: Asker
  /** Not to go on reading. */
  signal?: AbortSignal | undefined
}

/** What a list is asked, by the names of its parameters. */
export type ListQuery = Record<string, string | string[] | undefined>
/** A page of a list as the wire has it, and how many rows there are in all. */
type AskedPage = { data: unknown[]; meta: { totalCount: number; next?: string | null } }

/** The operation of a list. */
export function listOperation(family: string): OperationRow {
  const row = operationRows.find(({ id }) => id === `${family}.index`)
  if (!row) throw new Error(`${family} has no list`)
  return row
}

/** Whether somebody may ask for the list of a family. */
export const mayList = (family: string, user: Pick<Asker, 'permissions' | 'secondFactor'>): boolean =>
  isOpen(gateOf(listOperation(family), user))

/** Refuses a list that somebody may not ask for, with what they lack. */
export function checkMayList(family: string, user: Pick<Asker, 'permissions' | 'secondFactor'>): void {
  const { permissions } = listOperation(family)
  if (!mayList(family, user)) forbidden(permissions === 'public' ? [] : permissions)
}

/** What a query may say, besides which page of the list. */
export const parametersOf = (family: string): string[] =>
  Object.keys(listOperation(family).query.properties ?? {}).filter((name) => !paging.has(name))

const paging = new Set(['page', 'perPage', 'after'])

/** Refuses what the contract of the list does not take, as `query.<parameter>`. */
export function checkListQuery(family: string, query: ListQuery): void {
  try {
    validatorsOf(listOperation(family)).query({ ...query, perPage: '1' })
  } catch (error) {
    throw partOfQuery(error)
  }
}

/** A refusal of a query, as one of the field that holds it. */
export function partOfQuery(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error
  // A group that is gone, or that one may not know of.
  if (error.status === 404)
    return new Refusal(422, 'validation', { errors: { query: [{ error: 'inclusion' }] } })
  const { errors } = error.body
  if (!errors) return error
  const named = Object.entries(errors).map(([name, faults]) => [`query.${name}`, faults] as const)
  return new Refusal(422, 'validation', { errors: Object.fromEntries(named) })
}

/**
 * The pages of a list, asked through the operation itself: its permissions, its parameters, its reach and what it answers
 * are those that the person would meet. Each page goes on behind the last row of the one before, and all are of one moment:
 * else rows whose time runs on would be lost between two pages, or come twice.
 */
export async function* pagesOfList(
  { tables, db, clock, user, signal }: AskingList,
  family: string,
  query: ListQuery,
): AsyncGenerator<AskedPage> {
  checkMayList(family, user)
  const moment = clock.now()
  const asking = { tables, db, user, clock: { now: () => moment } }
  let after: string | null | undefined
  do {
    signal?.throwIfAborted()
    const page = await pageOfList(asking, family, { ...query, ...(after ? { after } : {}) }, perPage)
    yield page
    after = page.meta.next
  } while (after)
}

/** One page of a list, in the reach of a person who was found to be allowed to ask for it. */
export async function pageOfList(
  asking: Omit<AskingList, 'signal'>,
  family: string,
  query: ListQuery,
  size: number,
): Promise<AskedPage> {
  const operation = listOperation(family)
  const run = asking.tables.find(({ acts }) => acts.has(operation.id))?.acts.get(operation.id)
  const { schema } = successOf(operation)
  if (!run || !schema) throw new Error(`${operation.id}: no handler`)
  const answer: unknown = await run(contextOfList(asking, family, query, size))
  return JSON.parse(serializerOf(schema)(answer)) as AskedPage
}

/** A list reads: of a request it knows who asks and what, and nothing else. */
export function contextOfList(
  { db, clock, user }: Omit<AskingList, 'signal' | 'tables'>,
  family: string,
  query: ListQuery,
  size: number,
): Context {
  const asked: Record<string, unknown> = { ...query }
  validatorsOf(listOperation(family)).query(asked)
  const around = { db, clock, user, signedIn: user, query: { ...asked, perPage: size }, params: {} }
  return around as unknown as Context
}
