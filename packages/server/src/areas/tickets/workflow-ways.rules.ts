import { type CellReader, cellReader } from '#cells/read-cell.ts'
import { conflict, type FieldErrors, forbidden, refuse, refuseAll } from '#contract/refuse.ts'
import type { FieldsTable } from '#db/schema/fields.ts'
import type { WorkflowDocument, WorkflowState, WorkflowTransition } from '#db/schema/workflows.ts'

type Permissions = { permissions: ReadonlySet<string> }
export type AskedField = Pick<FieldsTable, 'key' | 'label' | 'type' | 'minimum' | 'maximum' | 'options'>
/** What one field says. */
type FieldValue = { key: string; value: string }

/** The transitions from a state that this person may take. */
export const choicesOf = (
  { transitions }: WorkflowDocument,
  state: string,
  { permissions }: Permissions,
): WorkflowTransition[] =>
  transitions.filter(
    ({ from, permission = null }) => from === state && (permission === null || permissions.has(permission)),
  )

/** The transition with this code from a state; refuses an unknown one, or a missing permission. */
export function transitionOf(
  { transitions }: WorkflowDocument,
  state: string,
  { code, user }: { code: string; user: Permissions },
): WorkflowTransition {
  const way = transitions.find((one) => one.from === state && one.code === code)
  if (way === undefined) return refuse('inclusion', 'transition', { value: code })
  const { permission = null } = way
  if (permission !== null && !user.permissions.has(permission)) forbidden([permission])
  return way
}

export const stateIn = ({ states: all }: WorkflowDocument, code: string): WorkflowState =>
  all.find((state) => state.code === code) ?? conflict('invalid', 'workflow')

/** The values parsed by field type; errors are reported at their field. */
export function readValues(
  fields: readonly AskedField[],
  { required = [] }: Pick<WorkflowTransition, 'required'>,
  given: Readonly<Record<string, string>>,
): FieldValue[] {
  const errors: FieldErrors = {}
  const values: FieldValue[] = []
  // A map instead of an object: a field may be called `constructor`.
  const valueByKey = new Map(Object.entries(given))
  for (const key of valueByKey.keys()) {
    if (fields.every((field) => field.key !== key)) errors[`values.${key}`] = [{ error: 'inclusion' }]
  }
  for (const field of fields) {
    const read = readerOf(field, required.includes(field.key))((valueByKey.get(field.key) ?? '').trim())
    if (read !== null && typeof read === 'object') errors[`values.${field.key}`] = [{ error: read.code }]
    else if (read !== null) values.push({ key: field.key, value: String(read) })
  }
  refuseAll(errors)
  return values
}

/** A management field is parsed like a column of a file. */
function readerOf({ key, label, minimum, maximum, ...field }: AskedField, required: boolean): CellReader {
  const isNumber = field.type === 'integer' || field.type === 'decimal'
  const bounds = isNumber ? { minimum, maximum } : { minLength: minimum, maxLength: maximum }
  const column = { ...field, ...bounds, name: key, label, required, key: false, transform: 'none' as const }
  return cellReader(column, { dateOrder: 'ymd', decimalSign: '.' })
}
