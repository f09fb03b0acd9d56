import type { OperationId } from './handlers.ts'
import { operationRows } from './operations.ts'
import type { Row } from './known-rows.ts'
import { takes } from './validate.ts'

/**
 * Interprets the empty cells of a row for the operation that will validate it. An empty cell becomes null where the
 * field is nullable, an empty text where that is valid, and is omitted otherwise. A required field stays empty, so
 * that the operation refuses it at its field; unknown columns are left to their reader.
 */
export function emptyCellsReader(act: OperationId): (row: Row) => Row {
  const schema = operationRows.find(({ id }) => id === act)?.body?.schema
  const required = new Set(schema?.required as string[] | undefined)
  return (row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
        const field = schema?.properties?.[name]
        if (field === undefined || required.has(name) || !isEmpty(value)) return [[name, value]]
        const none = [null, ''].find((one) => takes(field, one))
        return none === undefined ? [] : [[name, none]]
      }),
    )
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '')
