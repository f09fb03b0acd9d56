import type { Messages } from './messages/messages.ts'
import { type ErrorReading, isErrorCode } from './read-errors.ts'

/** The message of an error answer: the server's own, that of the first code, or the unknown one. */
export function wordsOfReading(reading: ErrorReading, words: Messages): string {
  return reading.shape === 'message' ? reading.message : wordsOfCode(firstCodeOf(reading), words)
}

/** The message of a code; an unknown code gives 'Ocurrio un error'. */
export function wordsOfCode(code: unknown, words: Messages): string {
  return words[isErrorCode(code) ? code : 'unknown']
}

/** The first code of the first field (of the first row, for a batch). */
export function firstCodeOf(reading: ErrorReading): string | undefined {
  const at = reading.shape === 'table' ? reading.rows[0] : reading
  return at && 'fields' in at ? Object.values(at.fields)[0]?.[0]?.code : undefined
}
