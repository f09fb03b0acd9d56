/** The tables of results. */
import { digits } from '../harness.ts'
import type { Felt } from './change.ts'
import type { Question } from './questions.ts'

/** The limits: milliseconds of server time at p95 for the first page of a list, and for a change to apply. */
export const limits = { list: 150, change: 1000 } as const

/** By request, the milliseconds of each one in each round. */
export type Answers = ReadonlyMap<Question, readonly (readonly number[])[]>

export function listLines(answers: Answers): string[] {
  const lists = [...new Set([...answers.keys()].filter(isOfList).map(({ list }) => list))]
  return [
    '| first page of | p50 | p95 | max | × limit | last page | a word | slowest order | slowest filter |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lists.map((list) => {
      const of = (kind: Question['kind']) => slowest(answers, list, kind)
      const times = [...answers].find(([one]) => one.list === list && one.kind === 'first page')?.[1] ?? []
      return `| ${list} | ${figuresOf(times, limits.list)} | ${of('last page')} | ${of('search')} | ${of('order')} | ${of('filter')} |`
    }),
  ]
}

export function otherLines(answers: Answers): string[] {
  const found = [...answers].filter(([{ kind }]) => kind === 'other')
  return [
    '| besides | | p50 | p95 | max | × limit |',
    '|---|---|---|---|---|---|',
    ...found.map(([{ list, what }, times]) => `| ${list} | ${what} | ${figuresOf(times, limits.list)} |`),
  ]
}

export function changeLines(changes: readonly Felt[]): string[] {
  const of = (figure: keyof Felt) => figuresOf([changes.map((change) => change[figure])], limits.change)
  return [
    '| from the click until | p50 | p95 | max | × limit |',
    '|---|---|---|---|---|',
    `| the other process answers the holder by it | ${of('felt')} |`,
    `| the process where it was made has answered | ${of('answered')} |`,
  ]
}

/** Whether the first page of every list is within the limit. */
export function isWithin(answers: Answers): boolean {
  return [...answers].every(
    ([{ kind }, times]) => kind !== 'first page' || percentile(times.flat(), 0.95) <= limits.list,
  )
}

const isOfList = ({ kind }: Question) => kind !== 'other'

function figuresOf(times: readonly (readonly number[])[], limit: number): string {
  const all = times.flat()
  const p95 = times.map((round) => percentile(round, 0.95)).toSorted((one, other) => one - other)
  const middle = percentile(p95, 0.5)
  const spread =
    p95.length > 1
      ? `${digits(p95[0] ?? 0)} / **${digits(middle)}** / ${digits(p95.at(-1) ?? 0)}`
      : `**${digits(middle)}**`
  return `${digits(percentile(all, 0.5))} | ${spread} | ${digits(Math.max(...all))} | ${digits(middle / limit)}`
}

/** The p95 of the slowest request of a kind, and its name. */
function slowest(answers: Answers, list: string, kind: Question['kind']): string {
  const found = [...answers]
    .filter(([one]) => one.list === list && one.kind === kind)
    .map(([{ what }, times]) => ({ what, p95: percentile(times.flat(), 0.95) }))
    .toSorted((one, other) => other.p95 - one.p95)
  const first = found[0]
  if (!first) return ''
  return kind === 'order' || kind === 'filter' ? `${digits(first.p95)} (${first.what})` : digits(first.p95)
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
