import type { Delimiter } from './read-slice.ts'
import { splitCells } from './split-cells.ts'
import { splitRecords } from './split-records.ts'

const candidates: readonly Delimiter[] = [';', ',', '\t', '|']
const sampleRecords = 50

/** The delimiter with the most stable number of columns over the first 50 records; `;` when none splits them. */
export function detectDelimiter(text: string, isLast: boolean): Delimiter {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ';', score: 0 }
  for (const delimiter of candidates) {
    const score = stability(text, isLast, delimiter)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

function stability(text: string, isLast: boolean, delimiter: Delimiter): number {
  const { records } = splitRecords(text, { delimiter, firstRow: 1, isLast })
  const counts = records.slice(0, sampleRecords).map((record) => splitCells(record.raw, delimiter).length)
  const usual = mostFrequent(counts)
  if (usual.value < 2) return 0
  // The first record is usually the header, without decimal commas. More columns break ties.
  const first = counts[0] === usual.value ? 1 : 0.5
  return (usual.times / counts.length) * first * (1 - 1 / usual.value)
}

function mostFrequent(counts: number[]): { value: number; times: number } {
  const times = new Map<number, number>()
  let best = { value: 0, times: 0 }
  for (const value of counts) {
    const seen = (times.get(value) ?? 0) + 1
    times.set(value, seen)
    if (seen > best.times) best = { value, times: seen }
  }
  return best
}
