import type { Messages } from './messages/messages.ts'
import { type ErrorReading, isErrorCode } from './read-errors.ts'

/** What an error answer says in these words: the server's own message, the first code of all, or nothing known. */
export function wordsOfReading(reading: ErrorReading, words: Messages): string {
  return reading.shape === 'message' ? reading.message : wordsOfCode(firstCodeOf(reading), words)
}

/** The words of a code; an unknown one gives 'Ocurrio un error'. */
export function wordsOfCode(code: unknown, words: Messages): string {
  return words[isErrorCode(code) ? code : 'unknown']
}

/** The first code of the first field, in a table of its first row. */
export function firstCodeOf(reading: ErrorReading): string | undefined {
  const at = reading.shape === 'table' ? reading.rows[0] : reading
  return at && 'fields' in at ? Object.values(at.fields)[0]?.[0]?.code : undefined
}
