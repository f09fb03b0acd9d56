import { isEmpty, plainOf, type CellReading } from './import-fields.ts'
import type { ImportPlan } from './import-plan.ts'
import type { FileRow, ImportFile } from './import-file.ts'

/** Which column of a file belongs to which field, by the field's name; what is not in the file is left out. */
export type Matches = Readonly<Partial<Record<string, number>>>

/** Finds each field's column by the field's word in the language at hand, or by its name for machines. */
export function matchColumns(plan: ImportPlan, { header }: ImportFile, { say }: CellReading): Matches {
  const titles = header.map(plainOf)
  const taken = new Set<number>()
  const found: Record<string, number> = {}
  for (const { name } of plan.fields) {
    const at = titles.findIndex(
      (title, column) => !taken.has(column) && [plainOf(say(name)), plainOf(name)].includes(title),
    )
    if (at === -1) continue
    taken.add(at)
    found[name] = at
  }
  return found
}

/** A row as the service takes it, and where it stood. */
export interface ImportRow {
  readonly number: number
  readonly values: Readonly<Record<string, unknown>>
}

/** The rows as the service takes them: fields without a column, and cells that say nothing, are left out. */
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

/** The columns with something in them that belong to no field. */
export function unusedColumns({ header, rows }: ImportFile, matches: Matches): string[] {
  const used = new Set(Object.values(matches))
  return header.filter(
    (title, column) =>
      title !== '' && !used.has(column) && rows.some(({ cells }) => !isEmpty(cells[column] ?? null)),
  )
}
