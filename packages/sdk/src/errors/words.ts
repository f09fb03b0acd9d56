import type { Messages } from './messages/messages.ts'
import { type ErrorReading, isErrorCode } from './read-errors.ts'

/** What an error answer says in these words: the server's own message, the first code of the first field, or nothing known. */
export function wordsOfReading(reading: ErrorReading, words: Messages): string {
  if (reading.shape === 'message') return reading.message
  return wordsOfCode(reading.shape === 'fields' ? firstCodeOf(reading.fields) : undefined, words)
}

/** The words of a code; an unknown one gives 'Ocurrio un error'. */
export function wordsOfCode(code: unknown, words: Messages): string {
  return words[isErrorCode(code) ? code : 'unknown']
}

/** The first code of the first field. */
export function firstCodeOf(
  fields: Readonly<Record<string, readonly { readonly code: string }[]>>,
): string | undefined {
  return Object.values(fields)[0]?.[0]?.code
}
