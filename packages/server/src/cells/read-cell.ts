import {
  type CellProblem,
  type CellRule,
  type CellValue,
  type ColumnType,
  isProblem,
  problems,
  type TemplateColumn,
  type TemplateOptions,
} from './cell-rule.ts'
import { dateRule } from './dates.ts'
import { decimalRule, integerRule } from './numbers.ts'
import { maskTest } from './mask.ts'
import { nif, phone, postalCode } from './spain.ts'
import { boolean, countCharacters, email, folded, listRule, textRule } from './text.ts'
import { isEmptyCell } from './tidy-cell.ts'

const rules: Record<ColumnType, (column: TemplateColumn, options: TemplateOptions) => CellRule> = {
  text: textRule,
  integer: (_column, options) => integerRule(options),
  decimal: (_column, options) => decimalRule(options),
  date: (_column, options) => dateRule(options),
  phone: () => phone,
  email: () => email,
  nif: () => nif,
  postalCode: () => postalCode,
  boolean: () => boolean,
  list: listRule,
}

/** Parses one trimmed cell of a column: its value, null when it is empty and optional, or the error. */
export type CellReader = (cell: string) => CellValue | CellProblem | null

export function cellReader(column: TemplateColumn, options: TemplateOptions): CellReader {
  const rule = meaning(column, masked(column, bounded(column, rules[column.type](column, options))))
  const isText = column.type === 'text'
  const fallback = column.default ?? ''
  const whenEmpty = emptyResult(column, fallback === '' ? null : rule(fallback))
  return (cell) => (isEmptyCell(cell, isText) ? whenEmpty : rule(cell))
}

function emptyResult(column: TemplateColumn, fallback: ReturnType<CellReader>): ReturnType<CellReader> {
  return fallback === null && column.required ? problems.blank : fallback
}

/** A refused value may be mapped to an accepted one. */
function meaning({ meanings = [] }: TemplateColumn, rule: CellRule): CellRule {
  if (meanings.length === 0) return rule
  const known = new Map(meanings.map(({ value, means }) => [folded(value), rule(means)]))
  return (cell) => {
    const value = rule(cell)
    return isProblem(value) ? (known.get(folded(cell)) ?? value) : value
  }
}

/** The mask applies to the raw cell, before conversion. */
function masked({ mask }: TemplateColumn, rule: CellRule): CellRule {
  if (mask == null) return rule
  const isWrittenSo = maskTest(mask)
  return (cell) => (isWrittenSo(cell) ? rule(cell) : problems.mask)
}

/** Adds the column's own bounds to its type's rule. */
function bounded(column: TemplateColumn, rule: CellRule): CellRule {
  const { maxLength, minLength, minimum, maximum } = column
  if (column.type === 'integer' || column.type === 'decimal') {
    if (minimum == null && maximum == null) return rule
    return (cell) => withinValue(rule(cell), minimum ?? -Infinity, maximum ?? Infinity)
  }
  if (maxLength == null && minLength == null) return rule
  return (cell) => withinLength(rule(cell), minLength ?? 0, maxLength ?? Infinity)
}

function withinValue(value: ReturnType<CellRule>, least: number, greatest: number): ReturnType<CellRule> {
  if (typeof value !== 'number') return value
  if (value < least) return problems.greaterThan
  return value > greatest ? problems.lessThan : value
}

function withinLength(value: ReturnType<CellRule>, fewest: number, most: number): ReturnType<CellRule> {
  if (typeof value !== 'string') return value
  if (value.length > most && countCharacters(value) > most) return problems.tooLong
  return fewest > 0 && countCharacters(value) < fewest ? problems.tooShort : value
}
