import { isProblem } from '#cells/cell-rule.ts'
import { nif } from '#cells/spain.ts'
import type { PayslipAmounts, ReadAmounts } from '#db/schema/payslips.ts'
import { monthNames, payslipTemplate, periodTemplate } from './template.ts'

/** The data on a payslip page. */
export type PageText = {
  /** Every personal NIF and NIE with a valid letter, without duplicates. */
  taxIds: string[]
  /** The paid month, as `YYYY-MM`; null when it is missing or ambiguous. */
  month: string | null
  amounts: ReadAmounts
  isEmpty: boolean
}

export function readPage(lines: readonly string[]): PageText {
  const plain = lines.map(inCapitals)
  return {
    taxIds: taxIdsIn(plain.join('\n')),
    month: monthIn(plain),
    amounts: amountsIn(plain),
    isEmpty: plain.length === 0,
  }
}

/** Normalised like the labels: upper case, without accents. */
const inCapitals = (line: string): string => line.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

/** A DNI, NIE or NIF K, L, M, with optional points, spaces or hyphens. */
const candidates =
  /(?<![\dA-Z])(?:ES-?)?(?:\d{2}\.?\d{3}\.?\d{3}|[XYZKLM][- ]?\d\.?\d{3}\.?\d{3})[- ]?[A-Z](?![\dA-Z])/g

function taxIdsIn(text: string): string[] {
  const read = [...text.matchAll(candidates)].map(([found]) => nif(found))
  return [...new Set(read.flatMap((one) => (isProblem(one) ? [] : [String(one)])))]
}

/** The month in which the period ends. */
function monthIn(plain: readonly string[]): string | null {
  const found = new Set(plain.filter((line) => periodTemplate.test(line)).flatMap(lastMonthOf))
  const [month = null] = found
  return found.size === 1 ? month : null
}

function lastMonthOf(line: string): string[] {
  const days = [...line.matchAll(/(?<!\d)\d{1,2}[/.-](\d{1,2})[/.-](\d{4})(?!\d)/g)]
  const names = [...line.matchAll(new RegExp(`\\b(${monthNames.join('|')})(?: DE)? (\\d{4})\\b`, 'g'))]
  const [, month = '', year = ''] = days.at(-1) ?? names.at(-1) ?? []
  const number = monthNames.indexOf(month) + 1 || Number(month)
  return number >= 1 && number <= 12 ? [`${year}-${String(number).padStart(2, '0')}`] : []
}

const names = Object.keys(payslipTemplate) as (keyof PayslipAmounts)[]

function amountsIn(plain: readonly string[]): ReadAmounts {
  const found = names.map((name) => {
    const values = plain.flatMap((line) =>
      payslipTemplate[name].flatMap((label) => amountBehind(line, label)),
    )
    return [name, [...new Set(values)]] as const
  })
  return Object.fromEntries(found.filter(([, values]) => values.length > 0))
}

/** The last amount after a label; a percentage is none. */
function amountBehind(line: string, label: RegExp): number[] {
  const at = label.exec(line)
  if (at === null) return []
  const behind = line.slice(at.index + at[0].length)
  const amounts = [...behind.matchAll(/(?<![\d.,])(-?)(\d{1,3}(?:\.\d{3})+|\d+),(\d{2})(?![\d,])(?! ?%)/g)]
  const last = amounts.at(-1)
  if (last === undefined) return []
  const [, sign = '', whole = '', cents = ''] = last
  return [Number(`${sign}${whole.replaceAll('.', '')}${cents}`)]
}

/**
 * The data of a payslip's pages: each amount once, and gross minus deductions is the net pay. Missing or
 * contradictory values are not guessed.
 */
export function amountsOf(pages: readonly ReadAmounts[]): PayslipAmounts | null {
  const read = names.map((name) => [name, [...new Set(pages.flatMap((page) => page[name] ?? []))]] as const)
  if (read.some(([, values]) => values.length !== 1)) return null
  const amounts = Object.fromEntries(read.map(([name, [value = 0]]) => [name, value])) as PayslipAmounts
  return amounts.grossCents - amounts.deductionsCents === amounts.netCents ? amounts : null
}
