import type { TemplateInput } from '@portal/sdk'
import { csvLine, windows1252 } from './csv.ts'
import { type Kind, kinds, type Planted } from './messy-kinds.ts'
import { columnNames, type Draft, draftOf, products, type Raw, type Values } from './messy-rows.ts'
import { type Seeded, seeded, shuffled } from './seeded.ts'

/** A messy load file with its expected result: known by construction, not computed. */
export type MessyFile = {
  csv: Buffer
  template: TemplateInput
  header: readonly string[]
  expected: {
    total: number
    created: number
    duplicated: number
    /** Rejected rows; each has one or more errors in `rejected`. */
    errors: number
    rejected: readonly ({ row: number } & Planted)[]
    /** The raw cells of the rejected rows, by row. */
    rejectedCells: ReadonlyMap<number, readonly string[]>
    /** The stored records, in the order of the file. */
    records: readonly { row: number; values: Values }[]
    /** The number of rows by kind of mess. */
    kinds: ReadonlyMap<string, number>
  }
}

export type MessyOptions = {
  rows: number
  seed: number
  encoding: 'windows-1252' | 'utf-8-bom'
  /** The minimum length of remarks; none unless given. */
  noteLength?: number
}

const delimiter = ';'
/** The first rows are clean, so that a duplicate always has a row before it. */
const cleanRows = 40

const headers: Record<keyof Raw, string> = {
  document: 'DOCUMENTO',
  name: 'NOMBRE',
  phone: 'TELEFONO',
  email: 'E-MAIL',
  postalCode: 'CP',
  amount: 'IMPORTE',
  dueDate: 'FECHA_VENCIMIENTO',
  priority: 'PRIORIDAD',
  product: 'PRODUCTO',
  consent: 'CONSENTIMIENTO',
  notes: 'OBSERVACIONES',
}

const messyTemplate: TemplateInput = {
  name: 'Cartera revuelta',
  dateOrder: 'dmy',
  decimalSign: ',',
  columns: [
    { name: 'document', label: 'Documento', type: 'nif', required: true, key: true },
    { name: 'name', label: 'Nombre', type: 'text', required: true, maxLength: 80 },
    { name: 'phone', label: 'Teléfono', type: 'phone' },
    { name: 'email', label: 'Correo', aliases: ['E-MAIL'], type: 'email' },
    { name: 'postalCode', label: 'Código postal', aliases: ['CP'], type: 'postalCode' },
    { name: 'amount', label: 'Importe', type: 'decimal', maximum: 100_000 },
    { name: 'dueDate', label: 'Fecha vencimiento', type: 'date' },
    { name: 'priority', label: 'Prioridad', type: 'integer', minimum: 1, maximum: 5 },
    { name: 'product', label: 'Producto', type: 'list', options: [...products] },
    { name: 'consent', label: 'Consentimiento', type: 'boolean' },
    { name: 'notes', label: 'Observaciones', type: 'text', maxLength: 4000 },
  ],
}

/** `rows` records, the last of them a TOTAL row, with blank lines in between that are not records. */
export function messyFile({ rows, seed, encoding, noteLength = 0 }: MessyOptions): MessyFile {
  const numbers = seeded(seed)
  const plan = planOf(rows, numbers, encoding)
  const file = new FileInTheMaking(encoding)
  for (const [index, kind] of plan.entries()) {
    if (index % 911 === 500) file.skip(numbers.pick(['', delimiter.repeat(columnNames.length - 1), '   ']))
    file.add(kind, draftOf(index, numbers, noteLength), numbers)
  }
  file.addTotal()
  return file.finished()
}

/** The kind of mess, or none, of each record but the last. */
function planOf(rows: number, numbers: Seeded, encoding: MessyOptions['encoding']): (Kind | null)[] {
  const usable = kinds.filter((kind) => encoding === 'utf-8-bom' || kind.onlyUtf8 !== true)
  const messy = usable.flatMap((kind) =>
    Array.from({ length: Math.max(1, Math.round((kind.per20000 * rows) / 20_000)) }, () => kind),
  )
  const clean = rows - 1 - cleanRows - messy.length
  if (clean < 0) throw new Error(`${rows} rows are too few for ${messy.length} messy ones`)
  const mixed = shuffled<Kind | null>([...messy, ...Array.from({ length: clean }, () => null)], numbers)
  return [...Array.from({ length: cleanRows }, () => null), ...mixed]
}

