import type { Field, FieldInput } from '@portal/sdk'
import type { FormValues } from '@portal/ui-kit'
import { isTicked, linesOf, numberOf, textOf } from '#patterns/form-values.ts'

export const fieldTypes = [
  'text',
  'integer',
  'decimal',
  'date',
  'list',
  'phone',
  'email',
  'nif',
  'boolean',
] as const satisfies readonly Field['type'][]

export const dataClasses = [
  'none',
  'identifying',
  'special',
] as const satisfies readonly Field['personalData'][]

/** Maps the form of a management field to the contract. */
export function fieldInputOf(values: FormValues): FieldInput {
  const type = fieldTypes.find((known) => known === values.type) ?? 'text'
  return {
    key: textOf(values.key),
    label: textOf(values.label),
    type,
    required: isTicked(values.required),
    active: isTicked(values.active),
    minimum: numberOf(values.minimum),
    maximum: numberOf(values.maximum),
    options: type === 'list' ? linesOf(values.options) : [],
    position: numberOf(values.position) ?? 0,
    personalData: dataClasses.find((known) => known === values.personalData) ?? 'none',
  }
}
