import type { ErrorCode } from '@portal/sdk/contract'
import { splitCells } from './split-cells.ts'

export type FaultCode = Extract<
  ErrorCode,
  'nul_character' | 'quote_open' | 'record_too_long' | 'bytes_invalid'
>

/** Why a record cannot be read, and the file's column where it begins, from 0; null when unknown. */
export interface RowFault {
  code: FaultCode
  column: number | null
}

/** `text` is the record, as far as it is displayable. */
export function faultOf(code: FaultCode, text: string, delimiter: string): RowFault {
  const cells = splitCells(text, delimiter)
  return { code, column: columnOf[code](cells) }
}

const found = (at: number): number | null => (at === -1 ? null : at)

const columnOf: Record<FaultCode, (cells: readonly string[]) => number | null> = {
  nul_character: (cells) => found(cells.findIndex((cell) => cell.includes('\0'))),
  // The replacement character for undecodable bytes.
  bytes_invalid: (cells) => found(cells.findIndex((cell) => !cell.isWellFormed() || cell.includes('\uFFFD'))),
  // An unclosed quote swallows everything after it.
  quote_open: (cells) => cells.length - 1,
  record_too_long: (cells) => found(cells.findIndex((cell) => cell.length === longest(cells))),
}

const longest = (cells: readonly string[]): number =>
  cells.reduce((most, { length }) => Math.max(most, length), 0)
