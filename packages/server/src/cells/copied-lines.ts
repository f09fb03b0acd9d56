import { csvCell, unguardedCell } from './csv-cell.ts'

/**
 * How a value becomes a cell: as it is; disarmed and quoted where it must be; an amount with a comma; yes and no as S and N.
 * `maybe` is for what may be none.
 */
export type CopiedCell = 'plain' | 'checked' | 'comma' | 'maybeComma' | 'yesNo' | 'maybeYesNo'
export type CopiedLineOptions = {
  cells: readonly CopiedCell[]
  delimiter: string
  isGuarded: boolean
  /** What stands at the end of each line, with the line end. */
  lineEnd: string
}

/**
 * Lines of CSV out of rows of binary COPY, byte by byte: a text is made of the few cells only that need quotes. What it writes
 * is what `csv_cell` writes in SQL, and a test holds both against each other.
 */
export class CopiedLines {
  /** Rows so far. */
  count = 0
  #out = Buffer.allocUnsafe(1 << 19)
  #at = 0
  readonly #options: CopiedLineOptions
  readonly #delimiter: number
  readonly #lineEnd: Buffer

  constructor(options: CopiedLineOptions) {
    this.#options = options
    this.#delimiter = options.delimiter.charCodeAt(0)
    this.#lineEnd = Buffer.from(options.lineEnd)
  }

  /** One row, as `CopyOut` hands it out. */
  readonly row = (bytes: Buffer, start: number, end: number): void => {
    const { cells } = this.#options
    // A cell of quotes and nothing else is twice as long, and has two quotes and an apostrophe besides.
    this.#make(2 * (end - start) + 4 * cells.length + this.#lineEnd.length)
    let from = start + 2
    for (let column = 0; column < cells.length; column += 1) {
      if (column > 0) this.#out[this.#at++] = this.#delimiter
      const length = lengthAt(bytes, from)
      from += 4
      if (length < 0) continue
      this.#cell(cells[column] ?? 'checked', bytes, from, from + length)
      from += length
    }
    for (const byte of this.#lineEnd) this.#out[this.#at++] = byte
    this.count += 1
  }

  /** The lines since it was last asked. */
  take(): Buffer {
    const taken = this.#out.subarray(0, this.#at)
    this.#out = Buffer.allocUnsafe(Math.max(1 << 18, 2 * this.#at))
    this.#at = 0
    return taken
  }

  #cell(kind: CopiedCell, bytes: Buffer, from: number, end: number): void {
    switch (kind) {
      case 'plain':
        return this.#plain(bytes, from, end)
      case 'checked':
        return this.#checked(bytes, from, end)
      case 'comma':
        return this.#comma(bytes, from, end)
      case 'maybeComma':
        return this.#text(withComma(bytes.toString('utf8', from, end)))
      case 'yesNo':
      case 'maybeYesNo': {
        const is = yesOrNo(bytes, from, end)
        if (is === undefined) this.#checked(bytes, from, end)
        else this.#out[this.#at++] = is
      }
    }
  }

  #plain(bytes: Buffer, from: number, end: number): void {
    const out = this.#out
    let at = this.#at
    for (let index = from; index < end; index += 1) out[at++] = bytes[index] as number
    this.#at = at
  }

  #checked(bytes: Buffer, from: number, end: number): void {
    const out = this.#out
    let at = this.#at
    let mark = this.#options.isGuarded && from < end ? (first[bytes[from] as number] as number) : 0
    for (let index = from; index < end; index += 1) {
      const byte = bytes[index] as number
      mark |= special[byte] as number
      out[at++] = byte
    }
    if (mark === 0) this.#at = at
    else this.#text(bytes.toString('utf8', from, end))
  }

  /** An amount as the reader keeps it: a comma makes it a cell with quotes, and an exponent what a formula might be. */
  #comma(bytes: Buffer, from: number, end: number): void {
    let point = -1
    for (let index = from; index < end; index += 1) {
      if (bytes[index] === pointSign) point = index - from
      else if (bytes[index] === exponent)
        return this.#text(bytes.toString('latin1', from, end).replaceAll('.', ','))
    }
    if (point < 0) return this.#plain(bytes, from, end)
    this.#out[this.#at++] = quote
    const at = this.#at
    this.#plain(bytes, from, end)
    this.#out[at + point] = comma
    this.#out[this.#at++] = quote
  }

  #text(text: string): void {
    const cell = this.#options.isGuarded ? csvCell(text) : unguardedCell(text)
    this.#at += this.#out.write(cell, this.#at)
  }

  #make(room: number): void {
    if (this.#out.length - this.#at >= room) return
    const larger = Buffer.allocUnsafe(2 * this.#out.length + room)
    this.#out.copy(larger, 0, 0, this.#at)
    this.#out = larger
  }
}

const [quote, comma, pointSign, exponent, yes, no] = [0x22, 0x2c, 0x2e, 0x65, 0x53, 0x4e]

const lengthAt = (bytes: Buffer, at: number): number =>
  ((bytes[at] as number) << 24) |
  ((bytes[at + 1] as number) << 16) |
  ((bytes[at + 2] as number) << 8) |
  (bytes[at + 3] as number)

const withComma = (text: string): string => (/^-?[0-9]+[.][0-9]+$/.test(text) ? text.replace('.', ',') : text)

function yesOrNo(bytes: Buffer, from: number, end: number): number | undefined {
  if (end - from === 4 && lengthAt(bytes, from) === 0x74727565) return yes
  return end - from === 5 && bytes.toString('latin1', from, end) === 'false' ? no : undefined
}

const marks = (...bytes: number[]): Uint8Array => {
  const table = new Uint8Array(256)
  for (const byte of bytes) table[byte] = 1
  return table
}
const bytesOf = (signs: string): number[] => [...Buffer.from(signs)]
/** What may begin a formula; of the full-width signs the first byte. */
const first = marks(...bytesOf("'=+-@\t\r"), 0xef)
const special = marks(...bytesOf('";,|\t\r\n'))
