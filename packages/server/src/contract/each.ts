import type { Came } from '#contract/came.ts'
import type { Context } from '#contract/handlers.ts'
import { type FieldErrors, Refusal } from '#contract/refuse.ts'
import { inSavepoint, rowFault } from '#contract/row-acts.ts'

/** The result for each item; a refusal of one does not affect the others. */
export async function each<Row extends { id: string }, State>(
  { db }: Pick<Context, 'db'>,
  rows: readonly Row[],
  act: (row: Row) => Promise<State>,
) {
  const results = []
  for (const row of rows) {
    const tried = await inSavepoint(db, () => act(row), faultOf)
    results.push(
      'done' in tried
        ? { id: row.id, state: tried.done, errors: null }
        : { id: row.id, state: null, errors: tried.errors },
    )
  }
  return results
}

/** An item that does not exist, or whose stage belongs to another person, does not affect the others. */
export function faultOf(error: unknown): FieldErrors | undefined {
  if (!(error instanceof Refusal)) return undefined
  if (error.status === 404) return { id: [{ error: 'inclusion' }] }
  return error.status === 403 ? { id: [{ error: 'out_of_reach' }] } : rowFault(error)
}

/** The results of many items, as answered. */
export const resultsOf = <State>(ids: readonly string[], came: readonly Came<State>[]) =>
  came.map((one, at) => resultOf(ids[at] ?? '', one))

/** The same with the new state of each row. */
export const statesOf = <State>(ids: readonly string[], came: readonly Came<{ state: State }>[]) =>
  resultsOf(
    ids,
    came.map((one) => ('done' in one ? { done: one.done.state } : one)),
  )

function resultOf<State>(id: string, came: Came<State>) {
  if ('done' in came) return { id, state: came.done, errors: null }
  const errors = faultOf(came.refused)
  if (errors === undefined) throw came.refused
  return { id, state: null, errors }
}
