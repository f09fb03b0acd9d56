import type { FieldSpec } from './fields.tsx'

type Referring = Pick<FieldSpec<string, string>, 'name' | 'of'>

/** The row with the ids of the rows it refers to under the names of their fields: `plan` is also `planId`. */
export function withReferences(fields: readonly Referring[], row: object): object {
  const values = new Map<string, unknown>(Object.entries(row))
  const ids = fields.flatMap(({ name, of }): [string, unknown][] =>
    of === undefined || values.has(name) ? [] : [[name, idsIn(values.get(of))]],
  )
  return Object.fromEntries([...values, ...ids])
}

const idsIn = (value: unknown): unknown => (Array.isArray(value) ? value.map(idIn) : idIn(value))
const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : null
