/** Prints, alone on the last line, how many tests passed, failed and were skipped in all runs of `pnpm test`. */
import { readReport, type Test } from './test-reports.ts'
import { type Outcome, readOutcomes, type TestRun } from './test-runs.ts'

export type Tally = {
  passed: number
  failed: number
  skipped: number
  /** One line each. */
  reasons: string[]
  /** The first lines of the errors of failed or retried tests, under the test's name. */
  errors: string[]
}

/** The limit of printed errors: beyond it they share a cause. */
const maxErrors = 20

/**
 * Adds up the runs and names failures. A missing report, and a failed run without a failed test, count as failures.
 */
export function tally(outcomes: readonly Outcome[], read = readReport): Tally {
  const sum: Tally = { passed: 0, failed: 0, skipped: 0, reasons: [], errors: [] }
  for (const outcome of outcomes) {
    if (outcome.note !== undefined) sum.reasons.push(`${outcome.run} ran ${outcome.note}`)
    addRun(sum, outcome, read)
  }
  return sum
}

function addRun(sum: Tally, { run, code }: Outcome, read: typeof readReport): void {
  const report = read(run)
  if (!report) {
    addFailure(sum, `${run}: no report was written`)
    return
  }
  const failedBefore = sum.failed
  for (const test of report.tests) {
    if (test.state === 'failed') addFailedTest(sum, run, test)
    else {
      sum[test.state] += 1
      if (test.state === 'passed' && test.error !== undefined) addTries(sum, run, test)
    }
  }
  for (const error of report.errors) addFailure(sum, `${run}: ${error}`)
  if (report.tests.length === 0) addFailure(sum, `${run}: ran no test at all`)
  if (code !== 0 && sum.failed === failedBefore)
    addFailure(sum, `${run}: ended with ${code}, though no test failed`)
}

function addFailedTest(sum: Tally, run: TestRun, test: Test): void {
  const name = `✗ ${nameOf(run, test)}`
  addFailure(sum, name)
  addError(sum, name, test)
}

/** A test that passed on retry counts as passed, but is named: it is flaky. */
function addTries(sum: Tally, run: TestRun, test: Test): void {
  const name = `↻ ${nameOf(run, test)}: passed at another try`
  sum.reasons.push(name)
  addError(sum, name, test)
}

function nameOf(run: TestRun, { file, titles }: Test): string {
  return `${run}: ${file} > ${titles.join(' > ')}`
}

function addError(sum: Tally, name: string, { error = '' }: Test): void {
  if (error !== '') sum.errors.push([name, ...error.split('\n')].join('\n    '))
}

function addFailure(sum: Tally, reason: string): void {
  sum.failed += 1
  sum.reasons.push(reason)
}

/** Prints the errors, then all names, then the tally; returns the exit code. */
export function printTally(sum: Tally): number {
  for (const line of tallyLines(sum)) console.log(line)
  return sum.failed === 0 ? 0 : 1
}

/** The output: CI shows only the end of it, so the names come after the errors. */
export function tallyLines({ passed, failed, skipped, reasons, errors }: Tally): string[] {
  const omitted = errors.length - maxErrors
  return [
    ...errors.slice(0, maxErrors).map((error) => `${error}\n`),
    ...(omitted > 0 ? [`${omitted} more errors are in the output of their runs, above.\n`] : []),
    ...reasons,
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]
}

if (import.meta.main) process.exitCode = printTally(tally(readOutcomes()))
