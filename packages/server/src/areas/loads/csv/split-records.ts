import { recordEnd } from './split-cells.ts'

/** The maximum length of a record in characters, so that an unclosed quote cannot swallow the file. */
export const recordLimit = 1 << 20

/** One record as in the file; `fault` when its quote is unclosed or it is too long. */
export interface RawRecord {
  row: number
  raw: string
  fault: 'quote_open' | 'record_too_long' | null
}

export interface SplitText {
  records: RawRecord[]
  /** The start of the first incomplete record. */
  end: number
  /** Its row number. */
  nextRow: number
}

interface Line {
  end: number
  next: number
}

/**
 * Splits text into records. Blank records, and those of delimiters only, are skipped but counted: row numbers match
 * those of a spreadsheet. Unless `isLast`, a record needs its line end.
 */
export function splitRecords(
  text: string,
  options: { delimiter: string; firstRow: number; isLast: boolean; atMost?: number | undefined },
): SplitText {
  const records: RawRecord[] = []
  const next = recordFinder(text, options.delimiter, options.isLast)
  const isBlank = blankTest(options.delimiter)
  let at = 0
  let row = options.firstRow
  const atMost = options.atMost ?? Number.POSITIVE_INFINITY
  while (at < text.length && records.length < atMost) {
    const found = next(at)
    if (!found) break
    const raw = text.slice(at, found.end)
    if (!isBlank(raw)) records.push({ row, raw, fault: faultOf(found, raw) })
    row += 1
    at = found.next
  }
  return { records, end: at, nextRow: row }
}

function faultOf({ isBroken }: Found, raw: string): RawRecord['fault'] {
  if (isBroken) return 'quote_open'
  return raw.length > recordLimit ? 'record_too_long' : null
}

interface Found extends Line {
  isBroken: boolean
}

/** The end of the record at `from`; null when it is incomplete. */
function recordFinder(text: string, delimiter: string, isLast: boolean): (from: number) => Found | null {
  const lines = lineFinder(text, isLast)
  const quotes = positions(text, '"')
  return (from) => {
    const line = lines(from)
    if (!line) return null
    if (quotes(from) >= line.end) return { ...line, isBroken: false }
    const end = recordEnd(text, from, delimiter)
    if (end === -1) {
      // The quote may be closed in later text; beyond the limit only its first line is given up.
      const mayClose = !isLast && text.length - from < recordLimit
      return mayClose ? null : { ...line, isBroken: true }
    }
    const last = end === line.end ? line : lines(end)
    return last && { ...last, isBroken: false }
  }
}

/** Finds line ends: LF, CRLF or CR. A CR as the very last character may be half a CRLF. */
function lineFinder(text: string, isLast: boolean): (from: number) => Line | null {
  const newlines = positions(text, '\n')
  const carriageReturns = positions(text, '\r')
  return (from) => {
    const newline = newlines(from)
    const end = Math.min(carriageReturns(from), newline)
    if (end === Number.POSITIVE_INFINITY) return isLast ? { end: text.length, next: text.length } : null
    if (end === newline) return { end, next: end + 1 }
    if (end === text.length - 1 && !isLast) return null
    return { end, next: newline === end + 1 ? end + 2 : end + 1 }
  }
}

/** The next occurrence of a character at or after `from`, or Infinity; cached for ascending calls. */
function positions(text: string, sign: string): (from: number) => number {
  let at = -1
  return (from) => {
    if (at >= from) return at
    const found = text.indexOf(sign, from)
    at = found === -1 ? Number.POSITIVE_INFINITY : found
    return at
  }
}

function blankTest(delimiter: string): (raw: string) => boolean {
  const separator = delimiter.charCodeAt(0)
  const onlyDelimiters = delimiter === '|' ? /^[|\s]*$/ : new RegExp(`^[${delimiter}\\s]*$`)
  return (raw) => {
    const first = raw.charCodeAt(0)
    const mayBeBlank = first === separator || first <= 32 || first === 160 || raw.length === 0
    return mayBeBlank && onlyDelimiters.test(raw)
  }
}
