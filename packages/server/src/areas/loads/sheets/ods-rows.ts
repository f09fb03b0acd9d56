import { mostColumns, type SheetRow } from './sheet-row.ts'
import { plain, shownNumber } from './shown-number.rules.ts'
import { WorkbookFault } from './workbook-fault.ts'
import { attributeOf, type XmlHandler } from './xml-scanner.ts'

const mostRows = 1 << 20

/** Reads the rows of one sheet. Repeated cells and rows are stored once in the file, and empty ones are omitted. */
export class OdsReader implements XmlHandler {
  readonly #sheet: number
  readonly #sign: ',' | '.'
  #at = -1
  #rows: SheetRow[] = []
  #number = 0
  #rowTimes = 1
  #cells: string[] = []
  #column = 0
  #cellTimes = 1
  #attributes: string | null = null
  #text = ''
  #paragraphs = 0
  #isParagraph = false
  #isNote = false

  constructor(sheet: number, sign: ',' | '.') {
    this.#sheet = sheet
    this.#sign = sign
  }

  /** Whether the sheet was read completely. */
  get isPast(): boolean {
    return this.#at > this.#sheet
  }

  taken(): readonly SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, attributes: string): void {
    if (name === 'table') this.#at += 1
    if (this.#at !== this.#sheet) return
    if (name === 'table-row') {
      this.#rowTimes = times(attributes, 'table:number-rows-repeated')
      this.#cells = []
      this.#column = 0
    } else if (name === 'table-cell' || name === 'covered-table-cell') this.#openCell(attributes)
    else if (name === 'annotation') this.#isNote = true
    else if (this.#attributes !== null && !this.#isNote) this.#openText(name, attributes)
  }

  text(text: string): void {
    if (this.#isParagraph && !this.#isNote) this.#text += text
  }

  close(name: string): void {
    if (this.#at !== this.#sheet) return
    if (name === 'p') this.#isParagraph = false
    else if (name === 'annotation') this.#isNote = false
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#closeCell()
    else if (name === 'table-row') this.#closeRow()
  }

  #openCell(attributes: string): void {
    this.#attributes = attributes
    this.#cellTimes = times(attributes, 'table:number-columns-repeated')
    this.#text = ''
    this.#paragraphs = 0
  }

  #openText(name: string, attributes: string): void {
    if (name === 'p') {
      if (this.#paragraphs > 0) this.#text += '\n'
      this.#paragraphs += 1
      this.#isParagraph = true
    } else if (name === 's') this.#text += ' '.repeat(Math.min(1000, times(attributes, 'text:c')))
    else if (name === 'tab') this.#text += '\t'
    else if (name === 'line-break') this.#text += '\n'
  }

  #closeCell(): void {
    const value = shown(this.#attributes ?? '', this.#text, this.#sign)
    this.#attributes = null
    if (value !== '') {
      if (this.#column + this.#cellTimes > mostColumns) throw new WorkbookFault('unpacked_size_out_of_range')
      while (this.#cells.length < this.#column) this.#cells.push('')
      for (let time = 0; time < this.#cellTimes; time += 1) this.#cells.push(value)
    }
    this.#column += this.#cellTimes
  }

  #closeRow(): void {
    if (this.#cells.length > 0) {
      if (this.#number + this.#rowTimes > mostRows) throw new WorkbookFault('unpacked_size_out_of_range')
      for (let time = 1; time <= this.#rowTimes; time += 1)
        this.#rows.push({ number: this.#number + time, cells: [...this.#cells] })
    }
    this.#number += this.#rowTimes
  }
}

function times(attributes: string, name: string): number {
  const count = Number(attributeOf(attributes, name) ?? 1)
  return Number.isInteger(count) && count > 0 ? count : 1
}

/** A cell as displayed, but with full dates and digits, whatever its format. */
function shown(attributes: string, text: string, sign: ',' | '.'): string {
  const type = attributeOf(attributes, 'office:value-type') ?? 'string'
  const read = byType[type]
  return read === undefined ? text : read(attributes, text, sign)
}

type CellReader = (attributes: string, text: string, sign: ',' | '.') => string

const amount: CellReader = (attributes, text, sign) => {
  const value = attributeOf(attributes, 'office:value')
  // `08001` is a number that is displayed with its leading zero.
  if (value === undefined || /^0\d+$/.test(text)) return text
  const style = /[.,]\d\d[^\d%]*$/.test(text) ? ({ kind: 'decimals', decimals: 2 } as const) : plain
  return shownNumber(value, style, false, sign)
}

const byType: Readonly<Record<string, CellReader>> = {
  ...{ float: amount, currency: amount, percentage: amount },
  date: (attributes, text) => dateOf(attributeOf(attributes, 'office:date-value') ?? text),
  time: (attributes, text) => timeOf(attributeOf(attributes, 'office:time-value') ?? '') ?? text,
  boolean: (attributes) => (attributeOf(attributes, 'office:boolean-value') === 'true' ? 'S' : 'N'),
}

const dateOf = (value: string): string => value.replace(/T00:00:00(\.0+)?$/, '').replace('T', ' ')

function timeOf(value: string): string | undefined {
  const parts = /^PT(\d+)H(\d+)M(\d+)/.exec(value)
  return parts
    ?.slice(1)
    .map((part) => part.padStart(2, '0'))
    .join(':')
}
