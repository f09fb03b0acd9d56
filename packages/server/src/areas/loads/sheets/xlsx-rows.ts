import type { Readable } from 'node:stream'
import { unescaped } from './shared-strings.ts'
import { mostColumns, type SheetRow } from './sheet-row.ts'
import { type NumberStyle, plain, shownNumber } from './shown-number.rules.ts'
import { WorkbookFault } from './workbook-fault.ts'
import { attributeOf, type XmlHandler, XmlScanner } from './xml-scanner.ts'

interface Context {
  texts: readonly string[]
  styles: readonly NumberStyle[]
  is1904: boolean
  sign: ',' | '.'
}

/** Streams the rows of a sheet in batches. */
export async function* xlsxRows(stream: Readable, context: Context): AsyncGenerator<readonly SheetRow[]> {
  const reader = new SheetReader(context)
  const scanner = new XmlScanner(reader)
  for await (const part of stream) {
    scanner.write(part as Buffer)
    const rows = reader.taken()
    if (rows.length > 0) yield rows
  }
  scanner.end()
}

class SheetReader implements XmlHandler {
  readonly #context: Context
  #rows: SheetRow[] = []
  #row: SheetRow = { number: 0, cells: [] }
  #column = -1
  #type = ''
  #style: NumberStyle = plain
  #value = ''
  #isValue = false
  #isPhonetic = false

  constructor(context: Context) {
    this.#context = context
  }

  taken(): readonly SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, attributes: string): void {
    if (name === 'c') this.#openCell(attributes)
    // A formula's own text is ignored: only its value counts.
    else if (name === 'v') this.#isValue = true
    else if (name === 't') this.#isValue = !this.#isPhonetic && this.#type === 'inlineStr'
    else if (name === 'rPh') this.#isPhonetic = true
    else if (name === 'row') {
      const number = Number(attributeOf(attributes, 'r') ?? this.#row.number + 1)
      this.#row = { number, cells: [] }
      this.#column = -1
    }
  }

  text(text: string): void {
    if (this.#isValue) this.#value += text
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'rPh') this.#isPhonetic = false
    else if (name === 'row' && this.#row.cells.length > 0) this.#rows.push(this.#row)
  }

  #openCell(attributes: string): void {
    const place = attributeOf(attributes, 'r')
    this.#column = place === undefined ? this.#column + 1 : columnOf(place)
    this.#type = attributeOf(attributes, 't') ?? 'n'
    const style = attributeOf(attributes, 's')
    this.#style = style === undefined ? plain : (this.#context.styles[Number(style)] ?? plain)
    this.#value = ''
  }

  #closeCell(): void {
    if (this.#value === '') return
    if (this.#column >= mostColumns) throw new WorkbookFault('unpacked_size_out_of_range')
    const { cells } = this.#row
    while (cells.length < this.#column) cells.push('')
    cells[this.#column] = this.#shown()
  }

  #shown(): string {
    const { texts, is1904, sign } = this.#context
    if (this.#type === 'n') return shownNumber(this.#value, this.#style, is1904, sign)
    if (this.#type === 's') return texts[Number(this.#value)] ?? ''
    if (this.#type === 'b') return this.#value === '1' ? 'S' : 'N'
    if (this.#type === 'd') return this.#value.replace(/T00:00(:00(\.0+)?)?Z?$/, '')
    return unescaped(this.#value)
  }
}

/** `C12` is the third column, index 2. */
function columnOf(place: string): number {
  let column = 0
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  if (column === 0) throw new WorkbookFault('file_damaged')
  return column - 1
}
