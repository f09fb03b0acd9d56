import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { BoundHandler, Context, HandlerTable } from './handlers.ts'
import { type JsonSchema, operationRows } from './operations.ts'
import { type FieldErrors, forbidden, Refusal, refuse } from './refuse.ts'
import { validatorsOf } from './validate.ts'
import type { Row, KnownRows } from './known-rows.ts'
/** The context in which rows are written: one request that contains many of them. */
export type RowsContext = Pick<Context, 'db' | 'bus' | 'user'>

type Act = {
  run: BoundHandler
  fields: string[]
  allow(user: Context['user']): void
  validate(row: Row): void
}
export type RowActs = { create: Act | undefined; update: Act | undefined }

/** Calls the family's own create and update, as if each row were a request. */
export const rowActsOf = (family: string, table: HandlerTable): RowActs => ({
  create: actOf(family, table, 'create'),
  update: actOf(family, table, 'update'),
})

function actOf(family: string, table: HandlerTable, name: 'create' | 'update'): Act | undefined {
  const id = `${family}.${name}`
  const run = table.acts.get(id)
  const operation = operationRows.find((row) => row.id === id)
  const schema = operation?.body?.schema
  if (!run || !operation || !schema) return undefined
  const { permissions } = operation
  const validators = validatorsOf(operation)
  return {
    run,
    fields: propertiesOf(schema),
    allow: (user) => {
      if (permissions === 'public' || permissions.length === 0) return
      if (!permissions.some((permission) => user.permissions.has(permission))) forbidden(permissions)
    },
    validate: (row) => void validators.body(row),
  }
}

const propertiesOf = (schema: JsonSchema): string[] => Object.keys(schema.properties ?? {})

export type RowOutcome = 'created' | 'updated' | 'unchanged'

/** Creates the row, or updates the one with its key; omitted columns keep their values. */
export async function writeRow(
  { acts, key, find }: KnownRows & { acts: RowActs },
  context: RowsContext,
  row: Row,
): Promise<RowOutcome> {
  const { db, user } = context
  const name = row[key]
  const before = typeof name === 'string' ? await find(db, name, row) : undefined
  const ask = (more: object) => Object.assign(Object.create(context) as Context, more)
  // A family without `create` only updates existing rows.
  const act = (before ? acts.update : acts.create) ?? refuse('inclusion', key)
  const was = before && inputOf(before, act.fields)
  const body = { ...was, ...row }
  if (was && isDeepStrictEqual(body, was)) return 'unchanged'
  act.allow(user)
  act.validate(body)
  await act.run(ask({ body, params: before ? { id: before.id } : {} })).catch((error: unknown) => {
    throw beyondReach(error, key)
  })
  return before ? 'updated' : 'created'
}

/** The row in the form of its own input. */
export function inputOf(row: object, fields: readonly string[]): Row {
  const wire = JSON.parse(JSON.stringify(row)) as Row
  return Object.fromEntries(fields.flatMap((field) => (field in wire ? [[field, wire[field]]] : [])))
}

/** A second row with the same key would change what the first one has just created. */
export function refuseSecond(seen: Set<string>, key: string, row: Row): void {
  const name = row[key]
  if (typeof name !== 'string') return
  if (seen.has(name)) refuse('taken', key)
  seen.add(name)
}

/** Returns the result of the work, or its field errors after rolling it back. */
export async function inSavepoint<T>(
  db: Context['db'],
  work: () => Promise<T>,
  refusedOf: (error: unknown) => FieldErrors | undefined = rowFault,
): Promise<{ done: T } | { errors: FieldErrors }> {
  await sql`savepoint written_row`.execute(db)
  try {
    const done = await work()
    await sql`release savepoint written_row`.execute(db)
    return { done }
  } catch (error) {
    const errors = refusedOf(error)
    if (!errors) throw error
    await sql`rollback to savepoint written_row`.execute(db)
    return { errors }
  }
}

/**
 * A refusal of this row because the person lacks a permission for its content, for instance to grant all permissions.
 */
function beyondReach(error: unknown, key: string): unknown {
  if (!(error instanceof Refusal) || error.kind !== 'forbidden') return error
  const { missing = [] } = error.body
  const fault = {
    error: 'out_of_reach' as const,
    ...(missing.length > 0 ? { value: missing.join(', ') } : {}),
  }
  return new Refusal(403, 'forbidden', { missing, errors: { [key]: [fault] } })
}

/**
 * Only errors of the row itself concern that row. A missing permission to create or update, or a required
 * confirmation of the password, concerns all of them.
 */
export function rowFault(error: unknown): FieldErrors | undefined {
  if (!(error instanceof Refusal)) return undefined
  const isOwn = error.status === 422 || error.status === 409 || error.kind === 'forbidden'
  return isOwn ? error.body.errors : undefined
}
