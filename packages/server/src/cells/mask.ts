/**
 * Input masks describe a cell character by character. `0` is a digit, `9` an optional digit, `A` a letter, `a` an
 * optional letter, `N` a letter or a digit, `n` an optional one; `\` escapes the next character, and every other
 * character is literal. There is no repetition, so no text makes a mask slow.
 */
type Sign = { fits: (sign: string) => boolean; isOptional: boolean }

const isDigit = (sign: string) => sign >= '0' && sign <= '9' && sign.length === 1
const isLetter = (sign: string) => /^\p{L}$/u.test(sign)
const isEither = (sign: string) => isDigit(sign) || isLetter(sign)

const meanings = new Map<string, Sign>([
  ['0', { fits: isDigit, isOptional: false }],
  ['9', { fits: isDigit, isOptional: true }],
  ['A', { fits: isLetter, isOptional: false }],
  ['a', { fits: isLetter, isOptional: true }],
  ['N', { fits: isEither, isOptional: false }],
  ['n', { fits: isEither, isOptional: true }],
])

/** Whether a text matches the mask. */
export type MaskTest = (text: string) => boolean

/** Compiles a mask. */
export function maskTest(mask: string): MaskTest {
  const signs = signsOf(mask)
  return signs.some(({ isOptional }) => isOptional)
    ? (text) => fitsLoosely(signs, text)
    : (text) => fits(signs, text)
}

/** Whether a mask ends in an incomplete escape. */
export const isMaskOpen = (mask: string): boolean => (/\\*$/.exec(mask)?.[0].length ?? 0) % 2 === 1

function signsOf(mask: string): Sign[] {
  const signs: Sign[] = []
  let isLiteral = false
  for (const sign of mask) {
    if (sign === '\\' && !isLiteral) {
      isLiteral = true
      continue
    }
    const meant = isLiteral ? undefined : meanings.get(sign)
    signs.push(meant ?? { fits: (given) => given === sign, isOptional: false })
    isLiteral = false
  }
  return signs
}

function fits(signs: readonly Sign[], text: string): boolean {
  const given = Array.from(text)
  return given.length === signs.length && given.every((sign, at) => signs[at]?.fits(sign) === true)
}

/** Tracks all reachable positions of the mask at once: each character is checked once per position. */
function fitsLoosely(signs: readonly Sign[], text: string): boolean {
  let reached = withSkipped(signs, new Set([0]))
  for (const sign of text) {
    const next = new Set<number>()
    for (const at of reached) if (signs[at]?.fits(sign) === true) next.add(at + 1)
    if (next.size === 0) return false
    reached = withSkipped(signs, next)
  }
  return reached.has(signs.length)
}

/** Adds the positions after optional characters. Iterating a set also visits elements added meanwhile. */
function withSkipped(signs: readonly Sign[], places: Set<number>): Set<number> {
  for (const at of places) if (signs[at]?.isOptional === true) places.add(at + 1)
  return places
}
