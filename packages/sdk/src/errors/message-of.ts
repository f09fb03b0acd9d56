import type { ErrorCode } from '#generated/error-codes.ts'
import { isPortalError } from './is-portal-error.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import type { Messages } from './messages/messages.ts'
import { pt } from './messages/pt.ts'
import { type ErrorReading, isErrorCode } from './read-errors.ts'

/** The languages that the error catalogue speaks. */
export type Locale = 'es' | 'en' | 'de' | 'fr' | 'pt'

const catalogue: Readonly<Record<Locale, Messages>> = { es, en, de, fr, pt }

/**
 * What to tell a person about any failure (specification §8): the server's own message, the words of the first code, the
 * end of the session, or 'Ocurrio un error'. An unknown language speaks Spanish; `en-GB` counts as `en`.
 *
 * @example
 * messageOf(error, 'en') // 'Fill in the required fields'
 */
export function messageOf(error: unknown, locale: string = 'es'): string {
  const words = wordsOf(locale)
  if (isPortalError(error, 'session-ended')) return words.sessionEnded
  if (isPortalError(error, 'load-failed')) return error.code ? words[error.code] : words.unknown
  return isPortalError(error) && 'reading' in error ? wordsOfReading(error.reading, words) : words.unknown
}

/** The words for one code of the catalogue; an unknown code gives 'Ocurrio un error' in that language. */
export function messageOfCode(code: ErrorCode | (string & {}), locale: string = 'es'): string {
  const words = wordsOf(locale)
  return isErrorCode(code) ? words[code] : words.unknown
}

function wordsOfReading(reading: ErrorReading, words: Messages): string {
  if (reading.shape === 'message') return reading.message
  const code = reading.shape === 'fields' ? Object.values(reading.fields)[0]?.[0]?.code : undefined
  return isErrorCode(code) ? words[code] : words.unknown
}

function wordsOf(locale: string): Messages {
  const language = locale.slice(0, 2).toLowerCase()
  return isLocale(language) ? catalogue[language] : es
}

function isLocale(text: string): text is Locale {
  return Object.hasOwn(catalogue, text)
}
