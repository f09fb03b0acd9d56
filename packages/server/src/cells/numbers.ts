import { type CellRule, problems, scientific, type TemplateOptions } from './cell-rule.ts'

// Beyond 15 digits a JSON number is not exact.
const mostDigits = 15

/**
 * An amount in Spanish or Mexican notation. With the decimal separator `,` a point groups thousands, so that `1.234`
 * is one thousand; more than two decimals, and misplaced groups, are `format`.
 */
export function decimalRule({ decimalSign }: TemplateOptions): CellRule {
  const comma = /^(?:(\d+)|(\d{1,3}(?:\.\d{3})+))?(?:,(\d*))?$/
  const point = /^(?:(\d+)|(\d{1,3}(?:,\d{3})+))?(?:\.(\d*))?$/
  const shape = decimalSign === ',' ? comma : point
  const usual = decimalSign === ',' ? usualComma : usualPoint
  const group = decimalSign === ',' ? '.' : ','
  return (cell) => {
    if (plainNumber.test(cell)) return Number(cell)
    if (usual.test(cell)) return Number(cell.replaceAll(group, '').replace(',', '.'))
    if (scientific.test(cell)) return problems.format
    return readAmount(unsigned(cell.replace(/[\s€¤$]|EUR/gi, '')), shape)
  }
}

function readAmount(
  { digits, isNegative }: ReturnType<typeof unsigned>,
  shape: RegExp,
): ReturnType<CellRule> {
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return problems.notNumber
  const parts = shape.exec(digits)
  if (!parts) return problems.format
  const whole = parts[1] ?? parts[2]?.replace(/\D/g, '') ?? '0'
  return toNumber(whole, parts[3] ?? '', isNegative)
}

const plainNumber = /^\d{1,12}$/
// A fast path for nearly all amounts; the slow path gives the same result.
const usualComma = /^\d{1,3}(?:\.\d{3}){0,3},\d\d$/
const usualPoint = /^\d{1,3}(?:,\d{3}){0,3}\.\d\d$/

function toNumber(whole: string, decimals: string, isNegative: boolean): ReturnType<CellRule> {
  if (decimals.length > 2 || whole.length + decimals.length > mostDigits) return problems.format
  const value = Number(`${whole}.${decimals || '0'}`)
  return isNegative && value !== 0 ? -value : value
}

/** The sign in accounting notations: before, after, or as parentheses. */
function unsigned(text: string): { digits: string; isNegative: boolean } {
  if (text.startsWith('(') && text.endsWith(')')) return { digits: text.slice(1, -1), isNegative: true }
  if (/^[-−]/.test(text)) return { digits: text.slice(1), isNegative: true }
  if (/[-−]$/.test(text)) return { digits: text.slice(0, -1), isNegative: true }
  return { digits: text.startsWith('+') ? text.slice(1) : text, isNegative: false }
}

/** A whole number; decimals other than zero are `format`. */
export function integerRule(options: TemplateOptions): CellRule {
  const decimal = decimalRule(options)
  return (cell) => {
    const value = decimal(cell)
    return typeof value === 'number' && !Number.isInteger(value) ? problems.format : value
  }
}
