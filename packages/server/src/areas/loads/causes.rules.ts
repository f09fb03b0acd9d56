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

/** The maximum number of values per cause. */
export const mostValues = 20

/** The causes, most rows first: with the result of the current template for their values, and what it allows. */
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

/** The resulting value; null while it is refused. */
function readerFor(
  field: string | null,
  column: TemplateColumn | undefined,
  options: TemplateOptions,
): (value: string) => string | null {
  if (field === null) return () => null
  // The template no longer has the column: its cells are not read.
  if (column === undefined) return () => ''
  const read = cellReader(column, options)
  return (value) => {
    // A truncated value is not what the file contains.
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

/** The column's limit behind a code about a length or an amount. */
const limits = {
  too_long: 'maxLength',
  too_short: 'minLength',
  greater_than: 'minimum',
  less_than: 'maximum',
} as const satisfies Partial<Record<LoadCause['code'], keyof TemplateColumn>>

function limitOf(column: TemplateColumn | undefined, code: LoadCause['code']): number | null {
  return code in limits ? (column?.[limits[code as keyof typeof limits]] ?? null) : null
}
