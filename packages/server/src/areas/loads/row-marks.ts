import type { BlacklistKind } from '@portal/sdk/contract'
import type { CellValue, TemplateColumn } from '#cells/cell-rule.ts'

/** A column with values that blacklists contain. */
export type KindColumn = { at: number; name: string; kind: BlacklistKind }

/** The columns of a template with phones, e-mail addresses and NIFs: all of them, not only the first of each. */
export const kindColumns = (columns: readonly TemplateColumn[]): KindColumn[] =>
  columns.flatMap(({ name, type }, at) =>
    type === 'phone' || type === 'email' || type === 'nif' ? [{ at, name, kind: type }] : [],
  )

/** A slice's values to check against blacklists, as parallel lists for the database. */
export class RowMarks {
  readonly rows: number[] = []
  readonly fields: string[] = []
  readonly kinds: BlacklistKind[] = []
  readonly values: string[] = []
  readonly #columns: readonly KindColumn[]

  constructor(columns: readonly KindColumn[]) {
    this.#columns = columns
  }

  take(row: number, cells: readonly (CellValue | null)[]): void {
    for (const { at, name, kind } of this.#columns) {
      const value = cells[at]
      if (typeof value !== 'string') continue
      this.rows.push(row)
      this.fields.push(name)
      this.kinds.push(kind)
      this.values.push(value)
    }
  }
}
