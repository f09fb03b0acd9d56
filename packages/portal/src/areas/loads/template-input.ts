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

/** The rules of a column that few need; `null` and `none` stand for no rule. */
export type ColumnRules = Required<
  Pick<Column, 'minLength' | 'minimum' | 'maximum' | 'default' | 'mask' | 'transform'>
>

/** What can be done to a text on its way in. */
export const transforms = ['none', 'upper', 'lower', 'capitalize'] as const satisfies readonly NonNullable<
  Column['transform']
>[]

/** What the form of a format says, as the contract wants it; what the form does not show is kept from before. */
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

/** Whoever may not see management fields keeps the one that the column fills. */
const targetOf = ({ fieldId }: FormValues, known: Column | undefined): string | null =>
  fieldId === undefined ? (known?.fieldId ?? null) : textOf(fieldId) || null

/** What a column keeps of what its values mean when the form does not show it. */
const meaningsOf = (known: Column | undefined, type: string) =>
  (known?.type === type ? known.meanings : undefined) ?? []

/** `0-30 = Temprano`; a line without the sign stands for itself, which the server refuses unless it is allowed. */
function meaningOf(line: string): { value: string; means: string } {
  const at = line.lastIndexOf('=')
  if (at === -1) return { value: line, means: line }
  return { value: line.slice(0, at).trim(), means: line.slice(at + 1).trim() }
}

/** The same the other way round. */
export const meaningLines = (meanings: Column['meanings'] = []): string =>
  meanings.map(({ value, means }) => `${value} = ${means}`).join('\n')

// A rule that the form does not show for this type is kept while the type stays: under another type nobody could
// see what refuses the rows.
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
