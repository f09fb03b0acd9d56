/**
 * Verifies that the output of `pnpm new` is valid unchanged: generates one of each kind in a copy of the workspace, and
 * checks and tests it there. CI does the same for a family, a screen and a decision, together with the guides
 * (`guides.test.ts`).
 */
import { routes } from '@portal/permissions'
import { copyOfWorkspace } from './copy-of-workspace.ts'
import { main } from './ending.ts'
import { freePathsOf } from './new/screen.ts'
import { run } from './run.ts'
import { timeTable } from './time-table.ts'

type Command = [string, ...string[]]

/** Families of two services, and a screen of the first area with an unused path: some day the shell's are the last. */
const things: Command[] = [
  ['family', 'tickets/macros'],
  ['family', 'time-off/sabbaticals'],
  ...[...new Set(routes.map((route) => route.area))]
    .flatMap((area): Command[] => {
      const [free] = freePathsOf(area)
      return free === undefined ? [] : [['screen', `${area}/trials`, '--path', free]]
    })
    .slice(0, 1),
  ['component', 'key-cap'],
  ['decision', 'Try it'],
]
const made = [
  'packages/{sdk,server}/src/areas/{tickets/macros*,time-off/sabbaticals*}',
  'packages/portal/src/areas/*/trials*',
  'packages/ui-kit/src/components/key-cap/*',
]
const tests = [
  'packages/sdk/src/open-portal.test.ts',
  'packages/server/src/areas/tickets/macros',
  'packages/server/src/areas/time-off/sabbaticals',
  // The tests of every family's search.
  'packages/server/src/contract/rate.test.ts',
  'packages/server/src/contract/literal-search.test.ts',
  'packages/portal/src',
]

await main(async () => {
  const copy = await copyOfWorkspace()
  const here: [string, string] = [process.execPath, '--conditions=source']
  const steps: { step: string; command: Command }[] = [
    ...things.map((thing) => ({
      step: `new ${thing.join(' ')}`,
      command: [...here, 'scripts/new.ts', ...thing] as Command,
    })),
    {
      step: 'check',
      command: [
        ...here,
        'scripts/check.ts',
        '--all',
        'types',
        'declarations',
        'arrows',
        'mirror',
        'english',
        'fresh',
        'contract',
        'format',
        'unused',
      ],
    },
    { step: 'lint', command: ['eslint', ...made] },
    { step: 'tests', command: ['vitest', 'run', '--project', '!storybook', ...tests] },
    { step: 'stories', command: ['vitest', 'run', '--project', 'storybook', 'key-cap'] },
  ]
  const rows: { step: string; seconds: number }[] = []
  let failed = 0
  for (const { step, command } of steps) {
    const { code, output, seconds } = await run(command, { cwd: copy })
    rows.push({ step: `${code === 0 ? '✓' : '✗'} ${step}`, seconds })
    if (code === 0) continue
    failed += 1
    console.error(`\n── ${step} ${'─'.repeat(60)}\n${output.trim()}`)
  }
  console.log(timeTable(rows))
  return failed === 0 ? 0 : 1
})
