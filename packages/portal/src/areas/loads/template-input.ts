import type { Template, TemplateInput } from '@portal/sdk'
import type { FormValues } from '@portal/ui-kit'
import { isTicked, linesOf, numberOf, rowsOf, textOf } from '#patterns/form-values.ts'

type Column = TemplateInput['columns'][number]

const isType = (value: string): value is Column['type'] => columnTypes.some((type) => type === value)

export const columnTypes = [
  'text',
  'integer',
  'decimal',
  'date',
  'phone',
  'email',
  'nif',
  'postalCode',
  'boolean',
  'list',
] as const satisfies readonly Column['type'][]

/** The rarely used rules of a column; `null` and `none` stand for no rule. */
export type ColumnRules = Required<
  Pick<Column, 'minLength' | 'minimum' | 'maximum' | 'default' | 'mask' | 'transform'>
>

/** Text transformations on input. */
export const transforms = ['none', 'upper', 'lower', 'capitalize'] as const satisfies readonly NonNullable<
  Column['transform']
>[]

/** The form's values as the contract's input; values that the form does not show are kept. */
export function templateInputOf(values: FormValues, before?: Template): TemplateInput {
  return {
    name: textOf(values.name),
    description: textOf(values.description),
    skillId: textOf(values.skillId) || null,
    country: 'ES',
    dateOrder: dateOrders.find((order) => order === values.dateOrder) ?? 'dmy',
    decimalSign: values.decimalSign === '.' ? '.' : ',',
    columns: rowsOf(values.columns).map((row) => columnOf(row, before)),
  }
}

export const dateOrders = ['dmy', 'mdy', 'ymd'] as const

function columnOf(row: FormValues, before: Template | undefined): Column {
  const type = textOf(row.type)
  const name = textOf(row.name)
  const known = before?.columns.find((column) => column.name === name)
  return {
    ...known,
    ...rulesOf(row, known?.type === type ? known : undefined),
    name,
    label: textOf(row.label),
    type: isType(type) ? type : 'text',
    required: isTicked(row.required),
    key: isTicked(row.key),
    maxLength: numberOf(row.maxLength),
    options: type === 'list' ? linesOf(row.options) : [],
    aliases: linesOf(row.aliases),
    fieldId: targetOf(row, known),
    meanings: row.meanings === undefined ? meaningsOf(known, type) : linesOf(row.meanings).map(meaningOf),
  }
}

/** People who may not see management fields keep the current one. */
const targetOf = ({ fieldId }: FormValues, known: Column | undefined): string | null =>
  fieldId === undefined ? (known?.fieldId ?? null) : textOf(fieldId) || null

/** Value mappings are kept when the form does not show them. */
const meaningsOf = (known: Column | undefined, type: string) =>
  (known?.type === type ? known.meanings : undefined) ?? []

/** `0-30 = Temprano`; a line without `=` maps to itself, which the server refuses unless it is allowed. */
function meaningOf(line: string): { value: string; means: string } {
  const at = line.lastIndexOf('=')
  if (at === -1) return { value: line, means: line }
  return { value: line.slice(0, at).trim(), means: line.slice(at + 1).trim() }
}

/** The inverse. */
export const meaningLines = (meanings: Column['meanings'] = []): string =>
  meanings.map(({ value, means }) => `${value} = ${means}`).join('\n')

// A hidden rule is kept while the type stays: under another type nobody could see why rows are refused.
function rulesOf(row: FormValues, known: Column | undefined): ColumnRules {
  const number = (rule: 'minLength' | 'minimum' | 'maximum') =>
    row[rule] === undefined ? (known?.[rule] ?? null) : numberOf(row[rule])
  return {
    minLength: number('minLength'),
    minimum: number('minimum'),
    maximum: number('maximum'),
    default: textOf(row.default) || null,
    mask: textOf(row.mask) || null,
    transform: transforms.find((one) => one === row.transform) ?? known?.transform ?? 'none',
  }
}