class FileInTheMaking {
  #lines = [csvLine(Object.values(headers), delimiter)]
  #encoding: MessyOptions['encoding']
  #total = 0
  #duplicated = 0
  #rejected: ({ row: number } & Planted)[] = []
  #rejectedCells = new Map<number, readonly string[]>()
  #records: { row: number; values: Values }[] = []
  #documents: [string, ...string[]] | null = null
  #kinds = new Map<string, number>()

  constructor(encoding: MessyOptions['encoding']) {
    this.#encoding = encoding
  }

  /** A line that is not a record but counts as a row, as in a spreadsheet. */
  skip(line: string): void {
    this.#lines.push(line)
  }

  add(kind: Kind | null, draft: Draft, numbers: Seeded): void {
    this.#total += 1
    if (kind) this.#kinds.set(kind.name, (this.#kinds.get(kind.name) ?? 0) + 1)
    if (kind?.becomes === 'error') this.#reject(kind, draft, numbers)
    else if (kind?.becomes === 'duplicated') this.#repeat(kind.write, draft, numbers)
    else this.#create(kind, draft, numbers)
  }

  addTotal(): void {
    this.#total += 1
    const cells = cellsOf({ ...blankRaw(), document: 'TOTAL', amount: '12.345,00' })
    const row = this.#write(cells)
    this.#rejected.push({ row, field: 'document', code: 'invalid' }, { row, field: 'name', code: 'blank' })
    this.#rejectedCells.set(row, cells)
  }

  finished(): MessyFile {
    const text = `${this.#lines.join('\r\n')}\r\n`
    return {
      csv: this.#encoding === 'utf-8-bom' ? Buffer.from(`\uFEFF${text}`) : windows1252(text),
      template: messyTemplate,
      header: Object.values(headers),
      expected: {
        total: this.#total,
        created: this.#records.length,
        duplicated: this.#duplicated,
        errors: this.#rejectedCells.size,
        rejected: this.#rejected,
        rejectedCells: this.#rejectedCells,
        records: this.#records,
        kinds: this.#kinds,
      },
    }
  }

  #reject(kind: Kind & { becomes: 'error' }, draft: Draft, numbers: Seeded): void {
    const cells = cellsOf({ ...draft.raw, ...kind.raw(draft, numbers) })
    const written = kind.cells?.(cells) ?? cells
    const row = this.#write(written)
    this.#rejected.push(...kind.errors.map((error) => ({ row, ...error })))
    this.#rejectedCells.set(row, written)
  }

  #repeat(write: (document: string) => string, draft: Draft, numbers: Seeded): void {
    if (!this.#documents) throw new Error('a duplicate needs a row before it')
    this.#duplicated += 1
    this.#write(cellsOf({ ...draft.raw, document: write(numbers.pick(this.#documents)) }))
  }

  #create(kind: (Kind & { becomes: 'created' }) | null, draft: Draft, numbers: Seeded): void {
    const change = kind?.change(draft, numbers)
    const row = this.#write(cellsOf({ ...draft.raw, ...change?.raw }), kind?.isQuoted)
    this.#records.push({ row, values: { ...draft.values, ...change?.values } })
    if (this.#documents) this.#documents.push(draft.raw.document)
    else this.#documents = [draft.raw.document]
  }

  /** Returns the row's number; the header is 1. */
  #write(cells: readonly string[], isQuoted = false): number {
    this.#lines.push(csvLine(cells, delimiter, isQuoted))
    return this.#lines.length
  }
}

function cellsOf(raw: Raw): string[] {
  return columnNames.map((name) => raw[name])
}

function blankRaw(): Raw {
  return {
    document: '',
    name: '',
    phone: '',
    email: '',
    postalCode: '',
    amount: '',
    dueDate: '',
    priority: '',
    product: '',
    consent: '',
    notes: '',
  }
}
