import type { Asker } from '#auth/asker.ts'
import type { Db } from '#db/database.ts'
import type { Clock } from '#seams/clock.ts'
import { gateOf, isOpen } from './gate.ts'
import type { Context, HandlerTable } from './handlers.ts'
import { type OperationRow, operationRows, successOf } from './operations.ts'
import { forbidden, Refusal } from './refuse.ts'
import { serializerOf } from './serialize.ts'
import { validatorsOf } from './validate.ts'

/** More than a request may ask for: seeking the start of a page costs as much as some hundreds of rows. */
const perPage = 5000

/** The identity and the tables for a list query outside a request. */
type AskingList = {
  tables: readonly HandlerTable[]
  /** Inside an operation its own transaction: the embedded database has one connection. */
  db: Db
  clock: Clock
  user: Asker
  /** Aborts the reading. */
  signal?: AbortSignal | undefined
}

/** The query of a list, by parameter name. */
export type ListQuery = Record<string, string | string[] | undefined>
/** A page of a list as on the wire, and the total count. */
type AskedPage = { data: unknown[]; meta: { totalCount: number; next?: string | null } }

/** The operation of a list. */
export function listOperation(family: string): OperationRow {
  const row = operationRows.find(({ id }) => id === `${family}.index`)
  if (!row) throw new Error(`${family} has no list`)
  return row
}

/** Whether somebody may query the list of a family. */
export const mayList = (family: string, user: Pick<Asker, 'permissions' | 'secondFactor'>): boolean =>
  isOpen(gateOf(listOperation(family), user))

/** Throws a refusal with the missing permissions when somebody may not query a list. */
export function checkMayList(family: string, user: Pick<Asker, 'permissions' | 'secondFactor'>): void {
  const { permissions } = listOperation(family)
  if (!mayList(family, user)) forbidden(permissions === 'public' ? [] : permissions)
}

/** The allowed parameters of a query, besides paging. */
export const parametersOf = (family: string): string[] =>
  Object.keys(listOperation(family).query.properties ?? {}).filter((name) => !paging.has(name))

const paging = new Set(['page', 'perPage', 'after'])

/** Refuses parameters that the list's contract does not allow, as `query.<parameter>`. */
export function checkListQuery(family: string, query: ListQuery): void {
  try {
    validatorsOf(listOperation(family)).query({ ...query, perPage: '1' })
  } catch (error) {
    throw partOfQuery(error)
  }
}

/** Maps a refusal of a query to the field that contains it. */
export function partOfQuery(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error
  // A group that does not exist, or that the person may not see.
  if (error.status === 404)
    return new Refusal(422, 'validation', { errors: { query: [{ error: 'inclusion' }] } })
  const { errors } = error.body
  if (!errors) return error
  const named = Object.entries(errors).map(([name, faults]) => [`query.${name}`, faults] as const)
  return new Refusal(422, 'validation', { errors: Object.fromEntries(named) })
}

/**
 * Reads all pages of a list through its operation: with the permissions, parameters, reach and output that the person
 * would get. Each page continues behind the last row of the previous one, and all show the same moment: otherwise
 * rows whose time changes could be lost between two pages, or appear twice.
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

/** One page of a list, for a person whose permission was already checked. */
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

/** A list only reads: it needs to know who asks and what, nothing else of a request. */
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
