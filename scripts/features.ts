/**
 * `docs/features.md`: the features of the catalogue with the tests that show them, and where those ran. A feature is
 * split into clauses, numbered from 1. A test shows those that its title, or an enclosing title, begins with: `CAR-6.2
 * stops and …`, `CAR-6.2 CAR-7.1: …`. A feature of one clause is named by its id alone.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { main } from './ending.ts'
import { catalogue, type Feature } from './features/catalogue.ts'
import { idsOf, wrongTitles } from './features/ids.ts'
import { listedTests } from './features/listed.ts'
import { root } from './run.ts'
import { readReport, type Test } from './test-reports.ts'
import { type Outcome, readOutcomes, type TestRun, testRuns } from './test-runs.ts'

type RunTest = Test & { where: string }
type Showing = { title: string; clauses: number[]; where: string[]; isPassed: boolean }
type State = 'shown' | 'partly' | 'not yet'
type Row = Feature & { by: Showing[]; lacking: number[]; state: State }

const featuresFile = path.join(root, 'docs/features.md')

/** The page, from the tests of all runs. It is deterministic: it does not depend on when or where they ran. */
export function featuresPage(tests: readonly RunTest[], features: readonly Feature[] = catalogue): string {
  const shown = showings(tests, features)
  const rows = features.map((feature) => rowOf(feature, shown.get(feature.id) ?? []))
  const areas = [...new Set(features.map(({ area }) => area))]
  return [
    '<!-- Generated from the test reports by `node scripts/features.ts`. Never edited by hand. -->',
    '# Features and the tests that show them',
    '',
    'The wording of a feature falls into clauses, and a test names those that it shows. A clause is shown when a test',
    'names it, and all that do passed in every run that has them. A feature is *shown* when all its clauses are,',
    '*partly* when some are, and *not yet* when none is. *Lacking* are the clauses that are not shown.',
    '',
    '| level | shown | partly | not yet |',
    '| --- | --- | --- | --- |',
    ...[...new Set(features.map(({ level }) => level))].map((level) => countRow(level, rows)),
    ...areas.flatMap((area) => [
      '',
      `## ${area}`,
      '',
      '| id | feature | level | state | tests | lacking |',
      '| --- | --- | --- | --- | --- | --- |',
      ...rows.filter((row) => row.area === area).map(featureRow),
    ]),
    '',
  ].join('\n')
}

function rowOf(feature: Feature, by: Showing[]): Row {
  const lacking = feature.clauses.map((_, index) => index + 1).filter((clause) => !isShown(clause, by))
  const state =
    lacking.length === 0 ? 'shown' : lacking.length < feature.clauses.length ? 'partly' : 'not yet'
  return { ...feature, by, lacking, state }
}

function isShown(clause: number, by: readonly Showing[]): boolean {
  const naming = by.filter(({ clauses }) => clauses.includes(clause))
  return naming.length > 0 && naming.every(({ isPassed }) => isPassed)
}

function countRow(level: string, rows: readonly Row[]): string {
  const states = rows.filter((row) => row.level === level).map(({ state }) => state)
  const counts = (['shown', 'partly', 'not yet'] as const).map(
    (state) => states.filter((one) => one === state).length,
  )
  return `| ${level} | ${counts.join(' | ')} |`
}

function featureRow({ id, feature, clauses, level, state, by, lacking }: Row): string {
  const isOne = clauses.length === 1
  const tests = by.map(
    (one) =>
      `${isOne ? '' : `${one.clauses.join(', ')}: `}${cell(one.title)} *(${one.where.join(', ')}${one.isPassed ? '' : '; failed'})*`,
  )
  const without = lacking.map((number) => `${isOne ? '' : `${number}: `}${cell(clauses[number - 1] ?? '')}`)
  return `| ${id} | ${cell(feature)} | ${level} | ${state} | ${tests.join('<br>')} | ${without.join('<br>')} |`
}

/** By feature id: each test once, with the clauses it shows and every place where it ran. */
function showings(tests: readonly RunTest[], features: readonly Feature[]): Map<string, Showing[]> {
  const byId = new Map<string, Map<string, Showing>>()
  for (const test of tests) {
    for (const { id, clause, title } of idsOf(test, features)) {
      const known = byId.get(id) ?? new Map<string, Showing>()
      const before = known.get(title) ?? { title, clauses: [], where: [], isPassed: true }
      known.set(title, {
        ...before,
        clauses: [...new Set([...before.clauses, clause])].sort((one, other) => one - other),
        where: [...new Set([...before.where, test.where])].sort(),
        isPassed: before.isPassed && test.state === 'passed',
      })
      byId.set(id, known)
    }
  }
  const byTitle = (one: Showing, other: Showing) => (one.title < other.title ? -1 : 1)
  return new Map([...byId].map(([id, known]) => [id, [...known.values()].sort(byTitle)]))
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

/** The tests of these runs, each with its database; tests outside the server have none. */
export function testsOf(outcomes: readonly Pick<Outcome, 'run'>[]): RunTest[] {
  return outcomes.flatMap(({ run }) => placed(run, readReport(run)?.tests ?? []))
}

function placed(run: TestRun, tests: readonly Test[]): RunTest[] {
  return tests.map((test) => ({ ...test, where: whereOf(run, test.file) }))
}

function whereOf(run: TestRun, file: string): string {
  return run === 'node' && !file.startsWith('packages/server/') ? 'Node' : testRuns[run].where
}

/** `pnpm features`: writes the page as if every test passed. */
async function writeListed(): Promise<number> {
  const listed = await listedTests()
  const runs = Object.keys(listed) as TestRun[]
  return update(
    runs.flatMap((run) => placed(run, listed[run])),
    false,
  )
}

/** Writes the page of the tests that ran, or with `check` compares it with them. Returns the exit code. */
export function updateFeatures(outcomes: readonly Outcome[], check: boolean): number {
  return update(testsOf(outcomes), check)
}

/** Fails first on titles with unknown clauses: the page cannot be generated from them. */
function update(tests: readonly RunTest[], check: boolean): number {
  const wrong = wrongTitles(tests)
  if (wrong.length > 0) {
    console.error(wrong.join('\n'))
    return 1
  }
  const page = featuresPage(tests)
  const current = readOrEmpty(featuresFile)
  if (current === page) return 0
  if (!check) {
    writeFileSync(featuresFile, page)
    console.log('wrote docs/features.md')
    return 0
  }
  const [first = ''] = differingRows(current, page)
  console.error(
    `docs/features.md is not what the tests show now. Run \`pnpm features\` and commit it.\n${first}`,
  )
  return 1
}

/** The lines missing from the old page, or else its extra ones. */
function differingRows(current: string, page: string): string[] {
  const [before, after] = [current.split('\n'), page.split('\n')]
  const added = after.filter((line) => !before.includes(line))
  return added.length > 0 ? added : before.filter((line) => !after.includes(line))
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

if (import.meta.main)
  await main(async () =>
    process.argv.includes('--listed') ? writeListed() : updateFeatures(readOutcomes(), false),
  )
