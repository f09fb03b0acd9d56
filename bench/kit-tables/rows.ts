/** A row of twelve columns, as in a list of loads or of people. */
export type Row = Readonly<Record<string, string>> & { readonly id: string }

/** Their names, in order. */
export const columns = Array.from({ length: 12 }, (_, at) => `c${at}`)

/** Deterministic rows from a number on. */
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

/** The props of every table. */
export interface TableProps {
  readonly rows: readonly Row[]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: Set<string>) => void
  /** Virtualised, in a container of 600 px. */
  readonly isVirtual: boolean
}
