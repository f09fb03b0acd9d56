import { fullFormats } from 'ajv-formats/dist/formats.js'

type Format = (text: string) => boolean

/** The implementation of ajv-formats; its type allows a format to be a pattern. */
const plain = (name: 'date' | 'date-time'): Format => (fullFormats[name] as { validate: Format }).validate

/**
 * Dates that both the database and the calendar support, with a century to spare on each side: results of date
 * arithmetic must be valid, too.
 */
const years = { first: 1900, last: 2999 }

/** A leap second and the year 0 are well-formed, but cannot be stored. */
function isStorable(text: string): boolean {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return false
  const year = moment.getUTCFullYear()
  return year >= years.first && year <= years.last
}

/** Whether a text is well-formed, even if the date cannot be stored. */
export function isWellWritten(format: string, text: unknown): boolean {
  return (format === 'date' || format === 'date-time') && typeof text === 'string' && plain(format)(text)
}

/** The formats of the contract (specs/shared). A binary body part is not checked. */
export const formats = {
  binary: true,
  uuid: fullFormats.uuid,
  date: (text: string) => plain('date')(text) && isStorable(text),
  'date-time': (text: string) => plain('date-time')(text) && isStorable(text),
} as const
