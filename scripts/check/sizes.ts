/** The length of our files, by package, compared with our budget. ESLint's max-lines is the hard limit. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'

type Budget = { files: number; median: number; p95: number; total: number }
const budgets: Record<string, Budget> = {
  pdf: { files: 8, median: 60, p95: 150, total: 500 },
  permissions: { files: 18, median: 30, p95: 70, total: 700 },
  sdk: { files: 90, median: 25, p95: 120, total: 3000 },
  'ui-kit': { files: 70, median: 60, p95: 180, total: 5000 },
  server: { files: 190, median: 35, p95: 140, total: 9000 },
  portal: { files: 190, median: 50, p95: 150, total: 10_000 },
  specs: { files: 70, median: 90, p95: 260, total: 8000 },
}
/** Sources only: without generated files, data, tests, stories and styles. */
const uncounted =
  /(^|\/)(generated|tokens|demo|labels|phrases|testing)\/|\.(test|stories)\.tsx?$|\.css\.ts$|\.d\.ts$/

console.log('package      files  median  p95  total  longest')
for (const [name, budget] of Object.entries(budgets)) console.log(row(name, budget))
console.log('In brackets: more than the budget.')

function row(name: string, budget: Budget): string {
  const pattern = name === 'specs' ? 'specs/**/*.yaml' : `packages/${name}/src/**/*.{ts,tsx}`
  const files = globSync(pattern, { cwd: root })
    .filter((file) => !uncounted.test(file))
    .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 }))
    .sort((one, other) => one.lines - other.lines)
  const at = (part: number) => files[Math.min(files.length - 1, Math.floor(files.length * part))]?.lines ?? 0
  const total = files.reduce((sum, { lines }) => sum + lines, 0)
  const longest = files.at(-1)
  return [
    name.padEnd(11),
    marked(files.length, budget.files).padStart(6),
    marked(at(0.5), budget.median).padStart(7),
    marked(at(0.95), budget.p95).padStart(5),
    marked(total, budget.total).padStart(7),
    ` ${longest ? `${longest.lines} ${longest.file}` : '-'}`,
  ].join(' ')
}

function marked(value: number, budget: number): string {
  return value > budget ? `[${value}]` : String(value)
}
