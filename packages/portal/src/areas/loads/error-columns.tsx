import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadError, TemplateColumn } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useReason } from '#patterns/use-reason.ts'

/** The columns of a load's errors, with the field labels of its template. */
export function useErrorColumns(fields: readonly TemplateColumn[]): readonly Column<LoadError>[] {
  const { t } = useTranslation('loads')
  const format = useFormat()
  const reasonOf = useReason()
  return useMemo((): Column<LoadError>[] => {
    const nameOf = (field: string | null) => fields.find(({ name }) => name === field)?.label ?? field
    return [
      {
        id: 'row',
        header: t('errors.row'),
        rowHeader: true,
        priority: 1,
        cell: ({ row }) => format.whole(row),
      },
      { id: 'field', header: t('errors.field'), cell: ({ field }) => nameOf(field) ?? t('errors.wholeRow') },
      { id: 'header', header: t('errors.column'), cell: ({ header }) => header ?? '' },
      { id: 'code', header: t('errors.reason'), priority: 1, wrap: true, cell: ({ code }) => reasonOf(code) },
      { id: 'value', header: t('errors.value'), wrap: true, cell: ({ value }) => <code>{value}</code> },
    ]
  }, [t, format, reasonOf, fields])
}
