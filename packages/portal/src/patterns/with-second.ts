import type { Column } from '@portal/ui-kit'

/** A column behind what names the row, where it is in sight however many there are. */
export function withSecond<Row>(
  [first, ...others]: readonly Column<Row>[],
  second: Column<Row>,
): Column<Row>[] {
  return [...(first === undefined ? [] : [first]), second, ...others]
}
