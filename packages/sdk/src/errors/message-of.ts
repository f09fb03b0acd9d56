import type { ErrorCode } from '#generated/error-codes.ts'
import { isPortalError } from './is-portal-error.ts'
import { es } from './messages/es.ts'
import type { Messages } from './messages/messages.ts'
import { wordsOfCode, wordsOfReading } from './words.ts'

/** The languages of the error catalogue. */
export type Locale = 'es' | 'en' | 'de' | 'fr' | 'pt'

const catalogue: Partial<Record<string, Messages>> = { es }

/**
 * Adds a language to `messageOf`, which has Spanish built in. '@portal/sdk/messages/en' and its siblings export the
 * messages.
 *
 * @example
 * addMessages('de', (await import('@portal/sdk/messages/de')).de)
 */
export function addMessages(locale: Exclude<Locale, 'es'>, words: Messages): void {
  catalogue[locale] = words
}

/**
 * The message of any error for people (specification §8): the server's own message, the message of the first code,
 * the end of the session, or 'Ocurrio un error'. A language that was not added falls back to Spanish; `en-GB` counts
 * as `en`.
 *
 * @example
 * messageOf(error, 'en') // 'Fill in the required fields'
 */
export function messageOf(error: unknown, locale: string = 'es'): string {
  const words = wordsOf(locale)
  if (isPortalError(error, 'session-ended')) return words.sessionEnded
  if (isPortalError(error, 'load-failed')) return wordsOfCode(error.code, words)
  return isPortalError(error) && 'reading' in error ? wordsOfReading(error.reading, words) : words.unknown
}

/** The message of one code of the catalogue; an unknown code gives 'Ocurrio un error' in that language. */
export function messageOfCode(code: ErrorCode | (string & {}), locale: string = 'es'): string {
  return wordsOfCode(code, wordsOf(locale))
}

function wordsOf(locale: string): Messages {
  return catalogue[locale.slice(0, 2).toLowerCase()] ?? es
}
