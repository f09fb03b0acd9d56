import { type CellRule, problems, type TemplateOptions } from './cell-rule.ts'

const withSigns =
  /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s?(?:Z|[+-]\d{2}:?\d{2}|[AP]M)?)?$/i
const time = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d|$)/
const compact = /^(\d{4})(\d{2})(\d{2})$/
const serial = /^\d{5}(?:[.,]\d+)?$/
const dayMs = 86_400_000
// The epoch of spreadsheets, whose 1900 was a leap year.
const serialStart = Date.UTC(1899, 11, 30)

/**
 * A date, stored as `yyyy-mm-dd`. Text that is no date is `format`; a date or time that does not exist is `invalid`.
 */
export function dateRule({ dateOrder }: TemplateOptions): CellRule {
  return (cell) => {
    const parts = withSigns.exec(cell)
    if (parts?.[4] !== undefined && !time.test(parts[4])) return problems.invalid
    if (parts) return signedDate(parts[1] ?? '', parts[2] ?? '', parts[3] ?? '', dateOrder)
    const plain = compact.exec(cell)
    if (plain) return day(Number(plain[1]), Number(plain[2]), Number(plain[3]))
    if (!serial.test(cell)) return problems.format
    return new Date(serialStart + Number.parseInt(cell, 10) * dayMs).toISOString().slice(0, 10)
  }
}

function signedDate(
  first: string,
  second: string,
  third: string,
  order: TemplateOptions['dateOrder'],
): ReturnType<CellRule> {
  if (first.length > 2 || order === 'ymd') return day(fullYear(first), Number(second), Number(third))
  const year = fullYear(third)
  return order === 'mdy' ? day(year, Number(first), Number(second)) : day(year, Number(second), Number(first))
}

/** Two-digit years as in spreadsheets: 00–29 are in this century. */
function fullYear(digits: string): number {
  const year = Number(digits)
  if (digits.length > 2) return year
  return year < 30 ? 2000 + year : 1900 + year
}

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function day(year: number, month: number, date: number): ReturnType<CellRule> {
  const isNumbered = year >= 1000 && month >= 1 && month <= 12 && date >= 1
  if (!isNumbered || date > daysIn(year, month)) return problems.invalid
  return `${year}-${twoDigits(month)}-${twoDigits(date)}`
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 && isLeap ? 29 : (monthDays[month - 1] ?? 0)
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`
}
