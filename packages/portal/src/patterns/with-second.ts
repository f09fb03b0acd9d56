import type { Column } from '@portal/ui-kit'

/** Inserts a column after the row header, where it is always visible. */
export function withSecond<Row>(
  [first, ...others]: readonly Column<Row>[],
  second: Column<Row>,
): Column<Row>[] {
  return [...(first === undefined ? [] : [first]), second, ...others]
}
