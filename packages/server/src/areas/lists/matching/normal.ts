/** What a key holds, which says how two of its values are compared. */
export type KeyKind = 'text' | 'phone' | 'code' | 'date' | 'value'

const marks = /\p{M}+/gu
const signs = /[^\p{L}\p{N}]+/gu
const isPlain = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** What people write where they have nothing: never a reason to call two records the same. */
export const placeholders: readonly string[] = [
  ...Array.from({ length: 10 }, (_, digit) => String(digit).repeat(9)),
  ...['600000000', '700000000', '900000000', '123456789', '987654321', '00000000t'],
]
const placeholderSet = new Set(placeholders)

/** How many digits of a phone number tell it apart, whatever stands before them. */
export const phoneDigits = 9

/** A value as it is compared; empty where there is none, or one that says nothing. */
export function normal(kind: KeyKind, value: string | null): string {
  if (value === null) return ''
  const written = kind === 'phone' ? value.replace(/\D+/g, '').slice(-phoneDigits) : words(value)
  const compared = kind === 'code' ? written.replaceAll(' ', '') : written
  return placeholderSet.has(compared) ? '' : compared
}

/** Letters and digits in lower case without accents, one space between words. */
function words(value: string): string {
  const lower = value.toLowerCase()
  if (isPlain.test(lower)) return lower
  return lower.normalize('NFD').replace(marks, '').replace(signs, ' ').trim()
}

/**
 * The fingerprint of OpenRefine: the words of a value, each once, in the order of the alphabet
 * (https://openrefine.org/docs/technical-reference/clustering-in-depth, "Fingerprint").
 */
export function fingerprint(text: string): string {
  if (!text.includes(' ')) return text
  return [...new Set(text.split(' '))].sort().join(' ')
}
