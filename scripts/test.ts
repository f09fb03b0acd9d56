/**
 * `pnpm test`: everything that shows the product works, each thing once — tests in Node and in a browser on PostgreSQL,
 * what only the embedded database can break on PGlite, the stories. The last line is the tally.
 * `pnpm test --all`: both databases for every test, and all checks of all stories.
 * `pnpm test <area>`: only the Vitest files of that area (or package), on PGlite; quick, no tally.
 */
import { existsSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.ts'
import { buildIfStale } from './builds.ts'
import { runE2e } from './e2e-run.ts'
import { main } from './ending.ts'
import { updateFeatures } from './features.ts'
import { ensureImapServer } from './imap-server.ts'
import { memoryFolder } from './memory-folder.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { type Finished, root, run } from './run.ts'
import { printTally, tally } from './tally.ts'
import {
  embeddedTests,
  type Outcome,
  reportPath,
  resultsFolder,
  type TestRun,
  testRuns,
  writeOutcomes,
} from './test-runs.ts'
import { noteTimes, type Time } from './test-times.ts'
import { timeTable } from './time-table.ts'

const times: Time[] = []

await main(async () => {
  const [area] = process.argv.slice(2)
  return area === undefined || area === '--all' ? testAll(area === '--all') : testArea(area)
})

async function testArea(area: string): Promise<number> {
  const filters = existsSync(path.join(root, 'packages', area)) ? [`packages/${area}/`] : [`areas/${area}/`]
  const { code } = await run(['vitest', 'run', '--project', '!storybook', ...filters], {
    show: 'live',
    env: { TEST_DATABASE_URL: undefined },
  })
  return code
}

async function testAll(isAll: boolean): Promise<number> {
  const started = performance.now()
  rmSync(resultsFolder, { recursive: true, force: true })
  await timed('browser', ensureBrowser)
  await timed('IMAP', ensureImapServer)
  const found = await timed('PostgreSQL', () => startPostgres(memoryFolder()))
  const postgres = 'skipped' in found ? undefined : found
  const outcomes = await runAll(postgres, isAll)
  const noted = 'skipped' in found ? outcomes.map(onPGliteFor(found.skipped)) : outcomes
  writeOutcomes(noted)
  // The page of features describes the run on PostgreSQL, without the repetitions of `--all`.
  const staleness = isAll || !postgres ? 0 : updateFeatures(noted, process.env.CI !== undefined)
  noteTimes(times)
  console.log(timeTable([...times, { step: 'in all', seconds: (performance.now() - started) / 1000 }]))
  return printTally(tally(noted)) || staleness
}

const onPGliteFor = (reason: string) => (outcome: Outcome) => ({ ...outcome, note: `on PGlite: ${reason}` })

/** Sequential runs with both cores each: concurrent ones would only cause timeouts. */
async function runAll(postgres: Postgres | undefined, isAll: boolean): Promise<Outcome[]> {
  const isBuilt = await timed('portal build', isPortalBuilt)
  return [
    await nodeTests(postgres),
    ...(postgres ? [await embedded(isAll)] : []),
    await report('storybook', () => stories(isAll)),
    ...(isBuilt ? await browserRuns(postgres, isAll) : [{ run: 'e2e', code: 1 } as const]),
  ]
}

function nodeTests(postgres: Postgres | undefined): Promise<Outcome> {
  return report('node', () =>
    vitest('node', ['--project', '!storybook'], { TEST_DATABASE_URL: postgres?.socketUrl }),
  )
}

/** The tests that differ on the embedded database; with `--all`, every test of the server. */
function embedded(isAll: boolean): Promise<Outcome> {
  const files = isAll ? ['packages/server/src/'] : embeddedTests
  return report('embedded', () =>
    vitest('embedded', ['--project', 'server', ...files], { TEST_DATABASE_URL: undefined }),
  )
}

async function browserRuns(postgres: Postgres | undefined, isAll: boolean): Promise<Outcome[]> {
  const whole = await report('e2e', () => runE2e('e2e', { postgres }))
  if (!postgres) return [whole]
  // A sign-in and one list ask for no three months of clock entries, which are half of the time that a start takes.
  const some = isAll ? {} : { arguments: ['--grep', '@embedded'], demoDays: 7, demoTickets: 300 }
  return [whole, await report('e2e-embedded', () => runE2e('e2e-embedded', some))]
}

function isPortalBuilt(): Promise<boolean> {
  return buildIfStale('portal').then(
    () => true,
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return false
    },
  )
}

/** The stories, repeated once if the browser crashed before any result. A failed story is not retried. */
async function stories(isAll: boolean): Promise<Finished> {
  const play = () => vitest('storybook', ['--project', 'storybook'], { STORIES_ALL: isAll ? '1' : undefined })
  const first = await play()
  if (!first.output.includes('VITEST_BROWSER_CONNECTION_CLOSED')) return first
  console.log('The browser went away in the middle of the stories: they run once more.')
  return play()
}

function vitest(
  name: TestRun,
  flags: string[],
  env: Record<string, string | undefined>,
  // Vitest leaves one core unused by default.
): Promise<Finished> {
  return run(['vitest', 'run', '--maxWorkers', String(availableParallelism()), ...flags], {
    env: { VITEST_JSON: reportPath(name), ...env },
  })
}

/** Runs one run and prints its output when done. */
async function report(name: TestRun, body: () => Promise<Finished>): Promise<Outcome> {
  const { code, output } = await timed(name, body)
  console.log(`\n── ${name}: tests on ${testRuns[name].where} ${'─'.repeat(40)}\n${output.trimEnd()}`)
  return { run: name, code }
}

async function timed<T>(step: string, body: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await body()
  } finally {
    times.push({ step, seconds: (performance.now() - started) / 1000 })
  }
}
