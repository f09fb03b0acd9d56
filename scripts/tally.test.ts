import { expect, test } from 'vitest'
import { tally, tallyLines } from './tally.ts'
import { type Report, reportIn } from './test-reports.ts'

const of = (...states: ('passed' | 'failed' | 'skipped')[]): Report => ({
  tests: states.map((state, at) => ({ file: 'a.test.ts', titles: [`test ${at}`], state })),
  errors: [],
})

test('the tally adds up every run', () => {
  const reports = { node: of('passed', 'passed'), storybook: of('passed', 'skipped') }
  const outcomes = [
    { run: 'node', code: 0 },
    { run: 'storybook', code: 0 },
  ] as const
  const read = (run: string) => reports[run as keyof typeof reports]
  expect(tally(outcomes, read)).toEqual({ passed: 3, failed: 0, skipped: 1, reasons: [], errors: [] })
})

test('a run without a report, without tests, or that ended badly with nothing failed, has failed', () => {
  const one = [{ run: 'node', code: 0 }] as const
  expect(tally(one, () => undefined).failed).toBe(1)
  expect(tally(one, () => of()).failed).toBe(1)
  expect(tally([{ run: 'node', code: 1 }], () => of('passed')).failed).toBe(1)
})

test('a failed test is named and counted once, though its run ends badly too', () => {
  expect(tally([{ run: 'node', code: 1 }], () => of('passed', 'failed'))).toMatchObject({
    passed: 1,
    failed: 1,
    reasons: ['✗ node: a.test.ts > test 1'],
  })
})

test('a file that could not be loaded has failed', () => {
  expect(
    tally([{ run: 'node', code: 1 }], () => ({ ...of('passed'), errors: ['x.test.ts: no such module'] })),
  ).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    reasons: ['node: x.test.ts: no such module'],
    errors: [],
  })
})

test('a run that had another database than usual says so', () => {
  const outcome = { run: 'node', code: 0, note: 'on PGlite: no server here' } as const
  expect(tally([outcome], () => of('passed'))).toMatchObject({
    passed: 1,
    reasons: ['node ran on PGlite: no server here'],
  })
})

const red = (text: string) => `\u001B[31m${text}\u001B[39m`
const long = Array.from({ length: 40 }, (_, line) => red(`line ${line}`)).join('\n\n')
const vitestReport = {
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { ancestorTitles: ['loads'], title: 'stop', status: 'failed', failureMessages: [long] },
        { ancestorTitles: [], title: 'go on', status: 'passed', failureMessages: [] },
      ],
    },
  ],
}
const playwrightReport = {
  errors: [],
  suites: [
    {
      title: 'a.spec.ts',
      file: 'a.spec.ts',
      specs: [
        {
          title: 'stops',
          file: 'a.spec.ts',
          tests: [
            {
              status: 'unexpected',
              results: [{ errors: [{ message: red('Test timeout.') }, { message: long }] }],
            },
          ],
        },
      ],
    },
  ],
}

test('the beginning of each error is above the names of failed tests, without colours, and the tally comes last', () => {
  const outcomes = [
    { run: 'node', code: 1 },
    { run: 'e2e', code: 1 },
  ] as const
  const read = (run: string) =>
    run === 'node' ? reportIn('vitest', vitestReport) : reportIn('playwright', playwrightReport)
  const lines = tallyLines(tally(outcomes, read)).join('\n').split('\n')
  const linesOf = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, line) => `    line ${from + line}`)
  const names = ['✗ node: ', '✗ e2e: e2e/a.spec.ts > stops']
  expect(lines[0]).toMatch(/^✗ node: .*a\.test\.ts > loads > stop$/)
  expect(lines.slice(1, 17)).toEqual([...linesOf(0, 15), ''])
  expect(lines.slice(17, 34)).toEqual([names[1], '    Test timeout.', ...linesOf(0, 14), ''])
  expect(lines.slice(34)).toEqual([lines[0], names[1], '1 passed, 2 failed, 0 skipped'])
})

test('at most twenty errors are shown, but the names of all failed tests', () => {
  const tests = Array.from({ length: 30 }, (_, at) => ({
    file: 'a.test.ts',
    titles: [`test ${at}`],
    state: 'failed' as const,
    error: 'Error: no',
  }))
  const text = tallyLines(tally([{ run: 'node', code: 1 }], () => ({ tests, errors: [] }))).join('\n')
  expect(text.match(/Error: no/g)).toHaveLength(20)
  expect(text).toContain('10 more errors')
  expect(text.split('\n').slice(-31, -1)).toEqual(tests.map((_, at) => `✗ node: a.test.ts > test ${at}`))
})

test('a test that passed at its second try only counts as passed, and is named with the error of the first', () => {
  const first = { errors: [{ message: 'Error: nobody came' }] }
  const tests = [{ status: 'flaky', results: [first, { errors: [] }] }]
  const specs = [{ title: 'waits', file: 'a.spec.ts', tests }]
  const json = { errors: [], suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs }] }
  const name = '↻ e2e: e2e/a.spec.ts > waits: passed at another try'
  const sum = tally([{ run: 'e2e', code: 0 }], () => reportIn('playwright', json))
  expect(tallyLines(sum)).toEqual([
    `${name}\n    Error: nobody came\n`,
    name,
    '1 passed, 0 failed, 0 skipped',
  ])
})
