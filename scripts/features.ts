/**
 * `docs/features.md`: which feature of the catalogue is shown by which tests, and where those ran. A test shows a feature
 * when its title, or a title around it, begins with the feature's id: `CAR-6 stops and …`, `CAR-6, CAR-7: …`. A test
 * that shows only a part of a feature says so after its id: `CAR-6 (part) CAR-7 …` shows the whole of the second.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import catalogue from './features/catalogue.json' with { type: 'json' }
import { root } from './run.ts'
import { readReport, type Test } from './test-reports.ts'
import { type Outcome, readOutcomes, type TestRun, testRuns } from './test-runs.ts'

export type Feature = { id: string; area: string; level: string; feature: string }
type RunTest = Test & { where: string }
type Showing = { title: string; where: string[]; isWhole: boolean; isPassed: boolean }

const featuresFile = path.join(root, 'docs/features.md')
/** `CAR-6`, `CAR-6 CAR-7`, `CAR-6 (part), CAR-7:`. */
const leadPattern = /^(?:[A-Z][A-Z0-9]*-\d+(?:\s\(part\))?[\s,:]+)+/
const leadingId = /([A-Z][A-Z0-9]*-\d+)(\s\(part\))?/g

/** The page, from the tests of all runs. Nothing in it depends on when or where they ran. */
export function featuresPage(tests: readonly RunTest[], features: readonly Feature[] = catalogue): string {
  const shown = showings(tests)
  const rows = features.map((feature) => ({ ...feature, by: shown.get(feature.id) ?? [] }))
  const areas = [...new Set(features.map(({ area }) => area))]
  return [
    '<!-- Generated from the test reports by `node scripts/features.ts`. Never edited by hand. -->',
    '# Features and the tests that show them',
    '',
    'A feature is *shown* when every test that carries its id passed in every run that has it, *partly* shown when one',
    'did not, or when each of them shows a part only, and *not yet* shown when no test carries its id.',
    '',
    '| level | shown | partly | not yet |',
    '| --- | --- | --- | --- |',
    ...[...new Set(features.map(({ level }) => level))].map((level) => countRow(level, rows)),
    ...areas.flatMap((area) => [
      '',
      `## ${area}`,
      '',
      '| id | feature | level | state | tests |',
      '| --- | --- | --- | --- | --- |',
      ...rows.filter((row) => row.area === area).map(featureRow),
    ]),
    '',
  ].join('\n')
}

function countRow(level: string, rows: readonly (Feature & { by: Showing[] })[]): string {
  const states = rows.filter((row) => row.level === level).map(({ by }) => stateOf(by))
  const counts = (['shown', 'partly', 'not yet'] as const).map(
    (state) => states.filter((one) => one === state).length,
  )
  return `| ${level} | ${counts.join(' | ')} |`
}

function featureRow({ id, feature, level, by }: Feature & { by: Showing[] }): string {
  const tests = by.map(({ title, where }) => `${cell(title)} *(${where.join(', ')})*`).join('<br>')
  return `| ${id} | ${cell(feature)} | ${level} | ${stateOf(by)} | ${tests} |`
}

function stateOf(by: readonly Showing[]): 'shown' | 'partly' | 'not yet' {
  if (by.length === 0) return 'not yet'
  return by.every(({ isPassed }) => isPassed) && by.some(({ isWhole }) => isWhole) ? 'shown' : 'partly'
}

/** By feature id: each test once, with every place where it ran. */
function showings(tests: readonly RunTest[]): Map<string, Showing[]> {
  const byId = new Map<string, Map<string, Showing>>()
  for (const test of tests) {
    for (const { id, title, isWhole } of idsOf(test)) {
      const known = byId.get(id) ?? new Map<string, Showing>()
      const before = known.get(title) ?? { title, where: [], isWhole, isPassed: true }
      known.set(title, {
        ...before,
        where: [...new Set([...before.where, test.where])].sort(),
        isPassed: before.isPassed && test.state === 'passed',
      })
      byId.set(id, known)
    }
  }
  const byTitle = (one: Showing, other: Showing) => (one.title < other.title ? -1 : 1)
  return new Map([...byId].map(([id, known]) => [id, [...known.values()].sort(byTitle)]))
}

function idsOf({ titles }: Test): { id: string; title: string; isWhole: boolean }[] {
  return titles.flatMap((lead, place) => {
    const [ids] = leadPattern.exec(lead) ?? []
    if (ids === undefined) return []
    const title = [lead.slice(ids.length), ...titles.slice(place + 1)]
      .filter((text) => text !== '')
      .join(' › ')
    return [...ids.matchAll(leadingId)].map(([, id = '', part]) => ({
      id,
      title,
      isWhole: part === undefined,
    }))
  })
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

/** The tests of these runs, each with where it ran; tests outside the server have no database under them. */
export function testsOf(outcomes: readonly Outcome[]): RunTest[] {
  return outcomes.flatMap(({ run }) =>
    (readReport(run)?.tests ?? []).map((test) => ({ ...test, where: whereOf(run, test.file) })),
  )
}

function whereOf(run: TestRun, file: string): string {
  return run === 'node' && !file.startsWith('packages/server/') ? 'Node' : testRuns[run].where
}

/** Writes the page, or with `check` says whether it is what the reports say. Returns the exit code. */
export function updateFeatures(outcomes: readonly Outcome[], check: boolean): number {
  const tests = testsOf(outcomes)
  for (const id of unknownIds(tests))
    console.error(`${id} begins a test's title and is no feature of the catalogue.`)
  const page = featuresPage(tests)
  const current = readOrEmpty(featuresFile)
  if (current === page) return 0
  if (!check) {
    writeFileSync(featuresFile, page)
    console.log('wrote docs/features.md')
    return 0
  }
  const [first = ''] = differingRows(current, page)
  console.error(`docs/features.md is not what the tests show now. Run \`pnpm test\` and commit it.\n${first}`)
  return 1
}

/** The lines of the new page that the old one lacks, or else those it has too many. */
function differingRows(current: string, page: string): string[] {
  const [before, after] = [current.split('\n'), page.split('\n')]
  const added = after.filter((line) => !before.includes(line))
  return added.length > 0 ? added : before.filter((line) => !after.includes(line))
}

/** Ids that look like a feature's, of a prefix the catalogue uses, and are not in it: a slip of the pen. */
function unknownIds(tests: readonly RunTest[]): string[] {
  const known = new Set(catalogue.map(({ id }) => id))
  const prefixes = new Set(catalogue.map(({ id }) => id.slice(0, id.lastIndexOf('-'))))
  const used = new Set(tests.flatMap((test) => idsOf(test).map(({ id }) => id)))
  return [...used].filter((id) => !known.has(id) && prefixes.has(id.slice(0, id.lastIndexOf('-')))).sort()
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

if (import.meta.main) process.exitCode = updateFeatures(readOutcomes(), process.argv.includes('--check'))
