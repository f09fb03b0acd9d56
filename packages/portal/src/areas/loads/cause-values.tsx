import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CauseValue, LoadCause, TemplateColumn } from '@portal/sdk'
import { Alert, Button, DataTable, Inline, Stack, Status, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useCan } from '#patterns/use-can.ts'
import { useValueChoices } from './use-value-choices.ts'
import type { ValueChoice } from './value-choices.ts'
import { ValueWay } from './value-way.tsx'

interface CauseValuesProps {
  cause: LoadCause
  column: TemplateColumn
  templateId: string
  /** Called when the template's mapping has changed. */
  onSaved: () => void
}

// A truncated value cannot be mapped.
const cutAt = 200

/** Values that a choice lacks, each to be mapped to an allowed value, or added. */
export function CauseValues({ cause, column, templateId, onSaved }: CauseValuesProps) {
  const { t } = useTranslation(['loads', 'general'])
  const mayEdit = useCan()('CARGUE_CREAR_FORMATO')
  const [chosen, setChosen] = useState<Readonly<Record<string, ValueChoice | undefined>>>({})
  const [isAsked, setAsked] = useState(false)
  const { save, isPending } = useValueChoices(templateId)
  const open = cause.values.filter(({ becomes }) => becomes === null)
  const choices = open.flatMap(({ value }) => chosen[value] ?? [])
  const send = async () => {
    setAsked(choices.length === 0)
    if (choices.length === 0 || !(await save(column.name, choices))) return
    setChosen({})
    onSaved()
  }
  const shape = useValueColumns(({ value }) =>
    mayEdit && value.length < cutAt ? (
      <ValueWay
        value={value}
        allowed={cause.allowed}
        canAdd={column.type === 'list'}
        onChoose={(choice) => setChosen((before) => ({ ...before, [value]: choice }))}
      />
    ) : null,
  )
  return (
    <Stack space="md">
      <DataTable
        label={t('general:list.table', { name: column.label })}
        columns={mayEdit || open.length < cause.values.length ? shape : shape.slice(0, 2)}
        rows={cause.values}
        rowKey={({ value }) => value}
        rowLabel={({ value }) => value}
        hideColumnChooser
        density="compact"
      />
      {isAsked && choices.length === 0 ? <Alert tone="warning">{t('causes.noneChosen')}</Alert> : null}
      {mayEdit && open.length > 0 ? (
        <Inline justify="end">
          <Button icon="save" isPending={isPending} onPress={() => void send()}>
            {t('causes.save')}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  )
}

/** Each value with its rows and its mapping; unmapped values get a form control. */
function useValueColumns(wayOf: (value: CauseValue) => ReactNode): Column<CauseValue>[] {
  const { t } = useTranslation('loads')
  const format = useFormat()
  return [
    {
      id: 'value',
      header: t('errors.value'),
      rowHeader: true,
      priority: 1,
      wrap: true,
      cell: ({ value }) => <code>{value || t('causes.empty')}</code>,
    },
    { id: 'rows', header: t('counters.total'), align: 'end', cell: ({ rows }) => format.whole(rows) },
    {
      id: 'way',
      header: t('causes.way'),
      width: '20rem',
      cell: (row) =>
        row.becomes === null ? (
          wayOf(row)
        ) : (
          <Status tone="success">
            {row.becomes === '' ? t('causes.accepted') : t('causes.becomes', { value: row.becomes })}
          </Status>
        ),
    },
  ]
}
