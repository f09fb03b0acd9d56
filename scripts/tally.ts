/** Prints, alone on the last line, how many tests passed, failed and were skipped in all runs of `pnpm test`. */
import { readReport, type Test } from './test-reports.ts'
import { type Outcome, readOutcomes, type TestRun } from './test-runs.ts'

export type Tally = {
  passed: number
  failed: number
  skipped: number
  /** One line each. */
  reasons: string[]
  /** How the errors of the tests begin that failed, or did so at their first try; each under its test's name. */
  errors: string[]
}

/** So many errors are told: where more fail, they fail for the same reason. */
const maxErrors = 20

/** Adds up the runs, and names what failed. A report that is missing, and a run that failed without a failed test, count as failed. */
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
      if (test.state === 'passed' && test.error !== undefined) tellOfTries(sum, run, test)
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

/** One that passed at its second try counts as passed, and is named all the same: it has something to be mended. */
function tellOfTries(sum: Tally, run: TestRun, test: Test): void {
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

/** Prints how the errors begin, then all reasons, then the line; returns the exit code. */
export function printTally(sum: Tally): number {
  for (const line of tallyLines(sum)) console.log(line)
  return sum.failed === 0 ? 0 : 1
}

/** What is printed: CI shows the end of it only, so that the names of all that failed come after their errors. */
export function tallyLines({ passed, failed, skipped, reasons, errors }: Tally): string[] {
  const untold = errors.length - maxErrors
  return [
    ...errors.slice(0, maxErrors).map((error) => `${error}\n`),
    ...(untold > 0 ? [`${untold} more errors are in the output of their runs, above.\n`] : []),
    ...reasons,
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]
}

if (import.meta.main) process.exitCode = printTally(tally(readOutcomes()))
