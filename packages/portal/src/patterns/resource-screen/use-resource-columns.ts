import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#format/use-format.ts'
import { tableColumnsOf, type CellTools, type ColumnSpec } from './columns.tsx'
import type { Say } from './words.ts'

/** The columns of the kit's table, and what their cells are written with. */
export function useResourceColumns<Row>(specs: readonly ColumnSpec<Row>[], say: Say) {
  const { t, i18n } = useTranslation('general')
  const { language } = i18n
  const format = useFormat()
  return useMemo(() => {
    const tools: CellTools = { say, format, yesNo: (value) => t(value ? 'yes' : 'no'), language }
    return { columns: tableColumnsOf(specs, tools), tools }
  }, [specs, say, format, t, language])
}
