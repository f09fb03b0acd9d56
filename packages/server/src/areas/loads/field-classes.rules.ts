import type { FieldClass, TemplateColumnFilled } from '@portal/sdk/contract'

type Column = Pick<TemplateColumnFilled, 'name' | 'label' | 'type'>

const byType: Partial<Record<Column['type'], FieldClass>> = {
  ...{ nif: 'identifier', phone: 'phone', email: 'email', postalCode: 'address' },
  ...{ integer: 'none', decimal: 'none', boolean: 'none', list: 'none' },
}
const byLabel: readonly [RegExp, FieldClass][] = [
  [/nombre|apellido|titular|name/i, 'name'],
  [/direcci|domicilio|calle|poblaci|address/i, 'address'],
  [/nacimiento|birth/i, 'date'],
  [/documento|dni|nif|expediente|p[oó]liza|contrato|cuenta|iban/i, 'identifier'],
]

/** The default class of a field: the more sensitive one when in doubt. */
function suggestedClass({ name, label, type }: Column): FieldClass {
  const typed = byType[type]
  if (typed !== undefined) return typed
  const named = byLabel.find(([pattern]) => pattern.test(label) || pattern.test(name))?.[1]
  if (named !== undefined) return named
  return type === 'date' ? 'none' : 'text'
}

export type ClassedColumn = Column & { class: FieldClass }

/** The columns of a template with their classes. */
export const classed = (
  columns: readonly Column[],
  kept: Readonly<Record<string, FieldClass>> = {},
): ClassedColumn[] =>
  columns.map((column) => ({ ...column, class: kept[column.name] ?? suggestedClass(column) }))
