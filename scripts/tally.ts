/** Prints, alone on the last line, how many tests passed, failed and were skipped in all runs of `pnpm test`. */
import { readReport } from './test-reports.ts'
import { type Outcome, readOutcomes } from './test-runs.ts'

export type Tally = { passed: number; failed: number; skipped: number; reasons: string[] }

/** Adds up the runs, and names what failed. A report that is missing, and a run that failed without a failed test, count as failed. */
export function tally(outcomes: readonly Outcome[], read = readReport): Tally {
  const sum: Tally = { passed: 0, failed: 0, skipped: 0, reasons: [] }
  for (const outcome of outcomes) {
    if ('skipped' in outcome) {
      sum.skipped += 1
      sum.reasons.push(`${outcome.run} did not run: ${outcome.skipped}`)
      continue
    }
    addRun(sum, outcome, read)
  }
  return sum
}

function addRun(
  sum: Tally,
  { run, code }: Extract<Outcome, { code: number }>,
  read: typeof readReport,
): void {
  const report = read(run)
  if (!report) {
    addFailure(sum, `${run}: no report was written`)
    return
  }
  const failedBefore = sum.failed
  for (const { state, file, titles } of report.tests) {
    if (state === 'failed') addFailure(sum, `✗ ${run}: ${file} > ${titles.join(' > ')}`)
    else sum[state] += 1
  }
  for (const error of report.errors) addFailure(sum, `${run}: ${error}`)
  if (report.tests.length === 0) addFailure(sum, `${run}: ran no test at all`)
  if (code !== 0 && sum.failed === failedBefore)
    addFailure(sum, `${run}: ended with ${code}, though no test failed`)
}

function addFailure(sum: Tally, reason: string): void {
  sum.failed += 1
  sum.reasons.push(reason)
}

/** Prints the reasons, then the line; returns the exit code. */
export function printTally({ passed, failed, skipped, reasons }: Tally): number {
  for (const reason of reasons) console.log(reason)
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  return failed === 0 ? 0 : 1
}

if (import.meta.main) process.exitCode = printTally(tally(readOutcomes()))
