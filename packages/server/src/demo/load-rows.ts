import type { LoadRejectsTable } from '#db/schema/load-rejects.ts'
import type { DemoCell, DemoFormat } from './load-formats.ts'
import type { StrangeChoice } from './load-plan.ts'
import type { Random } from './random.ts'

type CellError = LoadRejectsTable['errors']['__select__'][number]
type Data = Record<string, string | number>

/** A record of a file, and its outcome. */
export type DemoRow = { cells: readonly string[] } & (
  | { becomes: 'created' | 'updated' | 'unchanged'; key: string; data: Data }
  | { becomes: 'duplicated' }
  | { becomes: 'error'; errors: readonly CellError[] }
)
type Kept = Extract<DemoRow, { data: Data }>

export type DemoRowsOptions = {
  format: DemoFormat
  random: Random
  count: number
  /** The first new key: each load of a template has new ones. */
  firstKey: number
  /** Keys of the previous load: some of its records are loaded again, half of them with another value. */
  before: readonly Kept[]
  /** The share of invalid rows. */
  wrong: number
  strange?: StrangeChoice | undefined
}

/** The rows of a file, in its order. */
export function demoRows(options: DemoRowsOptions): DemoRow[] {
  const { format, random, count, firstKey, before, wrong, strange } = options
  const rows: DemoRow[] = []
  const own: Kept[] = []
  const comeAgain = before.slice(0, Math.floor(count / 25))
  for (let index = 0; index < count; index += 1) {
    const cells = format.columns.map((column) => column.cell(random, firstKey + index))
    const again = index % 20 === 10 ? comeAgain.pop() : undefined
    const earlier = index % 70 === 69 ? own[random.integer(0, own.length - 1)] : undefined
    if (strange && random.chance(strange.share)) rows.push(strangeRow(format, cells, random, strange))
    else if (random.chance(wrong)) rows.push(wrongRow(format, cells, random))
    else if (again)
      rows.push(random.chance(0.5) ? { ...again, becomes: 'unchanged' } : changed(format, again, cells))
    else if (earlier) rows.push({ becomes: 'duplicated', cells: earlier.cells })
    else {
      const row = keptRow(format, cells)
      own.push(row)
      rows.push(row)
    }
  }
  return rows
}

/** The rows that become records. */
export function keptRows(rows: readonly DemoRow[]): Kept[] {
  return rows.filter((row): row is Kept => 'data' in row)
}

function keptRow(format: DemoFormat, cells: readonly DemoCell[]): Kept {
  const data: Data = {}
  for (const [index, { column }] of format.columns.entries()) {
    const value = cells[index]?.value
    if (value !== undefined) data[column.name] = value
  }
  return { becomes: 'created', cells: cells.map(({ raw }) => raw), key: String(cells[0]?.value), data }
}

/** The same key as before, with the other values of a new row. */
function changed(format: DemoFormat, before: Kept, cells: readonly DemoCell[]): Kept {
  const withKey = [{ raw: before.key, value: before.key }, ...cells.slice(1)]
  return { ...keptRow(format, withKey), becomes: 'updated' }
}

/** A row whose choice is not one of the template's. */
function strangeRow(
  format: DemoFormat,
  cells: readonly DemoCell[],
  random: Random,
  { column: name, values }: StrangeChoice,
): DemoRow {
  const at = format.columns.findIndex(({ column }) => column.name === name)
  const value = random.pick(values)
  const errors = [
    { field: name, header: format.columns[at]?.header ?? null, code: 'inclusion' as const, value },
  ]
  return { becomes: 'error', cells: cells.map(({ raw }, index) => (index === at ? value : raw)), errors }
}

const wrongCells = {
  nif: { raw: '99999901A', code: 'invalid' },
  phone: { raw: '6,00E+08', code: 'format' },
  date: { raw: '31/02/2026', code: 'invalid' },
  decimal: { raw: 'abc', code: 'not_number' },
} as const

function wrongRow(format: DemoFormat, cells: readonly DemoCell[], random: Random): DemoRow {
  const raw = cells.map((cell) => cell.raw)
  const usable = format.columns.flatMap(({ column }, index) => (hasWrongCell(column.type) ? [index] : []))
  const [first = 0, ...others] = usable
  // A quarter of the invalid rows have two errors.
  const indexes = [
    ...new Set([random.pick([first, ...others]), ...(random.chance(0.25) ? [usable.at(-1) ?? first] : [])]),
  ]
  const errors = indexes
    .sort((one, other) => one - other)
    .flatMap((index): CellError[] => {
      const { column, header } = format.columns[index] ?? format.columns[0]
      if (!hasWrongCell(column.type)) return []
      const wrong = wrongCells[column.type]
      raw[index] = wrong.raw
      return [{ field: column.name, header, code: wrong.code, value: wrong.raw }]
    })
  return { becomes: 'error', cells: raw, errors }
}

function hasWrongCell(type: string): type is keyof typeof wrongCells {
  return type in wrongCells
}
