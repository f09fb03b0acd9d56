/**
 * The size of each component of the kit: `packages/ui-kit/sizes.md` must match within a tenth. `--write` updates it.
 * Nothing may exceed its budget, and all styles together not 30 kB.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { main } from '../ending.ts'
import { root } from '../run.ts'
import { type KitSize, type KitSizes, kitSizes } from './kit-bundles.ts'

const page = path.join(root, 'packages/ui-kit/sizes.md')
const columns = ['own', 'added', 'style'] as const

/** The default budget of a component in kilobytes, and exceptions. A ratchet: they may only fall. */
const budget = { own: 10, style: 4.5 }
const heavier: Record<string, Partial<typeof budget>> = {
  // The scales and shapes of d3, and the table alternative of each chart.
  TimeSeries: { own: 32, style: 5.5 },
  Scatter: { own: 30, style: 5.5 },
  Bars: { own: 27, style: 5.5 },
  HeatMap: { own: 25, style: 5.5 },
  Lanes: { own: 25, style: 5.5 },
  Sparkline: { own: 13 },
  OrgChart: { own: 13 },
  // Pinned columns, virtualised rows, and sorting on a phone.
  DataTable: { own: 11, style: 5 },
  // Virtualised rows (TanStack Virtual), and cells that can be selected and moved.
  TeamPlanner: { own: 17.6 },
  Chat: { own: 18.5 },
}
const allStyles = 30

await main(async () => {
  const sizes = await kitSizes()
  if (process.argv.includes('--write')) writeFileSync(page, pageOf(sizes))
  const problems = [...overBudget(sizes), ...stale(sizes)]
  for (const problem of problems) console.error(problem)
  const { whole, parts } = sizes
  console.log(
    `${parts.length} parts; all of the kit adds ${whole.added.toFixed(0)} kB of script and ${whole.style.toFixed(1)} kB of style`,
  )
  return problems.length === 0 ? 0 : 1
})

function overBudget({ parts, whole }: KitSizes): string[] {
  const heavy = parts.flatMap((part) =>
    (['own', 'style'] as const).flatMap((kind) => {
      const limit = heavier[part.name]?.[kind] ?? budget[kind]
      return part[kind] > limit
        ? [`${part.name}: ${part[kind].toFixed(1)} kB (${kind}), ${limit} are allowed`]
        : []
    }),
  )
  return whole.style > allStyles
    ? [...heavy, `all styles: ${whole.style.toFixed(1)} kB, ${allStyles} are allowed`]
    : heavy
}

/**
 * The rows that differ from this measurement. A patch release of a library may shift all a little, which is tolerated.
 */
function stale({ parts, whole }: KitSizes): string[] {
  const written = rowsOf(existsSync(page) ? readFileSync(page, 'utf8') : '')
  const measured = new Map([...parts, whole].map((part) => [part.name, part]))
  const wrong = [...measured].filter(([name, part]) => !isNear(part, written.get(name))).map(([name]) => name)
  const removed = [...written.keys()].filter((name) => !measured.has(name))
  return [...wrong, ...removed].map(
    (name) => `packages/ui-kit/sizes.md: not what ${name} weighs now: pnpm kit-sizes`,
  )
}

function isNear(part: KitSize, row: readonly number[] | undefined): boolean {
  return columns.every(
    (kind, at) => Math.abs(part[kind] - (row?.[at] ?? Number.NaN)) <= Math.max(0.3, part[kind] / 10),
  )
}

function rowsOf(text: string): Map<string, number[]> {
  const rows = text.matchAll(/^\| (.+?) +\| +([\d.]+) \| +([\d.]+) \| +([\d.]+) \|$/gm)
  return new Map([...rows].map(([, name = '', ...figures]) => [name, figures.map(Number)]))
}

function pageOf({ base, parts, whole }: KitSizes): string {
  const sorted = parts.toSorted((one, other) => other.own - one.own || one.name.localeCompare(other.name))
  const width = Math.max(...[...parts, whole].map(({ name }) => name.length))
  const row = ({ name, ...figures }: KitSize) =>
    `| ${name.padEnd(width)} | ${columns.map((kind) => figures[kind].toFixed(1).padStart(5)).join(' | ')} |`
  return `# What each part of the kit weighs

Kilobytes (1000 bytes), minified and gzipped; written by \`pnpm kit-sizes\` and compared by \`pnpm check sizes\`.

The base is what every page has: React, \`KitProvider\` with its words, \`Icon\`, and what React Aria needs for a button: ${base.toFixed(1)} kB
beside React.

- **own**: its code in the kit and of the libraries it draws with, without React Aria.
- **added**: what a page loads for it that had only the base. Most of it is shared: the second part that opens something
  above the page adds little.
- **style**: its style sheet. Everything the kit has, together with its themes, may have ${allStyles} kB.

What is loaded later, such as another language, is not counted.

| part${' '.repeat(width - 4)} |   own | added | style |
|${'-'.repeat(width + 2)}|------:|------:|------:|
${[...sorted, whole].map(row).join('\n')}
`
}
