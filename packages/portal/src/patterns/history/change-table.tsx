import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogEvent } from '@portal/sdk'
import { DataTable, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { ownValue } from './own-values.ts'
import { codesIn, propertiesOf, shownValue } from './shown-value.ts'
import { usePropertyWords } from './use-property-words.ts'

type Values = LogEvent['before']

interface ChangeTableProps {
  /** The accessible name of the table. */
  label: string
  /** The operation that changed it; its family names the properties. */
  act?: string
  before: Values
  after: Values
  /** Column headers other than before and after. */
  sides?: readonly [before: string, after: string]
}

/** The values of a row before and after, property by property; for a new or deleted row only one of them. */
export function ChangeTable({ label, act, before, after, sides }: ChangeTableProps) {
  const { t } = useTranslation('reports')
  const { dateTime } = useFormat()
  const nameOf = usePropertyWords(act)
  const labelOf = usePermissionLabel(codesIn(before, after))
  const columns = useMemo((): Column<string>[] => {
    const words = { yes: t('yes'), no: t('no'), dateTime, labelOf }
    const side = (id: 'before' | 'after', values: Values, header: string): Column<string>[] =>
      values === null
        ? []
        : [
            {
              ...{ id, header, priority: 1, wrap: true },
              cell: (name) => ownValue(act, name, values[name]) ?? shownValue(values[name], words),
            },
          ]
    const isChange = before !== null && after !== null
    const [was = t('before'), is = t('after')] = sides ?? []
    return [
      {
        id: 'property',
        header: t('property'),
        rowHeader: true,
        cell: (name) => nameOf(name) ?? <code>{name}</code>,
      },
      ...side('before', before, isChange ? was : t('value')),
      ...side('after', after, isChange ? is : t('value')),
    ]
  }, [t, dateTime, labelOf, nameOf, act, before, after, sides])
  const rows = propertiesOf(before, after)
  if (rows.length === 0) return <p>{t('noDiff')}</p>
  return <DataTable label={label} columns={columns} rows={rows} rowKey={(name) => name} hideColumnChooser />
}
