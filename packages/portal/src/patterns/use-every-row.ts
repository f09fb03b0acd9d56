import { useMemo } from 'react'
import type { Option } from '@portal/ui-kit'
import { useWholeList, type Walked } from './use-whole-list.ts'

/** All rows of a family as options; undefined while loading, on failure, or without a family. */
export function useEveryRow<Row extends { readonly id: string }>(
  family: Walked<Row> | undefined,
  labelOf: (row: Row) => string,
): readonly Option[] | undefined {
  const rows = useWholeList(family)
  return useMemo(() => rows?.map((row) => ({ id: row.id, label: labelOf(row) })), [rows, labelOf])
}
