import type { TemplateColumn, TemplateOptions } from '#cells/cell-rule.ts'
import type { Mapping } from './compile-template.ts'
import { cellReader } from '#cells/read-cell.ts'
import { folded } from '#cells/text.ts'
import { cleanCell, trimCell } from '#cells/tidy-cell.ts'

/** The observable properties of a file's column. */
export interface FileColumn {
  index: number
  header: string
  samples: string[]
}

// Common header synonyms, in addition to a template's own aliases.
const families: readonly (readonly string[])[] = [
  ['telefono', 'tlf', 'tfno', 'tel', 'movil', 'celular', 'phone'],
  ['documento', 'dni', 'nif', 'cif', 'nie', 'cedula', 'cc', 'identificacion'],
  ['importe', 'deuda', 'saldo', 'monto', 'valor'],
  ['email', 'correo', 'mail', 'correoelectronico'],
  ['cp', 'codigopostal', 'postal', 'zip'],
]
const familyOfType: Partial<Record<TemplateColumn['type'], number>> = {
  phone: 0,
  nif: 1,
  decimal: 2,
  email: 3,
  postalCode: 4,
}
const leastLikeness = 0.6

/** The scores of header matches, best first; half points are for matching content. */
const exact = 6
const normalised = 5
const alias = 4
const family = 3
const numbered = 2

/**
 * Suggests a mapping: by exact header, by normalised header, by alias, by similarity; content breaks ties. Each
 * column of the file is used once.
 */
export function suggestMapping(
  template: TemplateOptions & { columns: readonly TemplateColumn[] },
  fileColumns: readonly FileColumn[],
): Mapping {
  const pairs = template.columns.flatMap((column) => {
    const fits = contentTest(column, template)
    return fileColumns.map((source) => ({ column, source, score: score(column, source, fits) }))
  })
  pairs.sort((a, b) => b.score - a.score || a.source.index - b.source.index)
  const mapping: Mapping = Object.fromEntries(template.columns.map((column) => [column.name, null]))
  const used = new Set<number>()
  for (const pair of pairs) {
    if (pair.score < 1 || used.has(pair.source.index) || mapping[pair.column.name] !== null) continue
    mapping[pair.column.name] = pair.source.index
    used.add(pair.source.index)
  }
  return mapping
}

function score(column: TemplateColumn, source: FileColumn, fits: (samples: string[]) => number): number {
  const byHeader = headerScore(column, source.header)
  return byHeader === 0 ? 0 : byHeader + fits(source.samples) / 2
}

function headerScore(column: TemplateColumn, header: string): number {
  const own = [column.label, column.name]
  const others = column.aliases ?? []
  if (own.includes(header)) return exact
  const plain = bare(header)
  if (own.some((name) => bare(name) === plain)) return normalised
  if (others.some((name) => bare(name) === plain)) return alias
  const words = familyWords(column)
  if (words.has(plain)) return family
  const stem = plain.replace(/\d+$/, '')
  if (stem !== plain && (words.has(stem) || own.some((name) => bare(name) === stem))) return numbered
  const likeness = Math.max(...[...own, ...others].map((name) => diceLikeness(bare(name), plain)))
  return likeness >= leastLikeness ? likeness : 0
}

function familyWords(column: TemplateColumn): Set<string> {
  const names = [column.name, column.label, ...(column.aliases ?? [])].map((name) =>
    bare(name).replace(/\d+$/, ''),
  )
  const byType = familyOfType[column.type]
  return new Set(
    families.filter((words, index) => index === byType || words.some((word) => names.includes(word))).flat(),
  )
}

/** Only letters and digits, ignoring case and accents. */
function bare(name: string): string {
  return folded(name).replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The share of the samples that the column would accept, from 0 to 1. */
function contentTest(column: TemplateColumn, options: TemplateOptions): (samples: string[]) => number {
  const read = cellReader(column, options)
  return (samples) => {
    const good = samples.filter((sample) => typeof read(trimCell(cleanCell(sample))) !== 'object')
    return samples.length === 0 ? 0 : good.length / samples.length
  }
}

/** Sørensen–Dice over pairs of letters: 1 for equal words, 0 for nothing in common. */
function diceLikeness(one: string, other: string): number {
  const left = letterPairs(one)
  const right = letterPairs(other)
  const shared = [...left].filter((pair) => right.has(pair)).length
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size)
}

function letterPairs(word: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)))
}
