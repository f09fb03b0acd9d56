import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TemplateColumn } from '@portal/sdk'
import { Card, Checkbox, Columns, NumberField, Select, Stack, TextArea, TextField } from '@portal/ui-kit'
import { ColumnButtons } from './column-buttons.tsx'
import { ColumnTarget } from './column-target.tsx'
import { TemplateColumnRules } from './template-column-rules.tsx'
import { columnTypes, meaningLines } from './template-input.ts'

interface TemplateColumnFieldsProps {
  index: number
  count: number
  column: TemplateColumn
  /** The paths of fields with server errors. */
  refused: readonly string[]
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One column of a template; the field names are the paths of server errors. */
export function TemplateColumnFields({ index, column, refused, ...buttons }: TemplateColumnFieldsProps) {
  const { t } = useTranslation('templates')
  const [type, setType] = useState(column.type)
  const [called, setCalled] = useState(column.label)
  const nameOf = (field: string) => `columns[${index}].${field}`
  return (
    <Card
      level={3}
      title={t('editor.column', { number: index + 1 })}
      actions={<ColumnButtons number={index + 1} {...buttons} />}
    >
      <Stack space="md">
        <Columns count={4}>
          <Names column={column} nameOf={nameOf} onLabel={setCalled} />
          <Select
            name={nameOf('type')}
            label={t('editor.type')}
            value={type}
            onChange={setType}
            options={columnTypes.map((id) => ({ id, label: t(`types.${id}`) }))}
          />
          <NumberField
            name={nameOf('maxLength')}
            label={t('editor.maxLength')}
            minValue={1}
            maxValue={4000}
            hideSteppers
            {...(typeof column.maxLength === 'number' ? { defaultValue: column.maxLength } : {})}
          />
        </Columns>
        <Columns>
          <TextArea
            name={nameOf('aliases')}
            label={t('editor.aliases')}
            description={t('editor.aliasesHelp')}
            rows={2}
            defaultValue={linesText(column.aliases)}
          />
          <Stack space="sm">
            <ColumnTarget name={nameOf('fieldId')} {...{ column, type, called }} />
            {type === 'list' ? <Options column={column} nameOf={nameOf} /> : null}
            {type === 'list' || type === 'boolean' ? <Meanings column={column} nameOf={nameOf} /> : null}
            <Ticks column={column} nameOf={nameOf} />
          </Stack>
        </Columns>
        <TemplateColumnRules column={column} type={type} nameOf={nameOf} refused={refused} />
      </Stack>
    </Card>
  )
}

interface ChoiceProps {
  column: TemplateColumn
  nameOf: (field: string) => string
}

function Names({ column, nameOf, onLabel }: ChoiceProps & { onLabel: (label: string) => void }) {
  const { t } = useTranslation('templates')
  return (
    <>
      <TextField
        name={nameOf('name')}
        label={t('editor.columnName')}
        description={t('editor.columnNameHelp')}
        isRequired
        maxLength={40}
        defaultValue={column.name}
      />
      <TextField
        name={nameOf('label')}
        label={t('editor.label')}
        isRequired
        maxLength={80}
        defaultValue={column.label}
        onChange={onLabel}
      />
    </>
  )
}

function Ticks({ column, nameOf }: ChoiceProps) {
  const { t } = useTranslation('templates')
  return (
    <>
      <Checkbox
        name={nameOf('required')}
        label={t('editor.required')}
        defaultSelected={column.required ?? false}
      />
      <Checkbox
        name={nameOf('key')}
        label={t('editor.key')}
        description={t('editor.keyHelp')}
        defaultSelected={column.key ?? false}
      />
    </>
  )
}

function Options({ column, nameOf }: ChoiceProps) {
  const { t } = useTranslation('templates')
  return (
    <TextArea
      name={nameOf('options')}
      label={t('editor.options')}
      description={t('editor.optionsHelp')}
      isRequired
      rows={2}
      defaultValue={linesText(column.options)}
    />
  )
}

/** Value mappings, which can also be set on the page of a load. */
function Meanings({ column, nameOf }: ChoiceProps) {
  const { t } = useTranslation('templates')
  return (
    <TextArea
      name={nameOf('meanings')}
      label={t('editor.meanings')}
      description={t('editor.meaningsHelp')}
      rows={2}
      defaultValue={meaningLines(column.meanings)}
    />
  )
}

function linesText(lines: readonly string[] = []): string {
  return lines.join('\n')
}
