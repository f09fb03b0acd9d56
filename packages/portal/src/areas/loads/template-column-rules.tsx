import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TemplateColumn } from '@portal/sdk'
import { Columns, Disclosure, NumberField, Select, TextField } from '@portal/ui-kit'
import { type ColumnRules, transforms } from './template-input.ts'

const rules = [
  'minLength',
  'minimum',
  'maximum',
  'default',
  'mask',
  'transform',
] as const satisfies readonly (keyof ColumnRules)[]

const whole = { maximumFractionDigits: 0 }
// The maximum number of decimals.
const amount = { maximumFractionDigits: 2 }

interface TemplateColumnRulesProps {
  column: TemplateColumn
  /** The current type, which determines the possible rules. */
  type: TemplateColumn['type']
  nameOf: (field: string) => string
  /** The paths of fields with server errors. */
  refused: readonly string[]
}

/** Rarely used rules: collapsed until one is set or has an error, but always submitted. */
export function TemplateColumnRules({ column, type, nameOf, refused }: TemplateColumnRulesProps) {
  const { t } = useTranslation('templates')
  const isRefused = rules.some((rule) => refused.includes(nameOf(rule)))
  const [isOpen, setIsOpen] = useState(() => rules.some((rule) => isSet(column[rule])))
  const [wasRefused, setWasRefused] = useState(isRefused)
  // During rendering instead of in an effect: the form focuses an error right after, which must not be inside a
  // collapsed part.
  if (isRefused !== wasRefused) {
    setWasRefused(isRefused)
    if (isRefused) setIsOpen(true)
  }
  return (
    <Disclosure level={4} title={t('editor.rules')} isExpanded={isOpen} onExpandedChange={setIsOpen}>
      <Columns count={3}>
        {type === 'text' ? <TextRules column={column} nameOf={nameOf} /> : null}
        {type === 'integer' || type === 'decimal' ? (
          <NumberRules column={column} nameOf={nameOf} format={type === 'integer' ? whole : amount} />
        ) : null}
        <TextField
          name={nameOf('default')}
          label={t('editor.default')}
          description={t('editor.defaultHelp')}
          maxLength={400}
          defaultValue={column.default ?? ''}
        />
        <TextField
          name={nameOf('mask')}
          label={t('editor.mask')}
          description={t('editor.maskHelp')}
          maxLength={60}
          defaultValue={column.mask ?? ''}
        />
      </Columns>
    </Disclosure>
  )
}

type RulesProps = Pick<TemplateColumnRulesProps, 'column' | 'nameOf'>

function TextRules({ column, nameOf }: RulesProps) {
  const { t } = useTranslation('templates')
  return (
    <>
      <NumberField
        name={nameOf('minLength')}
        label={t('editor.minLength')}
        minValue={1}
        maxValue={4000}
        hideSteppers
        {...startAt(column.minLength)}
      />
      <Select
        name={nameOf('transform')}
        label={t('editor.transform')}
        options={transforms.map((id) => ({ id, label: t(`editor.transforms.${id}`) }))}
        defaultValue={column.transform ?? 'none'}
      />
    </>
  )
}

function NumberRules({ column, nameOf, format }: RulesProps & { format: Intl.NumberFormatOptions }) {
  const { t } = useTranslation('templates')
  return (['minimum', 'maximum'] as const).map((rule) => (
    <NumberField
      key={rule}
      name={nameOf(rule)}
      label={t(`editor.${rule}`)}
      formatOptions={format}
      hideSteppers
      {...startAt(column[rule])}
    />
  ))
}

function startAt(value: number | null | undefined): { defaultValue?: number } {
  return typeof value === 'number' ? { defaultValue: value } : {}
}

function isSet(rule: ColumnRules[keyof ColumnRules] | undefined): boolean {
  return rule !== undefined && rule !== null && rule !== '' && rule !== 'none'
}
