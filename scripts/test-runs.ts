/** The runs that `pnpm test` is made of, and what became of them: the only place that knows their names. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.ts'

/**
 * Each run, where its report lies, who wrote it, and what its tests ran on. `node` and `e2e` run on PostgreSQL, or on
 * PGlite where there is none.
 */
export const testRuns = {
  node: { report: 'vitest-node.json', by: 'vitest', where: 'PostgreSQL' },
  embedded: { report: 'vitest-embedded.json', by: 'vitest', where: 'PGlite' },
  storybook: { report: 'vitest-storybook.json', by: 'vitest', where: 'Storybook' },
  e2e: { report: 'e2e.json', by: 'playwright', where: 'browser' },
  'e2e-embedded': { report: 'e2e-embedded.json', by: 'playwright', where: 'browser on PGlite' },
} as const

export type TestRun = keyof typeof testRuns

/** How a run ended, and what the tally has to say of it besides. */
export type Outcome = { run: TestRun; code: number; note?: string }

/** What only the embedded database can break, of the tests in Node; in the browser they are tagged `@embedded`. */
export const embeddedTests: readonly string[] = [
  'packages/server/src/db/lock-folder.test.ts',
  'packages/server/src/demo/seed-demo.test.ts',
  'packages/server/src/testing/demo-template.test.ts',
  'packages/server/src/areas/tickets/catalogues.test.ts',
  // Rows go in and out by COPY, which is another way there; kill -9 starts a whole server in a folder three times.
  'packages/server/src/areas/loads/loads.test.ts',
  'packages/server/src/areas/loads/loads-export.test.ts',
  'packages/server/src/areas/loads/loads-crash.test.ts',
  // It does not come back from a full disk, and must never meet one.
  'packages/server/src/areas/loads/loads-full-disk.test.ts',
]

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
