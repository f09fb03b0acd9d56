import type { CauseValue, LoadCause } from '@portal/sdk/contract'
import { isProblem, type TemplateColumn, type TemplateOptions } from '#cells/cell-rule.ts'
import { cellReader } from '#cells/read-cell.ts'
import { booleanWords } from '#cells/text.ts'
import { cleanCell, trimCell } from '#cells/tidy-cell.ts'
import { shownCharacters } from './compile-template.ts'

type Template = TemplateOptions & { columns: readonly TemplateColumn[] }

/** Errors of one field with one code, and their most frequent values. */
export type CountedCause = Omit<LoadCause, 'values' | 'allowed' | 'limit'> & {
  values: readonly Omit<CauseValue, 'becomes'>[]
}

/** So many values of a cause are told. */
export const mostValues = 20

/** The causes, the most rows first: with what the template as it is now makes of their values, and what it allows. */
export function causesBy(template: Template, counted: readonly CountedCause[]): LoadCause[] {
  return counted
    .toSorted((one, other) => other.rows - one.rows || (nameOf(one) < nameOf(other) ? -1 : 1))
    .map((cause) => {
      const column = template.columns.find(({ name }) => name === cause.field)
      const read = readerFor(cause.field, column, template)
      return {
        ...cause,
        values: cause.values.map(({ value, rows }) => ({ value, rows, becomes: read(value) })),
        allowed: allowedBy(column, cause.code),
        limit: limitOf(column, cause.code),
      }
    })
}

const nameOf = ({ field, code }: CountedCause) => `${field ?? ''} ${code}`

/** What becomes of a value; null while it is refused. */
function readerFor(
  field: string | null,
  column: TemplateColumn | undefined,
  options: TemplateOptions,
): (value: string) => string | null {
  if (field === null) return () => null
  // The template has no such column any more: nobody reads its cells.
  if (column === undefined) return () => ''
  const read = cellReader(column, options)
  return (value) => {
    // What was cut is not what stands in the file.
    if (value.length >= shownCharacters) return null
    const result = read(trimCell(cleanCell(value)))
    if (result === null) return ''
    return isProblem(result) ? null : String(result)
  }
}

function allowedBy(column: TemplateColumn | undefined, code: LoadCause['code']): string[] {
  if (column === undefined || code !== 'inclusion') return []
  return column.type === 'boolean' ? [...booleanWords] : [...(column.options ?? [])]
}

/** The rule of a column behind a code that is about a length or an amount. */
const limits = {
  too_long: 'maxLength',
  too_short: 'minLength',
  greater_than: 'minimum',
  less_than: 'maximum',
} as const satisfies Partial<Record<LoadCause['code'], keyof TemplateColumn>>

function limitOf(column: TemplateColumn | undefined, code: LoadCause['code']): number | null {
  return code in limits ? (column?.[limits[code as keyof typeof limits]] ?? null) : null
}
