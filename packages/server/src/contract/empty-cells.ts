import type { OperationId } from './handlers.ts'
import { operationRows } from './operations.ts'
import type { Row } from './known-rows.ts'
import { takes } from './validate.ts'

/**
 * Reads the empty cells of a row, by the act that will judge it: an empty cell is no value. It is null where the field
 * may be null, an empty text where that is one, and otherwise says nothing. What a row cannot do without stays empty,
 * so that the act refuses it at its field; columns that the act does not know are left to their reader.
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
