import { isEmpty, plainOf, type CellReading } from './import-fields.ts'
import type { ImportPlan } from './import-plan.ts'
import type { FileRow, ImportFile } from './import-file.ts'

/** Maps fields to columns of a file, by the field's name; missing ones are omitted. */
export type Matches = Readonly<Partial<Record<string, number>>>

/** Matches each field to a column by its label in the current language, or by its technical name. */
export function matchColumns(plan: ImportPlan, { header }: ImportFile, { translate }: CellReading): Matches {
  const titles = header.map(plainOf)
  const taken = new Set<number>()
  const found: Record<string, number> = {}
  for (const { name } of plan.fields) {
    const at = titles.findIndex(
      (title, column) => !taken.has(column) && [plainOf(translate(name)), plainOf(name)].includes(title),
    )
    if (at === -1) continue
    taken.add(at)
    found[name] = at
  }
  return found
}

/** A row as the service takes it, and its position in the file. */
export interface ImportRow {
  readonly number: number
  readonly values: Readonly<Record<string, unknown>>
}

/** Builds the service's rows, omitting fields without a column and empty cells. */
export function importRowsOf(
  plan: ImportPlan,
  rows: readonly FileRow[],
  matches: Matches,
  reading: CellReading,
): ImportRow[] {
  return rows.map(({ number, cells }) => ({
    number,
    values: Object.fromEntries(
      plan.fields.flatMap(({ name, read }) => {
        const column = matches[name]
        const value = column === undefined ? undefined : read(cells[column] ?? null, reading)
        return value === undefined ? [] : [[name, value]]
      }),
    ),
  }))
}

/** The non-empty columns without a field. */
export function unusedColumns({ header, rows }: ImportFile, matches: Matches): string[] {
  const used = new Set(Object.values(matches))
  return header.filter(
    (title, column) =>
      title !== '' && !used.has(column) && rows.some(({ cells }) => !isEmpty(cells[column] ?? null)),
  )
}
