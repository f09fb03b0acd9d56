import type { FileRow, ImportFile } from './import-file.ts'

/** A property of a calendar that cannot be imported, and its line. */
export interface CalendarFault {
  readonly line: number
  readonly property: string
}

/** Maps properties of an event to fields of a row. */
export type CalendarFields = Readonly<Record<string, string>>

/** Further properties, as columns to choose from. */
const offered = ['LOCATION', 'CATEGORIES', 'DESCRIPTION']
/** Recurrence may be endless, and calendars interpret it differently: each day needs an event of its own. */
const repeating = new Set(['RRULE', 'RDATE', 'EXDATE'])
/** The maximum length of an event: a wrong year would create thousands of rows. */
const mostDays = 31
const dayMs = 24 * 60 * 60_000

interface Line {
  readonly number: number
  readonly name: string
  readonly value: string
}

/**
 * The events of a calendar as rows, one per day, each with the line of its event. Timed or recurring events are
 * errors, and so is a truncated file.
 */
export function calendarRows(
  text: string,
  fields: CalendarFields,
): Pick<ImportFile, 'header' | 'rows'> | CalendarFault {
  const read: Reading = { events: [], open: [] }
  for (const line of linesOf(text)) {
    const fault = readLine(read, line)
    if (fault !== undefined) return { line: line.number, property: fault }
  }
  const unclosed = read.open.at(-1)
  if (unclosed !== undefined) return { line: unclosed.number, property: `BEGIN:${unclosed.value}` }
  return tableOf(read.events, fields)
}

interface Reading {
  readonly events: Event[]
  /** The open components, innermost last. */
  readonly open: Line[]
}

/** Parses a line in the context of the previous ones; returns the invalid property, if any. */
function readLine(read: Reading, line: Line): string | undefined {
  const { events, open } = read
  const { name, value, number } = line
  if (name === '') return value.slice(0, 40)
  if (name === 'END') return open.pop()?.value === value ? undefined : `END:${value}`
  if (name !== 'BEGIN') return readProperty(read, line)
  open.push(line)
  if (value === 'VEVENT') events.push({ number, properties: new Map() })
  return undefined
}

function readProperty({ events, open }: Reading, line: Line): string | undefined {
  if (open.at(-1)?.value !== 'VEVENT') return undefined
  if (repeating.has(line.name)) return line.name
  events.at(-1)?.properties.set(line.name, line)
  return undefined
}

interface Event {
  readonly number: number
  readonly properties: Map<string, Line>
}

function tableOf(events: readonly Event[], fields: CalendarFields) {
  const names = [...Object.keys(fields), ...offered].filter((name) =>
    events.some(({ properties }) => properties.has(name)),
  )
  const rows: FileRow[] = []
  for (const { number, properties } of events) {
    if (properties.get('STATUS')?.value.toUpperCase() === 'CANCELLED') continue
    const days = daysOf(number, properties)
    if ('property' in days) return days
    for (const day of days) {
      const cells = names.map((name) =>
        name === 'DTSTART' ? day : textOf(properties.get(name)?.value ?? ''),
      )
      rows.push({ number, cells })
    }
  }
  return { header: names.map((name) => fields[name] ?? name), rows }
}

/** The days of an event; its end is exclusive. */
function daysOf(line: number, properties: ReadonlyMap<string, Line>): string[] | CalendarFault {
  const [start, end] = [properties.get('DTSTART'), properties.get('DTEND')]
  if (start === undefined) return { line, property: 'DTSTART' }
  if (properties.get('SUMMARY') === undefined) return { line, property: 'SUMMARY' }
  const first = instantOf(start)
  if (first === undefined) return { line: start.number, property: 'DTSTART' }
  const after = end === undefined ? first + dayMs : instantOf(end)
  const count = ((after ?? 0) - first) / dayMs
  if (end !== undefined && (count < 1 || count > mostDays)) return { line: end.number, property: 'DTEND' }
  return Array.from({ length: count }, (_, at) => new Date(first + at * dayMs).toISOString().slice(0, 10))
}

/** Parses a date, `20260106`: neither a time nor an impossible date. */
function instantOf({ value }: Line): number | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(value.trim()) ?? []
  const written = `${year}-${month}-${day}`
  const at = Date.parse(`${written}T00:00:00Z`)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== written ? undefined : at
}

/** Unfolds lines, keeping the number of the first; quoted parameters may contain a colon. */
function linesOf(text: string): Line[] {
  const lines: { number: number; text: string }[] = []
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const last = lines.at(-1)
    if (/^[ \t]/.test(raw) && last !== undefined) last.text += raw.slice(1)
    else if (raw !== '') lines.push({ number: at + 1, text: raw })
  }
  return lines.map(({ number, text: line }) => {
    const [, name = '', value = line] = /^([A-Za-z0-9-]+)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/.exec(line) ?? []
    const isKind = /^(BEGIN|END)$/i.test(name)
    return { number, name: name.toUpperCase(), value: isKind ? value.trim().toUpperCase() : value }
  })
}

/** Unescapes text. */
const textOf = (value: string): string =>
  value.replace(/\\([nN\\;,])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? ' ' : sign))
