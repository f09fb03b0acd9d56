import type { CalendarFault, CalendarFields } from './calendar-rows.ts'
import { isEmpty } from './import-fields.ts'
import type { FileRow, ImportFile } from './import-file.ts'

/** Why a file cannot be imported. */
export type FileFault = 'unreadable' | 'noRows' | 'tooManyRows'

/** The maximum number of rows: all of them are in memory until they are sent. */
export const mostRows = 50_000

/**
 * Reads a CSV file, the first sheet of a workbook, or a calendar if its properties are mapped; returns the reason
 * when there is nothing to import.
 */
export async function readFile(file: File): Promise<ImportFile | FileFault>
export async function readFile(
  file: File,
  calendar: CalendarFields | undefined,
): Promise<ImportFile | FileFault | CalendarFault>
export async function readFile(
  file: File,
  calendar?: CalendarFields,
): Promise<ImportFile | FileFault | CalendarFault> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (calendar !== undefined && isCalendar(bytes)) return await eventsOf(bytes, calendar)
    // A file with the signature of a ZIP is a workbook, regardless of its name.
    const format = bytes[0] === 0x50 && bytes[1] === 0x4b ? 'xlsx' : 'csv'
    const rows = format === 'xlsx' ? await workbookRows(bytes) : await textRows(bytes)
    const [first, ...rest] = rows.filter(({ cells }) => !cells.every(isEmpty))
    if (first === undefined || rest.length === 0) return 'noRows'
    if (rest.length > mostRows) return 'tooManyRows'
    return { format, header: first.cells.map((cell) => String(cell ?? '').trim()), rows: rest }
  } catch {
    return 'unreadable'
  }
}

/** One invalid event rejects the whole calendar: nobody wants half of it. */
async function eventsOf(
  bytes: Uint8Array,
  calendar: CalendarFields,
): Promise<ImportFile | FileFault | CalendarFault> {
  const { calendarRows } = await import('./calendar-rows.ts')
  const found = calendarRows(decoded(bytes), calendar)
  if ('property' in found) return found
  if (found.rows.length === 0) return 'noRows'
  return found.rows.length > mostRows ? 'tooManyRows' : { format: 'csv', ...found }
}

async function workbookRows(bytes: Uint8Array): Promise<FileRow[]> {
  // Loaded on demand: text files do not need the workbook library.
  const { sheetRows } = await import('./sheet-rows.ts')
  return sheetRows(bytes, mostRows + 2)
}

async function textRows(bytes: Uint8Array): Promise<FileRow[]> {
  const text = decoded(bytes)
  if (text.includes('\0')) throw new Error('No text file has NUL')
  const { parseCsv } = await import('hucre/csv')
  // Some spreadsheets declare the delimiter in a line of its own.
  const separator = /^sep=(.)\r?\n/.exec(text)
  const rows = parseCsv(text.slice(separator?.[0].length ?? 0), {
    maxRows: mostRows + 2,
    // Removes the apostrophe that our own exports add: here it is just a value.
    unescapeFormulae: true,
    ...(separator?.[1] === undefined ? {} : { delimiter: separator[1] }),
  })
  return rows.map((cells, at) => ({ number: at + 1 + (separator === null ? 0 : 1), cells }))
}

/** Whether it is a calendar (iCalendar, RFC 5545), regardless of its name. */
const isCalendar = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(decoded(bytes.slice(0, 100)))

/** UTF-8, or else Windows-1252, which Western European spreadsheets write. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
