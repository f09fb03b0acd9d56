import type { FieldType, TemplateInputFilled as TemplateInput } from '@portal/sdk/contract'
import { type FieldErrors, refuseAll } from '#contract/refuse.ts'
import { isProblem, type TemplateColumn, type TemplateOptions } from '#cells/cell-rule.ts'
import { isMaskOpen } from '#cells/mask.ts'
import { cellReader } from '#cells/read-cell.ts'
import { folded } from '#cells/text.ts'

export type { TemplateInput }

/** Reports all contradictions in a template at once. */
export function checkTemplate(template: TemplateInput): void {
  const errors: FieldErrors = {}
  if (template.name.trim() === '') errors.name = [{ error: 'blank' }]
  const names = template.columns.map((column) => column.name)
  const targets = template.columns.map((column) => column.fieldId ?? null)
  template.columns.forEach((column, index) => {
    const found = columnErrors(column, template)
    if (names.indexOf(column.name) !== index) found.name = [{ error: 'taken' }]
    if (column.fieldId != null && targets.indexOf(column.fieldId) !== index)
      found.fieldId = [{ error: 'taken' }]
    for (const [field, fieldErrors] of Object.entries(found))
      errors[`columns[${index}].${field}`] = fieldErrors
  })
  refuseAll(errors)
}

function columnErrors(column: TemplateColumn, options: TemplateOptions): FieldErrors {
  const errors: FieldErrors = boundErrors(column)
  const choices = column.options ?? []
  if (column.label.trim() === '') errors.label = [{ error: 'blank' }]
  if (column.type === 'list' && choices.length === 0) errors.options = [{ error: 'blank' }]
  if (new Set(choices).size !== choices.length) errors.options = [{ error: 'taken' }]
  const strange = meaningError(column, options)
  if (isMaskOpen(column.mask ?? '')) errors.mask = [{ error: 'invalid' }]
  if (strange !== undefined) errors.meanings = [{ error: strange }]
  if (!isDefaultReadable(column, options)) errors.default = [{ error: 'invalid' }]
  return errors
}

function boundErrors({ minimum, maximum, minLength, maxLength }: TemplateColumn): FieldErrors {
  const errors: FieldErrors = {}
  if (isBelow(maximum, minimum)) errors.maximum = [{ error: 'greater_than', count: minimum ?? 0 }]
  if (isBelow(maxLength, minLength)) errors.maxLength = [{ error: 'greater_than', count: minLength ?? 0 }]
  return errors
}

function isBelow(greatest: number | null | undefined, least: number | null | undefined): boolean {
  return greatest != null && least != null && greatest < least
}

/** Management fields that columns target but cannot fill: they do not exist, or have another type. */
export function checkTargets(
  columns: readonly TemplateColumn[],
  fields: ReadonlyMap<string, FieldType>,
): void {
  const errors: FieldErrors = {}
  columns.forEach(({ fieldId, type }, index) => {
    if (fieldId == null) return
    const held = fields.get(fieldId)
    if (held === undefined || !fillable[type].includes(held))
      errors[`columns[${index}].fieldId`] = [{ error: 'invalid' }]
  })
  refuseAll(errors)
}

/** The field types that each column type can fill: its own, text always, and those with the same format. */
const fillable: Record<TemplateColumn['type'], readonly FieldType[]> = {
  text: ['text'],
  integer: ['integer', 'decimal', 'text'],
  decimal: ['decimal', 'text'],
  date: ['date', 'text'],
  phone: ['phone', 'text'],
  email: ['email', 'text'],
  nif: ['nif', 'text'],
  postalCode: ['text'],
  boolean: ['boolean', 'text'],
  list: ['list', 'text'],
}

/** A replaced value must not be blank, must be unique, and its replacement must be valid for the column. */
function meaningError(column: TemplateColumn, options: TemplateOptions) {
  const meanings = column.meanings ?? []
  const read = cellReader({ ...column, meanings: [], default: null, required: true }, options)
  const takes = (text: string) => {
    const value = read(text)
    return value !== null && !isProblem(value)
  }
  const known = new Map<string, string>()
  for (const { value, means } of meanings) {
    const own = folded(value)
    if (own === '') return 'blank'
    if (!takes(means)) return 'inclusion'
    if ((known.get(own) ?? means) !== means) return 'taken'
    known.set(own, means)
  }
  return undefined
}

/** A default that the column itself refuses would reject every row with an empty cell. */
function isDefaultReadable(column: TemplateColumn, options: TemplateOptions): boolean {
  if (column.default == null || column.default === '') return true
  const value = cellReader({ ...column, required: false }, options)('')
  return value === null || !isProblem(value)
}
