import { instantOf } from '#format/instant-of.ts'
import type { TranslateWord } from '#patterns/resource-screen/words.ts'

/** A cell of a file. */
export type FileCell = string | number | boolean | Date | null

/** The context for parsing a cell. */
export interface CellReading {
  readonly translate: TranslateWord
  readonly language: string
  /** The time zone of local times. Defaults to UTC. */
  readonly timeZone: string | null | undefined
  readonly yes: string
  readonly no: string
}

/** An import field as data: its name is the label of its column. */
export interface ImportField<Name extends string, Word extends string> {
  readonly name: Name
  readonly isRequired: boolean
  readonly kind: 'text' | 'number' | 'date' | 'dateTime' | 'yesNo' | 'choice' | 'list' | 'row' | 'rows'
  /** The value for the service; undefined omits it. Unparseable text is passed through: the service validates it. */
  readonly read: (cell: FileCell, reading: CellReading) => unknown
  /** The allowed values, as text. */
  readonly values?: (translate: TranslateWord) => readonly string[]
  /** Type only: the texts it needs. */
  readonly words?: readonly Word[]
}

interface Rules {
  readonly isRequired?: true
}

/** The kinds of fields. Anything else is `custom`. */
export const cell = {
  text: <Name extends string>(name: Name, rules: Rules = {}): ImportField<Name, Name> => ({
    ...fieldOf(name, 'text', rules),
    read: textOf,
  }),

  /** A nullable number: an empty cell removes the value. */
  number: <Name extends string>(name: Name, rules: Rules = {}): ImportField<Name, Name> => ({
    ...fieldOf(name, 'number', rules),
    read: (value, { language }) => (isEmpty(value) ? null : numberOf(value, language)),
  }),

  /** An optional number: an empty cell is omitted. */
  count: <Name extends string>(name: Name, rules: Rules = {}): ImportField<Name, Name> => ({
    ...fieldOf(name, 'number', rules),
    read: (value, { language }) => (isEmpty(value) ? undefined : numberOf(value, language)),
  }),

  date: <Name extends string>(name: Name, rules: Rules = {}): ImportField<Name, Name> => ({
    ...fieldOf(name, 'date', rules),
    read: (value) => (isEmpty(value) ? null : dayOf(value)),
  }),

  /** An optional date: the service defaults to today. */
  firstDay: <Name extends string>(name: Name): ImportField<Name, Name> => ({
    ...fieldOf(name, 'date', {}),
    read: (value) => (isEmpty(value) ? undefined : dayOf(value)),
  }),

  /** A local date and time, or an ISO instant; the export's empty marker is none. */
  dateTime: <Name extends string>(name: Name, rules: Rules = {}): ImportField<Name, Name> => ({
    ...fieldOf(name, 'dateTime', rules),
    read: (value, { timeZone }) => (isEmpty(value) || value === '—' ? null : momentOf(value, timeZone)),
  }),

  yesNo: <Name extends string>(name: Name): ImportField<Name, Name> => ({
    ...fieldOf(name, 'yesNo', {}),
    read: (value, { yes, no }) => (isEmpty(value) ? undefined : flagOf(value, yes, no)),
  }),

  /** One of a few values, with labels in a group: `types.text`. The value itself is accepted, too. */
  choice: <Name extends string, Words extends string>(
    name: Name,
    words: Words,
    values: readonly string[],
    rules: Rules = {},
  ): ImportField<Name, Name | Words> => ({
    ...fieldOf(name, 'choice', rules),
    read: (value, { translate }) => {
      if (isEmpty(value)) return undefined
      const given = plainOf(textOf(value))
      const isGiven = (id: string) => plainOf(id) === given || plainOf(translate(`${words}.${id}`)) === given
      return values.find(isGiven) ?? textOf(value)
    },
    values: (translate) => values.map((id) => translate(`${words}.${id}`)),
  }),

  /** Several texts, one per line or separated by vertical bars. */
  list: <Name extends string>(name: Name): ImportField<Name, Name> => ({
    ...fieldOf(name, 'list', {}),
    read: (value) => partsOf(value, /[|\n]/),
  }),

  /** A reference by code or name, resolved by the service. */
  row: <Name extends string>(name: Name, rules: Rules = {}): ImportField<Name, Name> => ({
    ...fieldOf(name, 'row', rules),
    read: (value) => (isEmpty(value) ? null : textOf(value)),
  }),

  /** Several references: codes and user names contain no commas, which the export uses as separator. */
  rows: <Name extends string>(name: Name, rules: Rules = {}): ImportField<Name, Name> => ({
    ...fieldOf(name, 'rows', rules),
    read: (value) => partsOf(value, /[|,\n]/),
  }),

  /** The same, but an empty cell is omitted instead of clearing. */
  givenRows: <Name extends string>(name: Name): ImportField<Name, Name> => ({
    ...fieldOf(name, 'rows', {}),
    read: (value) => (isEmpty(value) ? undefined : partsOf(value, /[|,\n]/)),
  }),

  custom: <Name extends string>(
    name: Name,
    field: Pick<ImportField<Name, Name>, 'kind' | 'isRequired' | 'read' | 'values'>,
  ): ImportField<Name, Name> => ({ name, ...field }),
}

