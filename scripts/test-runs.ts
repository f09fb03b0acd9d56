/** The runs that `pnpm test` is made of, and what became of them: the only place that knows their names. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.ts'

/** Each run, where its report lies, who wrote it, and what its tests ran on. */
export const testRuns = {
  pglite: { report: 'vitest-pglite.json', by: 'vitest', where: 'PGlite' },
  postgres: { report: 'vitest-postgres.json', by: 'vitest', where: 'PostgreSQL' },
  storybook: { report: 'vitest-storybook.json', by: 'vitest', where: 'Storybook' },
  'e2e-pglite': { report: 'e2e-pglite.json', by: 'playwright', where: 'browser on PGlite' },
  'e2e-postgres': { report: 'e2e-postgres.json', by: 'playwright', where: 'browser on PostgreSQL' },
} as const

export type TestRun = keyof typeof testRuns

/** How a run ended: with an exit code, or not begun for a reason. */
export type Outcome = { run: TestRun; code: number } | { run: TestRun; skipped: string }

/** Where reports are written. */
export const resultsFolder = path.join(root, 'test-results')
const outcomesFile = path.join(resultsFolder, 'outcomes.json')

/** The path of a run's report. */
export function reportPath(run: TestRun): string {
  return path.join(resultsFolder, testRuns[run].report)
}

/** Writes down how the runs ended, for the tally and the feature table. */
export function writeOutcomes(outcomes: readonly Outcome[]): void {
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(outcomesFile, `${JSON.stringify(outcomes, null, 2)}\n`)
}

/** How the runs of the last `pnpm test` ended. */
export function readOutcomes(): Outcome[] {
  if (!existsSync(outcomesFile)) throw new Error('No test-results/outcomes.json: run `pnpm test` first.')
  return JSON.parse(readFileSync(outcomesFile, 'utf8')) as Outcome[]
}
