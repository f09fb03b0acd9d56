import type { FieldSpec } from '#patterns/resource-screen/fields.tsx'
import type { PropertyRule } from '#patterns/resource-screen/resource.ts'
import type { ResourceGroup } from '#patterns/resource-screen/words.ts'
import { cell, type ImportField } from './import-fields.ts'
import type { ImportPlan } from './import-plan.ts'

/** Derives an import from the fields of a form: each that fits into a cell is a column. */
export function planOfFields(
  phrases: ResourceGroup,
  key: string,
  fields: readonly FieldSpec<string, string>[],
  input: Readonly<Record<string, PropertyRule>>,
): ImportPlan {
  return { phrases, key, fields: fields.flatMap((field) => columnOf(field, input[field.name] ?? {}) ?? []) }
}

function columnOf(
  { name, cell: shape }: FieldSpec<string, string>,
  { isRequired, values = [] }: PropertyRule,
): ImportField<string, string> | undefined {
  const rules = isRequired === true ? ({ isRequired: true } as const) : {}
  if (shape === undefined) return undefined
  if (shape.kind === 'choice') return cell.choice(name, shape.words, values, rules)
  if (shape.kind === 'yesNo') return cell.yesNo(name)
  return cell[shape.kind](name, rules)
}
