import { jaroWinkler, levenshtein, levenshteinLikeness, type Units } from './distances.ts'
import { type Agreement, agreements, unknownAt } from './fellegi-sunter.ts'
import type { MatchedRecords } from './matched-records.ts'

/** The similarity of two texts, from 0 to 1. */
export type Likeness = (units: Units, a: number, aEnd: number, b: number, bEnd: number) => number
export type Distance = 'levenshtein' | 'jaro_winkler'
export const likenesses: Record<Distance, Likeness> = {
  levenshtein: levenshteinLikeness,
  jaro_winkler: jaroWinkler,
}

/** Thresholds of close and weak agreement (the same as in Splink's comparison of names). */
const closeFrom = 0.92
const farFrom = 0.8

/** The similarity of two records in a key: that of the most similar columns; -1 if either is empty. */
export function likenessOf(records: MatchedRecords, key: number, pair: Pair, likeness: Likeness): number {
  let best = -1
  const { kind } = records.keys[key] as MatchedRecords['keys'][number]
  forColumns(records, key, pair, (cell, otherCell) => {
    best = Math.max(best, likenessOfCells(records, pair, [cell, otherCell], likeness))
    if (kind === 'text' && best < 1)
      best = Math.max(best, likenessOfCells(records, pair, [cell + 1, otherCell + 1], likeness))
  })
  return best
}

export type Pair = readonly [one: number, other: number]

/** The agreement of two records in a key, as a level of `agreements`. */
export function agreementOf(records: MatchedRecords, key: number, pair: Pair): number {
  const { kind } = records.keys[key] as MatchedRecords['keys'][number]
  let best = unknownAt
  forColumns(records, key, pair, (cell, otherCell) => {
    const level = levels[kind](records, pair, [cell, otherCell])
    best = best === unknownAt ? level : Math.max(best, level)
  })
  return best
}

type Cells = readonly [cell: number, otherCell: number]
const levelOf = (agreement: Agreement): number => agreements.indexOf(agreement)
const [different, far, close, same] = [
  levelOf('different'),
  levelOf('far'),
  levelOf('close'),
  levelOf('same'),
]

const byChanges =
  (most: number) =>
  (records: MatchedRecords, pair: Pair, cells: Cells): number => {
    const [a, aEnd, b, bEnd] = stretchesOf(records, pair, cells)
    if (Math.abs(aEnd - a - (bEnd - b)) > most) return different
    const changes = levenshtein(records.units, a, aEnd, b, bEnd)
    if (changes === 0) return same
    return changes <= most ? close : different
  }

const levels = {
  text(records: MatchedRecords, pair: Pair, [cell, otherCell]: Cells): number {
    const written = jaroWinkler(records.units, ...stretchesOf(records, pair, [cell, otherCell]))
    if (written === 1) return same
    const ordered = jaroWinkler(records.units, ...stretchesOf(records, pair, [cell + 1, otherCell + 1]))
    const alike = Math.max(written, ordered)
    if (alike === 1) return same
    if (alike >= closeFrom) return close
    return alike >= farFrom ? far : different
  },
  phone: byChanges(1),
  code: byChanges(1),
  // One different digit, or swapped day and month.
  date: byChanges(2),
  value: (records: MatchedRecords, [one, other]: Pair, [cell, otherCell]: Cells): number =>
    records.isSame(one, other, cell, otherCell) ? same : different,
}

/** All pairs of non-empty columns of a key. */
function forColumns(
  records: MatchedRecords,
  key: number,
  [one, other]: Pair,
  each: (cell: number, otherCell: number) => void,
): void {
  const first = records.firsts[key] as number
  const end = records.firsts[key + 1] as number
  const step = records.keys[key]?.kind === 'text' ? 2 : 1
  for (let cell = first; cell < end; cell += step) {
    if (records.isEmpty(one, cell)) continue
    for (let otherCell = first; otherCell < end; otherCell += step)
      if (!records.isEmpty(other, otherCell)) each(cell, otherCell)
  }
}

const likenessOfCells = (records: MatchedRecords, pair: Pair, cells: Cells, likeness: Likeness): number =>
  likeness(records.units, ...stretchesOf(records, pair, cells))

function stretchesOf(
  records: MatchedRecords,
  [one, other]: Pair,
  [cell, otherCell]: Cells,
): [a: number, aEnd: number, b: number, bEnd: number] {
  return [
    ...[records.start(one, cell), records.end(one, cell)],
    ...[records.start(other, otherCell), records.end(other, otherCell)],
  ] as [number, number, number, number]
}
