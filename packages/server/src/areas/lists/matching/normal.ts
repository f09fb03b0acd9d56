/** The type of a key, which determines its comparison. */
export type KeyKind = 'text' | 'phone' | 'code' | 'date' | 'value'

const marks = /\p{M}+/gu
const signs = /[^\p{L}\p{N}]+/gu
const isPlain = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** Placeholders for missing values: never a reason for a match. */
export const placeholders: readonly string[] = [
  ...Array.from({ length: 10 }, (_, digit) => String(digit).repeat(9)),
  ...['600000000', '700000000', '900000000', '123456789', '987654321', '00000000t'],
]
const placeholderSet = new Set(placeholders)

/** The significant digits of a phone number, whatever its prefix. */
export const phoneDigits = 9

/** A normalised value; empty for placeholders. */
export function normal(kind: KeyKind, value: string | null): string {
  if (value === null) return ''
  const written = kind === 'phone' ? value.replace(/\D+/g, '').slice(-phoneDigits) : words(value)
  const compared = kind === 'code' ? written.replaceAll(' ', '') : written
  return placeholderSet.has(compared) ? '' : compared
}

/** Lower-case letters and digits without accents, with single spaces. */
function words(value: string): string {
  const lower = value.toLowerCase()
  if (isPlain.test(lower)) return lower
  return lower.normalize('NFD').replace(marks, '').replace(signs, ' ').trim()
}

/**
 * The fingerprint of OpenRefine: the unique words of a value in alphabetical order
 * (https://openrefine.org/docs/technical-reference/clustering-in-depth, "Fingerprint").
 */
export function fingerprint(text: string): string {
  if (!text.includes(' ')) return text
  return [...new Set(text.split(' '))].sort().join(' ')
}
