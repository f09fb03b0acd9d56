import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Template } from '@portal/sdk'
import { Link, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** Where a format is edited. */
export function editorAddress({ id }: Pick<Template, 'id'>): string {
  return `/clustering/crearFormato?id=${id}`
}

/** The columns of the list of formats. */
export function useTemplateColumns(): readonly Column<Template>[] {
  const { t } = useTranslation('loads')
  const format = useFormat()
  return useMemo(
    (): Column<Template>[] => [
      {
        id: 'name',
        header: t('templates.name'),
        rowHeader: true,
        sortable: true,
        priority: 1,
        cell: (template) => <Link href={editorAddress(template)}>{template.name}</Link>,
      },
      {
        id: 'columns',
        header: t('templates.columns'),
        wrap: true,
        cell: ({ columns }) => columns.map(({ label }) => label).join(', '),
      },
      {
        id: 'version',
        header: t('templates.version'),
        align: 'end',
        cell: ({ version }) => format.whole(version),
      },
      {
        id: 'loadCount',
        header: t('templates.loadCount'),
        align: 'end',
        cell: (one) => format.whole(one.loadCount),
      },
      {
        id: 'updatedAt',
        header: t('templates.updatedAt'),
        sortable: true,
        cell: ({ updatedAt }) => format.dateTime(updatedAt),
      },
    ],
    [t, format],
  )
}
