import { csvCell, unguardedCell } from './csv-cell.ts'

/**
 * How to format a value as a cell: unchanged; escaped and quoted if needed; an amount with a comma or a point and two
 * decimals (5.5 becomes 5,50); a boolean as S or N. `maybe` is for values that may be invalid.
 */
export type CopiedCell =
  | 'plain'
  | 'checked'
  | 'comma'
  | 'maybeComma'
  | 'point'
  | 'maybePoint'
  | 'yesNo'
  | 'maybeYesNo'
export type CopiedLineOptions = {
  cells: readonly CopiedCell[]
  delimiter: string
  isGuarded: boolean
  /** The end of each line, including the line break. */
  lineEnd: string
}

/**
 * Formats rows of binary COPY as CSV lines, byte by byte: only the few cells that need quotes become strings. The
 * output equals that of `csv_cell` in SQL, and a test compares both.
 */
export class CopiedLines {
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

  /** One row from `CopyOut`. */
  readonly row = (bytes: Buffer, start: number, end: number): void => {
    const { cells } = this.#options
    // The worst case: a cell of quotes doubles its length, plus two quotes and an apostrophe.
    this.#make(2 * (end - start) + 4 * cells.length + this.#lineEnd.length)
    let from = start + 2
    let at = this.#at
    for (let column = 0; column < cells.length; column += 1) {
      if (column > 0) this.#out[at++] = this.#delimiter
      const length = lengthAt(bytes, from)
      from += 4
      if (length < 0) continue
      at = this.#cell(cells[column] as CopiedCell, at, bytes, from, from + length)
      from += length
    }
    this.#at = copy(this.#lineEnd, 0, this.#lineEnd.length, this.#out, at)
  }

  /** The size of the lines since `take`. */
  get bytes(): number {
    return this.#at
  }

  /** The lines since the last call. */
  take(): Buffer {
    const taken = this.#out.subarray(0, this.#at)
    this.#out = Buffer.allocUnsafe(Math.max(1 << 18, 2 * this.#at))
    this.#at = 0
    return taken
  }

  /** Writes a cell at `at`; returns the next offset. */
  #cell(kind: CopiedCell, at: number, bytes: Buffer, from: number, end: number): number {
    switch (kind) {
      case 'plain':
        return copy(bytes, from, end, this.#out, at)
      case 'checked':
        return this.#checked(at, bytes, from, end)
      case 'comma':
        return this.#comma(at, bytes, from, end)
      case 'maybeComma':
        return this.#text(at, withComma(bytes.toString('utf8', from, end)))
      case 'point':
      case 'maybePoint':
        return this.#point(at, bytes, from, end)
      case 'yesNo':
      case 'maybeYesNo': {
        const is = yesOrNo(bytes, from, end)
        if (is === undefined) return this.#checked(at, bytes, from, end)
        this.#out[at] = is
        return at + 1
      }
    }
  }

  #checked(at: number, bytes: Buffer, from: number, end: number): number {
    let mark = this.#options.isGuarded && from < end ? (first[bytes[from] as number] as number) : 0
    for (let index = from; index < end; index += 1) mark |= special[bytes[index] as number] as number
    return mark === 0
      ? copy(bytes, from, end, this.#out, at)
      : this.#text(at, bytes.toString('utf8', from, end))
  }

  /** An amount as stored: a decimal comma requires quotes, and an exponent might be a formula. */
  #comma(at: number, bytes: Buffer, from: number, end: number): number {
    let point = -1
    for (let index = from; index < end; index += 1) {
      if (bytes[index] === pointSign) point = index - from
      else if (bytes[index] === exponent)
        return this.#text(at, bytes.toString('latin1', from, end).replaceAll('.', ','))
    }
    const out = this.#out
    if (point < 0) return copy(bytes, from, end, out, at)
    out[at] = quote
    let behind = copy(bytes, from, end, out, at + 1)
    out[at + 1 + point] = comma
    if (end - from - point === 2) out[behind++] = zero
    out[behind] = quote
    return behind + 1
  }

  #point(at: number, bytes: Buffer, from: number, end: number): number {
    if (end - from < 3 || bytes[end - 2] !== pointSign) return this.#checked(at, bytes, from, end)
    return this.#text(at, withCents(bytes.toString('utf8', from, end)))
  }

  #text(at: number, text: string): number {
    const cell = this.#options.isGuarded ? csvCell(text) : unguardedCell(text)
    return at + this.#out.write(cell, at)
  }

  #make(room: number): void {
    if (this.#out.length - this.#at >= room) return
    const larger = Buffer.allocUnsafe(2 * this.#out.length + room)
    this.#out.copy(larger, 0, 0, this.#at)
    this.#out = larger
  }
}

const [quote, comma, pointSign, zero, exponent, yes, no] = [0x22, 0x2c, 0x2e, 0x30, 0x65, 0x53, 0x4e]

/** Copies bytes in a loop: for so few, a native call is slower. Returns the next offset. */
function copy(bytes: Buffer, from: number, end: number, out: Buffer, at: number): number {
  let to = at
  for (let index = from; index < end; index += 1) out[to++] = bytes[index] as number
  return to
}

const lengthAt = (bytes: Buffer, at: number): number =>
  ((bytes[at] as number) << 24) |
  ((bytes[at + 1] as number) << 16) |
  ((bytes[at + 2] as number) << 8) |
  (bytes[at + 3] as number)

const isAmount = /^-?[0-9]+[.][0-9]+$/
const withCents = (text: string): string => (isAmount.test(text) && text.at(-2) === '.' ? `${text}0` : text)
const withComma = (text: string): string => (isAmount.test(text) ? withCents(text).replace('.', ',') : text)

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
/** Characters that begin a formula; of full-width ones the first byte. */
const first = marks(...bytesOf("'=+-@\t\r"), 0xef)
const special = marks(...bytesOf('";,|\t\r\n'))
