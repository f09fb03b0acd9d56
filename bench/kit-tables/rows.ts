/** A row of twelve columns, as a list of loads or of people has them. */
export type Row = Readonly<Record<string, string>> & { readonly id: string }

/** Their names, in order. */
export const columns = Array.from({ length: 12 }, (_, at) => `c${at}`)

/** Rows from a number on: always the same ones. */
export function rowsFrom(start: number, count: number): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const number = start + at
    const cells = columns.map((name, column) => [
      name,
      `${column === 0 ? 'Row' : 'Cell'} ${number}.${column}`,
    ])
    return { ...Object.fromEntries(cells), id: String(number) } as Row
  })
}

/** What every table is given. */
export interface TableProps {
  readonly rows: readonly Row[]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: Set<string>) => void
  /** Only rows in sight are drawn, in a box of 600 px. */
  readonly isVirtual: boolean
}
