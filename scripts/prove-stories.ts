/**
 * Verifies that a story fails when it should: adds stories with one fault each to a copy of the workspace, runs their
 * tests, and looks for the expected message.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyOfWorkspace } from './copy-of-workspace.ts'
import { main } from './ending.ts'
import { run } from './run.ts'

type Fault = { name: string; render: string; expected: RegExp; tags?: string }

const faults: readonly Fault[] = [
  {
    name: 'Unreadable in the dark',
    render: "<p style={{ color: '#17212d' }}>As dark as the page</p>",
    expected: /in the theme dark: color-contrast/,
  },
  {
    name: 'Unreadable in the dark menu of semi-dark',
    render:
      '<nav aria-label="Menu" data-region="nav"><p style={{ color: \'#17212d\' }}>As dark as the menu</p></nav>',
    expected: /in the theme semi-dark: color-contrast/,
  },
  {
    name: 'A physical side',
    render: "<p style={{ position: 'absolute', left: -60, top: 0 }}>Half outside</p>",
    expected: /with dir=rtl: wider than the page/,
  },
  {
    name: 'Targets too small',
    render:
      "<>{['One', 'Two', 'Three'].map((word) => <button key={word} aria-label={word} style={{ inlineSize: 8, blockSize: 8 }} />)}</>",
    expected: /with dir=rtl: target-size/,
  },
  {
    name: 'A focus that nobody sees',
    render: "<button style={{ outline: 'none' }}>Where am I?</button>",
    expected: /in forced colours: nothing shows the focus/,
  },
  {
    name: 'Own colours on the background of the system',
    render:
      "<div style={{ background: '#1e2a38' }}><p style={{ color: '#f4f7fa', forcedColorAdjust: 'none' }}>White on white</p></div>",
    expected: /in forced colours: color-contrast/,
  },
  {
    name: 'No picture to compare with',
    render: '<p>As never seen before</p>',
    // In a read-only copy a missing screenshot cannot be written either.
    expected: /No existing reference screenshot|Couldn't write file to fs/,
    tags: "tags: ['visual'], ",
  },
]

const folder = 'packages/ui-kit/src/components/badge'

await main(async () => {
  const copy = await copyOfWorkspace()
  for (const [at, fault] of faults.entries())
    writeFileSync(path.join(copy, folder, `fault-${at}.stories.tsx`), pageOf(fault, at))
  const report = path.join(copy, 'test-results/faults.json')
  await run(['vitest', 'run', '--project', 'storybook', `${folder}/fault-`], {
    cwd: copy,
    env: { VITEST_JSON: report, CI: 'true' },
  })
  const missed = faults.filter(({ expected }, at) => !expected.test(messageOf(report, at)))
  for (const { name } of faults) {
    const isMissed = missed.some((fault) => fault.name === name)
    console.log(`${isMissed ? '✗' : '✓'} ${name}`)
  }
  console.log(
    missed.length === 0 ? 'Every fault was seen.' : `${missed.length} of ${faults.length} were not seen.`,
  )
  return missed.length === 0 ? 0 : 1
})

/** A page for each: the checks of a page run after the story of its states. */
function pageOf({ render, tags = '' }: Fault, at: number): string {
  return [
    `const meta = { title: 'Fault ${at}' }`,
    'export default meta',
    `export const States = { ${tags}render: () => ${render} }`,
    '',
  ].join('\n')
}

/** The error message of a failed story. */
function messageOf(report: string, at: number): string {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; assertionResults: { failureMessages: string[] }[] }[]
  }
  return testResults
    .filter(({ name }) => name.endsWith(`/fault-${at}.stories.tsx`))
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ failureMessages }) => failureMessages)
    .join('\n')
}
