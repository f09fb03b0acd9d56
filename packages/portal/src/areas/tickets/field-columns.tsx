import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '@portal/sdk'
import { Status, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The columns of the list of management fields. */
export function useFieldColumns(): readonly Column<Field>[] {
  const { t } = useTranslation(['tickets', 'general'])
  const format = useFormat()
  return useMemo(
    (): Column<Field>[] => [
      {
        id: 'label',
        header: t('fields.label'),
        rowHeader: true,
        sortable: true,
        priority: 1,
        cell: ({ label }) => label,
      },
      { id: 'key', header: t('fields.key'), sortable: true, cell: ({ key }) => <code>{key}</code> },
      { id: 'type', header: t('fields.type'), sortable: true, cell: ({ type }) => t(`fields.types.${type}`) },
      {
        id: 'required',
        header: t('fields.required'),
        cell: ({ required }) => t(required ? 'general:yes' : 'general:no'),
      },
      {
        id: 'personalData',
        header: t('fields.personalData'),
        cell: ({ personalData }) => t(`fields.classes.${personalData}`),
      },
      {
        id: 'active',
        header: t('fields.state'),
        priority: 1,
        cell: ({ active }) => (
          <Status tone={active ? 'success' : 'neutral'}>
            {t(active ? 'fields.active' : 'fields.inactive')}
          </Status>
        ),
      },
      {
        id: 'position',
        header: t('fields.position'),
        align: 'end',
        sortable: true,
        cell: ({ position }) => format.whole(position),
      },
      {
        id: 'updatedAt',
        header: t('fields.updatedAt'),
        hidden: true,
        cell: ({ updatedAt }) => format.dateTime(updatedAt),
      },
    ],
    [t, format],
  )
}
