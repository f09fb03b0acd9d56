import type { FieldKind, TemplateColumnFilled } from '@portal/sdk/contract'

type ColumnType = TemplateColumnFilled['type']

/** A field of a format, and where its values stand. */
export type FormatField = {
  name: string
  label: string
  kind: FieldKind
  options: readonly string[]
  /** Its place among a record's cells, from 1. */
  cell: number
  /** Whether every record was read by the type that the field has now. */
  isUniform: boolean
}

/** What the records of a format can be asked. */
export type Format = {
  templateSerial: number
  fields: ReadonlyMap<string, FormatField>
  /** The short numbers of its loads by their ids. */
  loads: ReadonlyMap<string, number>
}

const kinds: Record<ColumnType, FieldKind> = {
  text: 'text',
  email: 'text',
  integer: 'number',
  decimal: 'number',
  date: 'date',
  boolean: 'yes_no',
  phone: 'choice',
  nif: 'choice',
  postalCode: 'choice',
  list: 'choice',
}

type Column = Pick<TemplateColumnFilled, 'name' | 'label' | 'type' | 'options'>
type Template = { columns: readonly Column[]; cellPositions: Record<string, number> }
/** With which types the records of a field were read, and whether some were read once more by another version. */
export type ReadAs = ReadonlyMap<string, { types: readonly string[]; isReread: boolean }>

/** The fields of a template as filters see them. */
export function fieldsOf({ columns, cellPositions }: Template, readAs: ReadAs): FormatField[] {
  return columns.map(({ name, label, type, options = [] }) => {
    const { types = [type], isReread = false } = readAs.get(name) ?? {}
    const isUniform = !isReread && types.every((one) => kinds[one as ColumnType] === kinds[type])
    return { name, label, kind: kinds[type], options, cell: cellPositions[name] ?? 0, isUniform }
  })
}
