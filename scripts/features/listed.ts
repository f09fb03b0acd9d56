/**
 * Lists the tests of `pnpm test` without running them, so that the page of features can be written in a minute; `pnpm
 * test` then verifies that all of them passed.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { must, root } from '../run.ts'
import { reportIn, type Test } from '../test-reports.ts'
import { embeddedTests, type TestRun } from '../test-runs.ts'

type VitestEntry = { name: string; file: string }

/** The tests of every run, as if they had passed. */
export async function listedTests(): Promise<Record<TestRun, Test[]>> {
  // The titles of `it.each` are only known when the file is loaded.
  const read = '--no-static-parse'
  return {
    node: await vitestList(onPostgres, '--project', '!storybook', read),
    embedded: await vitestList(onPGlite, '--project', 'server', read, ...embeddedTests),
    // A story is a test of the same name, so its file need not be loaded in a browser.
    storybook: await vitestList(onPGlite, '--project', 'storybook'),
    e2e: await playwrightList(),
    'e2e-embedded': await playwrightList('--grep', '@embedded'),
  }
}

// Some tests only exist on one database. Nothing connects to it.
const onPostgres = { TEST_DATABASE_URL: 'postgres://127.0.0.1/listed' }
const onPGlite = { TEST_DATABASE_URL: undefined }

async function vitestList(env: Record<string, string | undefined>, ...flags: string[]): Promise<Test[]> {
  const file = path.join(root, '.cache/listed-vitest.json')
  await must(['vitest', 'list', `--json=${file}`, ...flags], { env })
  const entries = JSON.parse(readFileSync(file, 'utf8')) as VitestEntry[]
  return entries.map(({ name, file: place }) => ({
    file: path.relative(root, place),
    titles: name.split(' > '),
    state: 'passed',
  }))
}

async function playwrightList(...flags: string[]): Promise<Test[]> {
  const file = path.join(root, '.cache/listed-playwright.json')
  await must(['playwright', 'test', '--list', '--reporter=json', ...flags], {
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=source`,
    },
  })
  const { tests } = reportIn('playwright', JSON.parse(readFileSync(file, 'utf8')))
  return tests.map((test) => ({ ...test, state: 'passed' }))
}
