import { expect, test } from 'vitest'
import { tally } from './tally.ts'
import type { Report } from './test-reports.ts'

const of = (...states: ('passed' | 'failed' | 'skipped')[]): Report => ({
  tests: states.map((state, at) => ({ file: 'a.test.ts', titles: [`test ${at}`], state })),
  errors: [],
})

test('the tally adds up every run', () => {
  const reports = { pglite: of('passed', 'passed'), storybook: of('passed', 'skipped') }
  const outcomes = [
    { run: 'pglite', code: 0 },
    { run: 'storybook', code: 0 },
  ] as const
  const read = (run: string) => reports[run as keyof typeof reports]
  expect(tally(outcomes, read)).toEqual({ passed: 3, failed: 0, skipped: 1, reasons: [] })
})

test('a run without a report, without tests, or that ended badly with nothing failed, has failed', () => {
  const one = [{ run: 'pglite', code: 0 }] as const
  expect(tally(one, () => undefined).failed).toBe(1)
  expect(tally(one, () => of()).failed).toBe(1)
  expect(tally([{ run: 'pglite', code: 1 }], () => of('passed')).failed).toBe(1)
})

test('a failed test is named and counted once, though its run ends badly too', () => {
  expect(tally([{ run: 'pglite', code: 1 }], () => of('passed', 'failed'))).toMatchObject({
    passed: 1,
    failed: 1,
    reasons: ['✗ pglite: a.test.ts > test 1'],
  })
})

test('a file that could not be loaded has failed', () => {
  expect(
    tally([{ run: 'pglite', code: 1 }], () => ({ ...of('passed'), errors: ['x.test.ts: no such module'] })),
  ).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    reasons: ['pglite: x.test.ts: no such module'],
  })
})

test('a half that did not run counts as skipped and says why', () => {
  expect(tally([{ run: 'postgres', skipped: 'no server here' }])).toMatchObject({
    skipped: 1,
    reasons: ['postgres did not run: no server here'],
  })
})
