import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#format/use-format.ts'
import { useDepartmentName } from '#patterns/use-department-name.ts'
import { tableColumnsOf, type CellTools, type ColumnSpec } from './columns.tsx'
import type { TranslateWord } from './words.ts'

/** The columns of the kit's table, and the context for their cells. */
export function useResourceColumns<Row>(specs: readonly ColumnSpec<Row>[], translate: TranslateWord) {
  const { t, i18n } = useTranslation('general')
  const { language } = i18n
  const format = useFormat()
  const departmentName = useDepartmentName()
  return useMemo(() => {
    const yesNo = (value: boolean) => t(value ? 'yes' : 'no')
    const tools: CellTools = { translate, format, yesNo, departmentName, language }
    return { columns: tableColumnsOf(specs, tools), tools }
  }, [specs, translate, format, t, departmentName, language])
}
