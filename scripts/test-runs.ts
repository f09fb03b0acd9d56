/** The runs of `pnpm test` and their results: the only place that knows their names. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.ts'

/**
 * Each run with its report, its tool, and its database. `node` and `e2e` run on PostgreSQL, or on PGlite without one.
 */
export const testRuns = {
  node: { report: 'vitest-node.json', by: 'vitest', where: 'PostgreSQL' },
  embedded: { report: 'vitest-embedded.json', by: 'vitest', where: 'PGlite' },
  storybook: { report: 'vitest-storybook.json', by: 'vitest', where: 'Storybook' },
  e2e: { report: 'e2e.json', by: 'playwright', where: 'browser' },
  'e2e-embedded': { report: 'e2e-embedded.json', by: 'playwright', where: 'browser on PGlite' },
} as const

export type TestRun = keyof typeof testRuns

/** The result of a run, with a note for the tally. */
export type Outcome = { run: TestRun; code: number; note?: string }

/** The Node tests whose result may differ on the embedded database; browser tests have the tag `@embedded`. */
export const embeddedTests: readonly string[] = [
  'packages/server/src/db/lock-folder.test.ts',
  'packages/server/src/demo/seed-demo.test.ts',
  'packages/server/src/testing/demo-template.test.ts',
  'packages/server/src/areas/tickets/catalogues.test.ts',
  // COPY works differently there; kill -9 restarts a whole server in a folder three times.
  'packages/server/src/areas/loads/loads.test.ts',
  'packages/server/src/areas/loads/loads-export.test.ts',
  'packages/server/src/areas/loads/loads-crash.test.ts',
  // It does not recover from a full disk, and must never reach one.
  'packages/server/src/areas/loads/loads-full-disk.test.ts',
]

/** Where reports are written. */
export const resultsFolder = path.join(root, 'test-results')
const outcomesFile = path.join(resultsFolder, 'outcomes.json')

/** The path of a run's report. */
export function reportPath(run: TestRun): string {
  return path.join(resultsFolder, testRuns[run].report)
}

/** Stores the results of the runs, for the tally and the feature table. */
export function writeOutcomes(outcomes: readonly Outcome[]): void {
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(outcomesFile, `${JSON.stringify(outcomes, null, 2)}\n`)
}

/** The results of the last `pnpm test`. */
export function readOutcomes(): Outcome[] {
  if (!existsSync(outcomesFile)) throw new Error('No test-results/outcomes.json: run `pnpm test` first.')
  return JSON.parse(readFileSync(outcomesFile, 'utf8')) as Outcome[]
}
