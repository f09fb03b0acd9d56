import type { FieldSpec } from '#patterns/resource-screen/fields.tsx'
import type { ResourceGroup } from '#patterns/resource-screen/words.ts'
import { cell, type ImportField } from './import-fields.ts'
import type { ImportPlan } from './import-plan.ts'

/** What a file is imported as, by the fields of the form: each that a cell can hold is a column. */
export function planOfFields(
  phrases: ResourceGroup,
  key: string,
  fields: readonly FieldSpec<string, string>[],
): ImportPlan {
  return { phrases, key, fields: fields.flatMap((field) => columnOf(field) ?? []) }
}

function columnOf({ name, cell: shape }: FieldSpec<string, string>): ImportField<string, string> | undefined {
  if (shape === undefined) return undefined
  if (shape.kind === 'choice') return cell.choice(name, shape.words, shape.values)
  if (shape.kind === 'yesNo') return cell.yesNo(name)
  return cell[shape.kind](name, shape.isRequired === true ? { isRequired: true } : {})
}
