import { fields } from '@portal/sdk/laia'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field, TemplateColumn } from '@portal/sdk'
import { useData, useFamily } from '@portal/sdk/react'
import { Select } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { fillable, fieldCalled } from './column-targets.ts'

interface ColumnTargetProps {
  name: string
  column: TemplateColumn
  /** The current type and label of the column. */
  type: TemplateColumn['type']
  called: string
}

const nothing = 'none'
const most = 100

/**
 * The management field that a column fills; one with the same name is suggested. Hidden from people who may not see
 * fields.
 */
export function ColumnTarget(props: ColumnTargetProps) {
  const can = useCan()
  const family = useFamily(fields)
  const mayAsk = can('MENU_CAMPOS_GESTION') || can('CAMPOS_GESTION_VER')
  const { data } = useData(family.index, mayAsk ? [{ perPage: most, sort: 'label' }] : null)
  const all = data?.data ?? []
  return all.length === 0 ? null : <Choice {...props} all={all} />
}

function Choice({ name, column, type, called, all }: ColumnTargetProps & { all: readonly Field[] }) {
  const { t } = useTranslation('templates')
  const [chosen, setChosen] = useState(column.fieldId ?? undefined)
  const fitting = all.filter((field) => fillable(type, field.type))
  const isNew = column.name === ''
  const proposed = isNew ? fieldCalled(called, fitting)?.id : undefined
  const value = fitting.find(({ id }) => id === (chosen ?? proposed))?.id ?? nothing
  return (
    <>
      <Select
        label={t('editor.field')}
        description={t('editor.fieldHelp')}
        options={[
          { id: nothing, label: t('editor.noField') },
          ...fitting.map(({ id, label }) => ({ id, label })),
        ]}
        value={value}
        onChange={setChosen}
      />
      <input type="hidden" name={name} value={value === nothing ? '' : value} />
    </>
  )
}
