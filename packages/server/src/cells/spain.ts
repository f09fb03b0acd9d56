import { type CellRule, problems, scientific } from './cell-rule.ts'

const controlLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const plainDni = /^\d{8}[A-Z]$/

/**
 * A Spanish tax identifier, in upper case without separators: DNI, NIE, K/L/M or CIF. A wrong control character is
 * `invalid`.
 */
export const nif: CellRule = (cell) => {
  const id = plainDni.test(cell) ? cell : compactId(cell)
  if (isSpanishId(id)) return id === '00000000T' ? problems.invalid : id
  if (scientific.test(cell)) return problems.format
  return /^(?:\d{1,7}[A-Z]?|[XYZKLM]\d{1,6}[A-Z]?)$/.test(id) ? problems.tooShort : problems.invalid
}

/** The identifier without usual decorations. */
function compactId(text: string): string {
  const id = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-_/·]/g, '')
  return id.length === 11 && id.startsWith('ES') ? id.slice(2) : id
}

/** Whether the control character of an identifier is right. */
function isSpanishId(id: string): boolean {
  if (id.length !== 9) return false
  if (plainDni.test(id)) return hasControlLetter(id, id.slice(0, 8))
  if (/^[XYZ]\d{7}[A-Z]$/.test(id))
    return hasControlLetter(id, `${'XYZ'.indexOf(id.charAt(0))}${id.slice(1, 8)}`)
  if (/^[KLM]\d{7}[A-Z]$/.test(id)) return hasControlLetter(id, id.slice(1, 8))
  return /^[A-HJNP-SUVW]\d{7}[0-9A-J]$/.test(id) && isCompanyId(id)
}

function hasControlLetter(id: string, digits: string): boolean {
  return id.charAt(8) === controlLetters.charAt(Number(digits) % 23)
}

/**
 * The control character of a company's identifier: a digit for A, B, E, H; a letter for P, Q, R, S, N, W; either for
 * the rest.
 */
function isCompanyId(id: string): boolean {
  let sum = 0
  for (let at = 1; at <= 7; at += 1) {
    const digit = Number(id.charAt(at)) * (at % 2 === 1 ? 2 : 1)
    sum += digit > 9 ? digit - 9 : digit
  }
  const control = (10 - (sum % 10)) % 10
  const isLetter = id.charAt(8) === 'JABCDEFGHI'.charAt(control)
  const isDigit = id.charAt(8) === String(control)
  if ('PQRSNW'.includes(id.charAt(0))) return isLetter
  return 'ABEH'.includes(id.charAt(0)) ? isDigit : isDigit || isLetter
}

const spanishNumber = /^(?:6\d{8}|7[1-9]\d{7}|[89][1-8]\d{7}|80[03679]\d{6}|90[0125]\d{6}|400\d{6})$/
const otherCountry = /^\+[1-9]\d{7,14}$/
const madeUp = /^(?:(\d)\1{8}|\d0{8}|123456789|987654321)$/

/** A phone in E.164. Of two numbers in one cell the first is used; placeholders are `invalid`. */
export const phone: CellRule = (cell) => {
  const number = cell.length === 9 && spanishNumber.test(cell) ? cell : phoneDigits(cell)
  if (spanishNumber.test(number)) return madeUp.test(number) ? problems.invalid : `+34${number}`
  if (scientific.test(cell) || !/^\+?\d+$/.test(number)) return problems.format
  return otherCountry.test(number) && !number.startsWith('+34') ? number : problems.invalid
}

/** Nine digits for a Spanish number, `+…` for another country's, else the rest. */
function phoneDigits(cell: string): string {
  const whole = cell.replace(/^(\d{9,})[.,]0+$/, '$1').replace(/\s*(?:ext|x|#)\.?\s*\d+$/i, '')
  const [first = ''] = whole.split(/[/;|,]|\s[-–y]\s/)
  // A slash may also group the digits of one number.
  const own = digitsOf(first).length >= 9 ? first : whole
  const number = digitsOf(own)
  return number.replace(/^(?:\+34|0034|34(?=\d{9}$))/, '').replace(/^00/, '+')
}

function digitsOf(text: string): string {
  return text.replace(/[\s().\-–/·]/g, '')
}

/** Five digits of an existing province. Four digits have lost their leading zero: refused, not silently repaired. */
export const postalCode: CellRule = (cell) => {
  if (!/^\d{5}$/.test(cell)) return problems.format
  return /^(?:0[1-9]|[1-4]\d|5[0-2])/.test(cell) ? cell : problems.invalid
}
