/** Parses the reports of Vitest and Playwright into one shape. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.ts'
import { reportPath, type TestRun, testRuns } from './test-runs.ts'

export type TestState = 'passed' | 'failed' | 'skipped'

/**
 * One test: the enclosing titles and its own, outermost first, and the beginning of its error if it failed or passed
 * only on retry.
 */
export type Test = { file: string; titles: string[]; state: TestState; error?: string }

/** A run's tests, and errors outside of any test: a file that does not load, an unhandled rejection. */
export type Report = { tests: Test[]; errors: string[] }

/** Parses a run's report, or undefined if there is none. */
export function readReport(run: TestRun): Report | undefined {
  const file = reportPath(run)
  if (!existsSync(file)) return undefined
  return reportIn(testRuns[run].by, JSON.parse(readFileSync(file, 'utf8')))
}

/** A raw report. */
export function reportIn(by: 'vitest' | 'playwright', json: unknown): Report {
  return by === 'vitest' ? ofVitest(json as VitestJson) : ofPlaywright(json as PlaywrightJson)
}

const errorLines = 15

/** Readable in a log without colours that shows only its last lines. */
function beginning(messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, errorLines)
    .join('\n')
}

type VitestJson = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      ancestorTitles: string[]
      title: string
      status: string
      failureMessages?: string[] | null
    }[]
  }[]
}

function ofVitest({ testResults }: VitestJson): Report {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(
      (test): Test => ({
        file: fileOf(name),
        titles: [...test.ancestorTitles, test.title].filter((title) => title !== ''),
        state: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
        ...errorOf(test.failureMessages ?? []),
      }),
    ),
  )
  // A file that cannot be loaded has failed without a failed test.
  const errors = testResults
    .filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    )
    .map((file) => `${fileOf(file.name)}: ${beginning([file.message])}`)
  return { tests, errors }
}

/** A report of another worktree has other paths. */
function fileOf(name: string): string {
  const file = path.relative(root, name)
  if (file.startsWith('..'))
    throw new Error(`${name} is not of this tree: its report was made in another one.`)
  return file
}

type PlaywrightSuite = {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      results: { errors?: { message?: string }[] }[]
    }[]
  }[]
}
type PlaywrightJson = { suites: PlaywrightSuite[]; errors: { message?: string }[] }

const playwrightStates = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const

function ofPlaywright({ suites, errors }: PlaywrightJson): Report {
  return {
    tests: suites.flatMap((suite) => testsOfSuite(suite, [])),
    errors: errors.map(({ message }) => beginning([message ?? 'an error without a message'])),
  }
}

function testsOfSuite(suite: PlaywrightSuite, around: string[]): Test[] {
  // The outermost suite is the file, whose name is not a title.
  const titles = suite.title === suite.file ? around : [...around, suite.title]
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(
      ({ status, results }): Test => ({
        file: path.join('e2e', file),
        titles: [...titles, title],
        state: playwrightStates[status],
        ...errorOf(lastErrors(results)),
      }),
    ),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOfSuite(inner, titles))]
}

/** For a flaky test: the errors of the failed attempt. */
function lastErrors(results: { errors?: { message?: string }[] }[]): string[] {
  const tries = results.map(({ errors = [] }) => errors.map(({ message }) => message ?? ''))
  return tries.findLast((errors) => errors.length > 0) ?? []
}

function errorOf(messages: readonly string[]): { error?: string } {
  return messages.length > 0 ? { error: beginning(messages) } : {}
}
