import { type CellRule, problems, type TemplateColumn } from './cell-rule.ts'

const mostCharacters = 4000

export function textRule(column: TemplateColumn): CellRule {
  const transform = transforms[column.transform]
  return (cell) =>
    cell.length > mostCharacters && countCharacters(cell) > mostCharacters
      ? problems.tooLong
      : transform(cell)
}

const transforms: Record<TemplateColumn['transform'], (text: string) => string> = {
  none: (text) => text,
  upper: (text) => text.toLocaleUpperCase('es'),
  lower: (text) => text.toLocaleLowerCase('es'),
  capitalize: (text) =>
    text
      .toLocaleLowerCase('es')
      .replace(
        /(^|[\s\-'’.])(\p{L})/gu,
        (_all, before: string, letter: string) => before + letter.toLocaleUpperCase('es'),
      ),
}

/** Counts characters as people do: an emoji is one (code points, not UTF-16 units). */
export function countCharacters(text: string): number {
  let count = text.length
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit >= 0xdc00 && unit <= 0xdfff) count -= 1
  }
  return count
}

const shape = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** An e-mail address, in lower case. */
export const email: CellRule = (cell) => {
  if (cell.length > 254) return problems.tooLong
  const address = cell.toLowerCase()
  return shape.test(address) && !address.includes('..') ? address : problems.format
}

const yes = new Set(['S', 'SI', 'SÍ', 'X', '1', 'Y', 'YES', 'V', 'TRUE', 'VERDADERO'])
const no = new Set(['N', 'NO', '0', 'F', 'FALSE', 'FALSO'])

/** The words for yes and no in exports. */
export const booleanWords = ['S', 'N'] as const

/** Yes or no, as written in files. */
export const boolean: CellRule = (cell) => {
  const word = cell.toUpperCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : problems.inclusion
}

/** One of the options, ignoring case and accents; the option's own spelling is stored. */
export function listRule(column: TemplateColumn): CellRule {
  const options = new Map((column.options ?? []).map((option) => [folded(option), option]))
  return (cell) => options.get(cell) ?? options.get(folded(cell)) ?? problems.inclusion
}

/** Without case, accents and surrounding spaces. */
export function folded(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}
