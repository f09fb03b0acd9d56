import { fullFormats } from 'ajv-formats/dist/formats.js'

type Format = (text: string) => boolean

/** As ajv-formats reads them; its type leaves open that a format could be a pattern. */
const plain = (name: 'date' | 'date-time'): Format => (fullFormats[name] as { validate: Format }).validate

/**
 * Dates that the database and the calendar both hold, with a century to spare on each side: what is counted on from the
 * last of them is a date too.
 */
const years = { first: 1900, last: 2999 }

/** A leap second and the year 0 are well written, and no moment that can be stored. */
function isStorable(text: string): boolean {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return false
  const year = moment.getUTCFullYear()
  return year >= years.first && year <= years.last
}

/** Whether a text is written as this format says, though what it names may be no storable date. */
export function isWellWritten(format: string, text: unknown): boolean {
  return (format === 'date' || format === 'date-time') && typeof text === 'string' && plain(format)(text)
}

/** The formats of the contract (specs/shared). A body part that is binary has none to check. */
export const formats = {
  binary: true,
  uuid: fullFormats.uuid,
  date: (text: string) => plain('date')(text) && isStorable(text),
  'date-time': (text: string) => plain('date-time')(text) && isStorable(text),
} as const
