/**
 * How soon the kit's table, planner and scatter chart are painted, compared with the tables of React Aria, Mantine and
 * Ant Design.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { buildIfStale } from '../scripts/builds.ts'
import { launchOptions } from '../scripts/chromium.ts'
import { atEnd, main } from '../scripts/ending.ts'
import { digits, publish } from './harness.ts'
import type { TableName } from './kit-tables/page.tsx'

const rounds = Number(process.argv[2] ?? 7)
const names: TableName[] = ['kit', 'React Aria', 'Mantine', 'Ant Design']
const outDir = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
const root = path.join(import.meta.dirname, 'kit-tables')

/** The measurements by name; each returns milliseconds. */
interface Case {
  readonly what: string
  readonly name: string
  readonly limit?: number
  readonly run: (page: Page) => Promise<number[]>
  /** The columns of the report. */
  readonly figures: readonly string[]
}

await main(async () => {
  await buildIfStale('ui-kit')
  await build({ root, configFile: false, logLevel: 'error', build: { outDir } })
  const server = await preview({ root, configFile: false, build: { outDir }, preview: { port: 0 } })
  const browser = await chromium.launch(launchOptions)
  atEnd(() => rmSync(outDir, { recursive: true, force: true }))
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction(() => 'bench' in window)
  const cases = [...pages(), ...virtual(), ...ownParts()]
  const results = new Map<Case, number[][]>(cases.map((one) => [one, []]))
  for (let round = -1; round < rounds; round++) {
    for (const one of cases) {
      const figures = await one.run(page)
      await page.evaluate(() => window.bench.unmount())
      // The first round is a warm-up.
      if (round >= 0) results.get(one)?.push(figures)
    }
  }
  await browser.close()
  await server.close()
  publish(
    'Tables, planner and points in the browser',
    'Milliseconds from the call until headless Chromium had painted, two frames included; production builds, 1440 × 900, boxes to select in every row, 12 columns. Virtual: a box of 600 px. Frames: 90 steps of 700 px. Mantine has no virtual rows; React Aria takes part with 10 000.',
    `${rounds} interleaved rounds`,
    [
      '| | of | figure | min / **median** / max | × kit | limit |',
      '|---|---|---|---|---|---|',
      ...linesOf(results),
    ],
  )
  return 0
})

function pages(): Case[] {
  return [50, 100, 500].flatMap((count) =>
    names.map((name) => ({
      what: `${count} rows`,
      name,
      figures: ['first page', 'next page', 'select a row'],
      ...(name === 'kit' && count === 50 ? { limit: 60 } : {}),
      run: (page: Page) =>
        page.evaluate(
          async ([table, rows]) => [
            await window.bench.mountTable(table, rows, false),
            await window.bench.nextPage(),
            await window.bench.select(),
          ],
          [name, count] as const,
        ),
    })),
  )
}

function virtual(): Case[] {
  const takers: [TableName, number][] = [
    ['kit', 10_000],
    ['React Aria', 10_000],
    ['Ant Design', 10_000],
    ['kit', 100_000],
    ['Ant Design', 100_000],
  ]
  return takers.map(([name, count]) => ({
    what: `${count} virtual rows`,
    name,
    figures: ['first page', 'frame, 95 %', 'worst frame'],
    ...(name === 'kit' && count === 100_000 ? { limit: 150 } : {}),
    run: (page: Page) =>
      page.evaluate(
        async ([table, rows]) => {
          const mounted = await window.bench.mountTable(table, rows, true)
          const { p95, worst } = await window.bench.scroll()
          return [mounted, p95, worst]
        },
        [name, count] as const,
      ),
  }))
}

function ownParts(): Case[] {
  const mounted = (name: 'planner' | 'scatter') => (page: Page) =>
    page.evaluate(async (part) => [await window.bench.mountPart(part)], name)
  return [
    {
      what: '200 people × 31 days',
      name: 'planner',
      figures: ['first paint'],
      limit: 150,
      run: mounted('planner'),
    },
    { what: '10 000 points', name: 'scatter', figures: ['first paint'], limit: 120, run: mounted('scatter') },
    {
      what: '192 rights',
      name: 'permission matrix',
      figures: ['first paint', 'tick'],
      run: (page) =>
        page.evaluate(async () => [await window.bench.mountPart('matrix'), await window.bench.tick()]),
    },
    {
      what: 'a form and 50 rows',
      name: 'switch',
      figures: ['theme', 'language'],
      limit: 200,
      run: (page) =>
        page.evaluate(async () => {
          await window.bench.mountPart('page')
          const theme = await window.bench.switchTheme('dark')
          const language = await window.bench.switchLanguage('de')
          await window.bench.switchTheme('light')
          await window.bench.switchLanguage('es')
          return [theme, language]
        }),
    },
  ]
}

function linesOf(results: ReadonlyMap<Case, readonly number[][]>): string[] {
  const medians = new Map<string, number>()
  return [...results].flatMap(([{ what, name, limit, figures }, all]) =>
    figures.map((figure, at) => {
      const sorted = all.map((values) => values[at] ?? Number.NaN).sort((one, other) => one - other)
      const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
      if (name === 'kit') medians.set(`${what} ${figure}`, median)
      const own = medians.get(`${what} ${figure}`)
      const spread = `${digits(sorted[0] ?? Number.NaN)} / **${digits(median)}** / ${digits(sorted.at(-1) ?? Number.NaN)}`
      const target = limitOf(limit, what, figure, median)
      return `| ${what} | ${name} | ${figure} | ${spread} | ${own === undefined ? '' : digits(median / own)} | ${target} |`
    }),
  )
}

/** The limits of the design: the next page of 50 rows, 100,000 rows and their frames, and those of other parts. */
function limitOf(limit: number | undefined, what: string, figure: string, median: number): string {
  const applies = limit !== undefined && (what !== '50 rows' || figure === 'next page')
  if (!applies || figure === 'worst frame') return ''
  const most = figure === 'frame, 95 %' ? 33 : limit
  return `≤ ${most}: ${median <= most ? 'met' : '**missed**'}`
}
