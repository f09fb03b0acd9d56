import type { ColumnType, LoadError, TemplateColumnFilled as TemplateColumn } from '@portal/sdk/contract'

export type { TemplateColumn }
export type { ColumnType }
export type CellCode = LoadError['code']

/** The value of a cell in the record. */
export type CellValue = string | number | boolean

/** A refusal of a cell: one shared object per code, so that refusing allocates nothing. */
export interface CellProblem {
  code: CellCode
}

/** Parses a normalised, non-empty cell. */
export type CellRule = (cell: string) => CellValue | CellProblem

/** Settings of the template besides its columns. */
export interface TemplateOptions {
  dateOrder: 'dmy' | 'mdy' | 'ymd'
  decimalSign: ',' | '.'
}

export const problems = {
  blank: { code: 'blank' },
  invalid: { code: 'invalid' },
  format: { code: 'format' },
  tooLong: { code: 'too_long' },
  tooShort: { code: 'too_short' },
  inclusion: { code: 'inclusion' },
  notNumber: { code: 'not_number' },
  greaterThan: { code: 'greater_than' },
  lessThan: { code: 'less_than' },
  mask: { code: 'mask' },
} as const satisfies Record<string, CellProblem>

export function isProblem(result: CellValue | CellProblem): result is CellProblem {
  return typeof result === 'object'
}

/** `6,00E+08`: a spreadsheet wrote a number it should have kept as text; digits are lost. */
export const scientific = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i