function fieldOf<Name extends string>(name: Name, kind: ImportField<Name, Name>['kind'], rules: Rules) {
  return { name, kind, isRequired: rules.isRequired === true }
}

function partsOf(value: FileCell, between: RegExp): string[] {
  return textOf(value)
    .split(between)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/** Normalises text for matching: only letters and digits, ignoring case and accents. */
export function plainOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** A cell as text. */
export function textOf(value: FileCell): string {
  if (value === null) return ''
  return value instanceof Date ? isoOf(value) : String(value).trim()
}

export function isEmpty(value: FileCell): boolean {
  return textOf(value) === ''
}

// Workbooks have no zones: read dates literally.
function isoOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const text = date.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text
}

function numberOf(value: FileCell, language: string): FileCell {
  if (typeof value === 'number') return value
  const text = textOf(value)
  const decimal = (1.5).toLocaleString(language).charAt(1)
  const [group, point] = decimal === ',' ? [/[.\s]/g, ','] : [/[,\s]/g, '.']
  // Machine formats use a decimal point in every language; a group separator is followed by three digits.
  const isOfMachine = /^-?\d+\.\d+$/.test(text) && !/^-?\d{1,3}(\.\d{3})+$/.test(text)
  const plain = isOfMachine ? text : text.replaceAll(group, '').replace(point, '.')
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}

/** Parses `2026-03-29`, also from `29/03/2026`, `29.3.2026` or `29-3-2026`; other text stays unchanged. */
function dayOf(value: FileCell): string {
  const text = textOf(value)
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return text
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A date alone means midnight; other text stays unchanged. */
function momentOf(value: FileCell, timeZone: CellReading['timeZone']): string {
  const text = textOf(value)
  const wall = value instanceof Date ? text.replace(/Z$/, '') : text
  const [, day = '', time = '00:00', seconds = '0'] =
    /^([^\sT]+)(?:[\sT]+(\d{1,2}:\d\d)(?::([0-5]\d(?:\.\d+)?))?)?$/.exec(wall) ?? []
  const minute = instantOf(dayOf(day), time, timeZone)
  if (minute === undefined) return text
  return new Date(Date.parse(minute) + Number(seconds) * 1000).toISOString()
}

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  1: true,
  x: true,
  verdadero: true,
  false: false,
  0: false,
  falso: false,
}

function flagOf(value: FileCell, yes: string, no: string): FileCell {
  const given = plainOf(textOf(value))
  if (given === plainOf(yes) || given === plainOf(yes).charAt(0)) return true
  if (given === plainOf(no) || given === plainOf(no).charAt(0)) return false
  return flags[given] ?? textOf(value)
}
