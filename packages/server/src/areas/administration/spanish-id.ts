import { refuse } from '#contract/refuse.ts'

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** A DNI or NIE as stored: without points, hyphens and country prefix; refused when its letter is wrong. */
export function taxIdOf(text: string): string {
  const plain = text
    .toUpperCase()
    .replace(/[\s.\-/]/g, '')
    .replace(/^ES(?=[\dXYZ])/, '')
  const [, head = '', digits = '', letter = ''] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(plain) ?? []
  if (letter === '' || digits.length !== (head === '' ? 8 : 7)) refuse('format', 'taxId')
  const number = Number(`${head === '' ? '' : 'XYZ'.indexOf(head)}${digits}`)
  if (letters.charAt(number % letters.length) !== letter) refuse('invalid', 'taxId')
  return plain
}

/** Four characters, as Spanish public notices show a person's number. */
export const maskedTaxId = (taxId: string): string => `***${taxId.slice(3, 7)}**`
