import { useMemo } from 'react'
import type { Option } from '@portal/ui-kit'
import { useWholeList, type Walked } from './use-whole-list.ts'

/** Every row of a family as a choice; undefined until all have come, and when there is no family to ask or they cannot be had. */
export function useEveryRow<Row extends { readonly id: string }>(
  family: Walked<Row> | undefined,
  labelOf: (row: Row) => string,
): readonly Option[] | undefined {
  const rows = useWholeList(family)
  return useMemo(() => rows?.map((row) => ({ id: row.id, label: labelOf(row) })), [rows, labelOf])
}
