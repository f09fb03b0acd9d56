import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { BoundHandler, Context, HandlerTable } from './handlers.ts'
import { type JsonSchema, operationRows } from './operations.ts'
import { type FieldErrors, forbidden, Refusal, refuse } from './refuse.ts'
import { validatorsOf } from './validate.ts'
import type { Row, KnownRows } from './known-rows.ts'
/** What rows are written with: one request that brings many of them. */
export type RowsContext = Pick<Context, 'db' | 'bus' | 'user'>

type Act = {
  run: BoundHandler
  fields: string[]
  allow(user: Context['user']): void
  validate(row: Row): void
}
export type RowActs = { create: Act | undefined; update: Act | undefined }

/** The family's own create and update, as if each row were a request of its own. */
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

/** Creates the row, or changes the one that has its key; what it does not say stays as it is. */
export async function writeRow(
  { acts, key, find }: KnownRows & { acts: RowActs },
  context: RowsContext,
  row: Row,
): Promise<RowOutcome> {
  const { db, user } = context
  const name = row[key]
  const before = typeof name === 'string' ? await find(db, name, row) : undefined
  const ask = (more: object) => Object.assign(Object.create(context) as Context, more)
  // A family that takes no new rows has only those that are there.
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

/** A row as it would be written again. */
export function inputOf(row: object, fields: readonly string[]): Row {
  const wire = JSON.parse(JSON.stringify(row)) as Row
  return Object.fromEntries(fields.flatMap((field) => (field in wire ? [[field, wire[field]]] : [])))
}

/** The second of two rows with one key would change what the first has just made. */
export function refuseSecond(seen: Set<string>, key: string, row: Row): void {
  const name = row[key]
  if (typeof name !== 'string') return
  if (seen.has(name)) refuse('taken', key)
  seen.add(name)
}

/** Answers what the work answers, or the fields for which it was refused, and then nothing of it stays. */
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

/** What an act refuses about this one row because whoever asks does not hold what it takes, such as all that a person may do. */
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
 * Only what is wrong with this row is its own matter. Who may not create or change at all may not for any of them, and
 * who has to say the password again does it for all.
 */
export function rowFault(error: unknown): FieldErrors | undefined {
  if (!(error instanceof Refusal)) return undefined
  const isOwn = error.status === 422 || error.status === 409 || error.kind === 'forbidden'
  return isOwn ? error.body.errors : undefined
}
