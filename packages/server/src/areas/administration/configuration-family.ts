import { isDeepStrictEqual } from 'node:util'
import { gateOf, isOpen } from '#contract/gate.ts'
import type { ExportedRows, Referring } from '#contract/exported-rows.ts'
import type { Context, HandlerTable } from '#contract/handlers.ts'
import { operationRows } from '#contract/operations.ts'
import { type FieldErrors, Refusal } from '#contract/refuse.ts'
import { inputOf, inSavepoint, refuseSecond, type RowActs, rowFault, writeRow } from '#contract/row-acts.ts'
import type { Row } from '#contract/known-rows.ts'
import {
  differing,
  type FamilyReview,
  isInOrder,
  keyOf,
  type RowReview,
  tallied,
} from './configuration-review.ts'

export type ExportedFamily = ExportedRows & Referring & { handlers: HandlerTable; acts: RowActs }
type Import = Pick<Context, 'db' | 'bus' | 'user'>

/** Writes the rows of a family one by one with its own operations; returns the result for each. */
export async function takeOver(context: Import, family: ExportedFamily, rows: Row[]): Promise<FamilyReview> {
  const seen = new Set<string>()
  const found: RowReview[] = []
  const ids: string[] = []
  for (const [index, row] of rows.entries()) {
    const { id, ...outcome } = await takenOver(context, family, row, seen)
    if (id !== undefined) ids.push(id)
    found.push({ key: keyOf(row[family.key], index), ...outcome })
  }
  const isReordered = await reordered(context, family, ids)
  const named = new Set(ids)
  const current = await family.rows(context.db)
  // A refused row is already reported.
  const reviewed = new Set(found.map(({ key }) => key))
  const left = current
    .map((row) => ({ id: row.id, key: keyOf(inputOf(row, [family.key])[family.key], 0) }))
    .filter(({ id, key }) => !named.has(id) && !reviewed.has(key))
    .map(({ key }): RowReview => ({ key, outcome: 'left', ...nothing }))
  return tallied(family.family, [...found, ...left], isReordered)
}

const nothing = { before: null, after: null, errors: {}, missing: [] }

async function takenOver(
  context: Import,
  family: ExportedFamily,
  row: Row,
  seen: Set<string>,
): Promise<Omit<RowReview, 'key'> & { id?: string }> {
  const refusal: Refused = { missing: [] }
  const outcome = await inSavepoint(
    context.db,
    async () => {
      refuseSecond(seen, family.key, row)
      return written(context, family, row)
    },
    (error) => faultOf(error, family.key, refusal),
  )
  if ('done' in outcome) return outcomeOf(outcome.done)
  const { missing, same } = refusal
  if (same) return { ...nothing, outcome: 'unchanged', ...identified(same.id) }
  return { ...nothing, outcome: 'refused', errors: outcome.errors, missing }
}

type Written = { id: string | undefined; was: Row | undefined; is: Row | undefined }

/** Writes one row; returns its old and new state, in the format of the file. */
async function written(context: Import, family: ExportedFamily, row: Row): Promise<Written> {
  const { db } = context
  const asked = await family.parse(db, row)
  const before = await stoodAs(db, family, asked)
  const done = await writeRow(family, context, asked)
  const after = await stoodAs(db, family, asked)
  // Only the notation differs, such as the order: roll it back, so that the log has no entry.
  if (done === 'updated' && isDeepStrictEqual(before?.input, after?.input)) throw new Same(after?.id)
  return { id: after?.id, was: before?.input, is: after?.input }
}

/** The existing row with the same key, in the format of the file. */
async function stoodAs(db: Context['db'], { key, find, acts, serialize }: ExportedFamily, asked: Row) {
  const word = asked[key]
  const found = typeof word === 'string' ? await find(db, word, asked) : undefined
  if (!found) return undefined
  const fields = (acts.create ?? acts.update)?.fields.filter((name) => name !== 'version') ?? []
  const [row = found] = await serialize(db, [found])
  return { id: found.id, input: inputOf(row, fields) }
}

function outcomeOf({ id, was, is = {} }: Written): Omit<RowReview, 'key'> & { id?: string } {
  const shared = { ...nothing, ...identified(id) }
  if (was === undefined) return { ...shared, outcome: 'added', after: is }
  if (isDeepStrictEqual(was, is)) return { ...shared, outcome: 'unchanged' }
  return { ...shared, outcome: 'changed', ...differing(was, is) }
}

const identified = (id: string | undefined) => (id === undefined ? {} : { id })

type Refused = { missing: string[]; same?: Same }

class Same extends Error {
  readonly id: string | undefined
  constructor(id: string | undefined) {
    super('the row says already what was written')
    this.id = id
  }
}

/** Errors of this row: its fields, its references, or a permission that the caller lacks for it. */
function faultOf(error: unknown, key: string, refusal: Refused): FieldErrors | undefined {
  if (error instanceof Same) {
    refusal.same = error
    return {}
  }
  if (error instanceof Refusal && error.kind === 'forbidden' && error.body.missing?.length) {
    refusal.missing = error.body.missing
    return {}
  }
  return rowFault(error) ?? databaseFault(error, key)
}

/** A reference that does not exist, or a name that was just taken. */
function databaseFault(error: unknown, key: string): FieldErrors | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === '23503') return { [key]: [{ error: 'inclusion' }] }
  return code === '23505' ? { [key]: [{ error: 'taken' }] } : undefined
}

/**
 * Sorts the rows as in the file, if the family has an order and the caller may change it; returns whether anything
 * changed.
 */
async function reordered(context: Import, { family, handlers, rows }: ExportedFamily, ids: string[]) {
  const operation = operationRows.find(({ id }) => id === `${family}.reorder`)
  const run = handlers.acts.get(`${family}.reorder`)
  if (!operation || !run || !isOpen(gateOf(operation, context.user))) return false
  const current = (await rows(context.db)).map(({ id }) => id)
  if (isInOrder(ids, current)) return false
  const named = new Set(ids)
  const order = [...ids, ...current.filter((id) => !named.has(id))]
  await run(Object.assign(Object.create(context) as Context, { body: { ids: order }, params: {} }))
  return true
}
