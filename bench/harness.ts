/**
 * Compares alternatives on a machine that is shared: the contenders take turns, in another order each round, and each
 * is compared with the reference of the same round. Rely on the ratios; absolute figures depend on the machine.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import v8 from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The figures of one round by name: `requests/s`, `CPU µs/call`. */
export type Figures = Readonly<Record<string, number>>
export type Contender = { name: string; round: () => Promise<Figures> }
/** The limit of the median ratio to the reference, lower or upper. */
export type Target = { contender: string; figure: string; atLeast?: number; atMost?: number }
export type Bench = {
  title: string
  /** What was measured and how often, in one or two sentences. */
  about: string
  rounds: number
  /** Warm-up turns of each: code is compiled, connections are opened. One unless given. */
  warmUps?: number
  /** The first is the reference. */
  contenders: readonly [Contender, ...Contender[]]
  targets: readonly Target[]
}

type Spread = { min: number; median: number; max: number }
type Row = { contender: string; figure: string; values: Spread; ratios: Spread; target: Target | undefined }

const resultsFile = path.join(import.meta.dirname, 'results.md')

/**
 * Runs the rounds, prints the table and replaces the previous one in results.md. Returns whether the targets are met.
 */
export async function compare(bench: Bench): Promise<boolean> {
  const rounds = await interleave(bench)
  const rows = tableOf(bench, rounds)
  publish(bench.title, bench.about, `${bench.rounds} interleaved rounds`, linesOf(rows))
  return rows.every(isMet)
}

/** Prints a table and replaces the one with the same title in results.md. */
export function publish(title: string, about: string, rounds: string, lines: readonly string[]): void {
  const machine = `Node ${process.versions.node}, ${os.availableParallelism()} × ${os.cpus()[0]?.model ?? 'unknown'}, ${rounds}.`
  const section = [`## ${title}`, '', about, '', machine, '', ...lines, ''].join('\n')
  console.log(section)
  writeFileSync(resultsFile, withSection(section, title))
}

async function interleave({ contenders, rounds, warmUps = 1 }: Bench): Promise<Map<string, Figures>[]> {
  const collect = garbageCollection()
  for (let count = 0; count < warmUps; count += 1) {
    for (const contender of shuffled(contenders)) await contender.round()
  }
  const results: Map<string, Figures>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const figures = new Map<string, Figures>()
    for (const contender of shuffled(contenders)) {
      // Nobody pays for another one's garbage.
      collect()
      figures.set(contender.name, await contender.round())
    }
    results.push(figures)
  }
  return results
}

/** `gc()`, even if Node was started without --expose-gc. */
function garbageCollection(): () => void {
  v8.setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

/** Another order each time, so that nobody always follows the same contender. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

function tableOf({ contenders, targets }: Bench, rounds: readonly Map<string, Figures>[]): Row[] {
  const reference = contenders[0].name
  return contenders.flatMap(({ name }) =>
    Object.keys(rounds[0]?.get(name) ?? {}).map((figure) => {
      const values = rounds.map((round) => round.get(name)?.[figure] ?? Number.NaN)
      const ratios = rounds.map(
        (round, index) => (values[index] ?? Number.NaN) / (round.get(reference)?.[figure] ?? Number.NaN),
      )
      const target = targets.find((one) => one.contender === name && one.figure === figure)
      return { contender: name, figure, values: spread(values), ratios: spread(ratios), target }
    }),
  )
}

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  return {
    min: at(0),
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    max: at(sorted.length - 1),
  }
}

function isMet({ target, ratios }: Row): boolean {
  // A figure without a value of the reference has no ratio.
  if (target === undefined) return true
  return ratios.median >= (target.atLeast ?? -Infinity) && ratios.median <= (target.atMost ?? Infinity)
}

function linesOf(rows: readonly Row[]): string[] {
  const lines = rows.map((row) => {
    const target = row.target ? `${targetText(row.target)}: ${isMet(row) ? 'met' : '**missed**'}` : ''
    return `| ${row.contender} | ${row.figure} | ${spreadText(row.values)} | ${spreadText(row.ratios)} | ${target} |`
  })
  return [
    '| | figure | min / **median** / max | ratio in its round | target |',
    '|---|---|---|---|---|',
    ...lines,
  ]
}

function targetText({ atLeast, atMost }: Target): string {
  return atLeast === undefined ? `≤ ${atMost ?? ''}` : `≥ ${atLeast}`
}

function spreadText({ min, median, max }: Spread): string {
  return `${digits(min)} / **${digits(median)}** / ${digits(max)}`
}

/** Three significant digits, and all integer digits. */
export function digits(value: number): string {
  if (Math.abs(value) >= 100) return String(Math.round(value))
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2)
}

/** Replaces the section with the same title, or appends it. */
function withSection(section: string, title: string): string {
  const before = existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : '# What the benches measured\n'
  const [head = '', ...sections] = before.split(/^(?=## )/m)
  const others = sections.filter((one) => !one.startsWith(`## ${title}\n`))
  const place = sections.findIndex((one) => one.startsWith(`## ${title}\n`))
  others.splice(place === -1 ? others.length : place, 0, section)
  return `${[head, ...others].map((one) => one.trimEnd()).join('\n\n')}\n`
}
