/**
 * `pnpm test`: everything that shows the product works — unit and server tests on PGlite and again on PostgreSQL, the
 * stories in a browser, the portal end to end on both databases. The last line is the tally.
 * `pnpm test <area>`: only the Vitest files of that area (or package), on PGlite; quick, no tally.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.ts'
import { runE2e } from './e2e-run.ts'
import { main } from './ending.ts'
import { updateFeatures } from './features.ts'
import { buildIfStale } from './builds.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { type Finished, root, run } from './run.ts'
import { printTally, tally } from './tally.ts'
import {
  type Outcome,
  reportPath,
  resultsFolder,
  type TestRun,
  testRuns,
  writeOutcomes,
} from './test-runs.ts'
import { timeTable } from './time-table.ts'

type MaybePostgres = Postgres | { skipped: string }

const times: { step: string; seconds: number }[] = []

/** What cannot run without a portal has failed, not been skipped. */
const notBuilt: Outcome[] = [
  { run: 'e2e-pglite', code: 1 },
  { run: 'e2e-postgres', code: 1 },
]

await main(async () => {
  const area = process.argv[2]
  return area === undefined ? testAll() : testArea(area)
})

async function testArea(area: string): Promise<number> {
  const filters = existsSync(path.join(root, 'packages', area)) ? [`packages/${area}/`] : [`areas/${area}/`]
  const { code } = await run(['vitest', 'run', '--project', '!storybook', ...filters], {
    show: 'live',
    env: { TEST_DATABASE_URL: undefined },
  })
  return code
}

async function testAll(): Promise<number> {
  const started = performance.now()
  rmSync(resultsFolder, { recursive: true, force: true })
  await timed('browser', ensureBrowser)
  const postgres = await timed('PostgreSQL', startPostgres)
  if ('skipped' in postgres) console.log(`The PostgreSQL half is skipped: ${postgres.skipped}`)
  else console.log(`PostgreSQL ${postgres.version}`)

  const isBuilt = await timed('portal build', isPortalBuilt)
  // One after the other in two lanes, for two cores: the longest first.
  const units = await inLanes(2, [
    () => vitest('pglite', ['--project', '!storybook'], { TEST_DATABASE_URL: undefined }),
    () => report('storybook', stories),
    () => unitsOnPostgres(postgres),
  ])
  const outcomes = [...units, ...(isBuilt ? await browserRuns(postgres) : notBuilt)]
  writeOutcomes(outcomes)
  const areFeaturesStale = updateFeatures(outcomes, process.env.CI !== undefined) !== 0
  console.log(timeTable([...times, { step: 'in all', seconds: (performance.now() - started) / 1000 }]))
  return printTally(tally(outcomes)) || (areFeaturesStale ? 1 : 0)
}

async function unitsOnPostgres(postgres: MaybePostgres): Promise<Outcome> {
  if ('skipped' in postgres) return { run: 'postgres', ...postgres }
  // The last of the lanes has the machine for itself: Vitest alone would leave one core to nobody.
  const workers = ['--maxWorkers', String(availableParallelism())]
  const flags = ['--project', '!storybook', ...workers, ...databaseTests()]
  return vitest('postgres', flags, { TEST_DATABASE_URL: postgres.url })
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

/** Runs all of these, so many at once; the results in the order asked. */
async function inLanes<T>(lanes: number, works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  const waiting = works.entries()
  const lane = async () => {
    for (const [at, work] of waiting) results[at] = await work()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}

/** Every test of the server, and whatever elsewhere starts one. */
function databaseTests(): string[] {
  const others = globSync(['packages/{sdk,portal}/src/**/*.test.ts', 'e2e/**/*.test.ts'], { cwd: root })
  return [
    'packages/server/src/',
    ...others.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('@portal/server')).sort(),
  ]
}

async function browserRuns(postgres: MaybePostgres): Promise<Outcome[]> {
  const onPGlite = await report('e2e-pglite', () => runE2e('pglite'))
  if ('skipped' in postgres) return [onPGlite, { run: 'e2e-postgres', ...postgres }]
  return [onPGlite, await report('e2e-postgres', () => runE2e('postgres', { postgres }))]
}

function vitest(
  name: TestRun,
  flags: string[],
  env: Record<string, string | undefined> = {},
): Promise<Outcome> {
  return report(name, () => finishedVitest(name, flags, env))
}

/** The stories, once more when their browser went away: that has judged none of them. A story that fails stays failed. */
async function stories(): Promise<Finished> {
  const first = await finishedVitest('storybook', ['--project', 'storybook'])
  if (!first.output.includes('VITEST_BROWSER_CONNECTION_CLOSED')) return first
  console.log('The browser went away in the middle of the stories: they run once more.')
  return finishedVitest('storybook', ['--project', 'storybook'])
}

function finishedVitest(
  name: TestRun,
  flags: string[],
  env: Record<string, string | undefined> = {},
): Promise<Finished> {
  return run(['vitest', 'run', ...flags], { env: { VITEST_JSON: reportPath(name), ...env } })
}

/** Runs one run and prints, when it is done, all it had to say. */
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
