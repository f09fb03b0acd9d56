/**
 * Verifies that `pnpm test` fails when it should: injects one fault at a time into a copy of the workspace, runs the
 * tests that should detect it, and reverts. A fault is detected only if a failed test names what is broken.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.ts'
import { copyOfWorkspace } from './copy-of-workspace.ts'
import { main } from './ending.ts'
import { memoryFolder } from './memory-folder.ts'
import { startPostgres } from './postgres.ts'
import { run } from './run.ts'
import { timeTable } from './time-table.ts'

type Command = [string, ...string[]]
type Fault = {
  fault: string
  /** The tests to run, of those of `pnpm test` and `pnpm check`. */
  command: Command
  /** On the embedded database, for tests that require it. */
  isEmbedded?: true
  file: string
  plant: (text: string) => string
  expected: RegExp
}

const inNode = (...files: string[]): Command => ['vitest', 'run', '--project', '!storybook', ...files]
const inStory = (file: string): Command => ['vitest', 'run', '--project', 'storybook', file]
const inBrowser = (area: string, title: string): Command => [
  process.execPath,
  'scripts/e2e.ts',
  area,
  '--postgres',
  '--grep',
  title,
]
const instead = (from: string, to: string) => (text: string) => text.replace(from, to)

const faults: readonly Fault[] = [
  {
    fault: 'SQL that lets a coordinator see everybody',
    command: inNode('packages/server/src/areas/projects/assignments.test.ts'),
    file: 'packages/server/src/db/people-seen.ts',
    plant: instead('if (all) return', 'if (all || userId) return'),
    expected: /FAIL .*who may not see a person/,
  },
  {
    fault: 'a rule that pauses a waiting load only later',
    command: inNode('packages/server/src/areas/loads/loads.rules.test.ts'),
    file: 'packages/server/src/areas/loads/loads.rules.ts',
    plant: instead("if (state === 'queued') return 'paused'", "if (state === 'queued') return 'pausing'"),
    expected: /FAIL .*loads/,
  },
  {
    fault: 'an operation that asks for no permission any more',
    command: inNode('packages/server/src/contract/answers-by-role.test.ts'),
    file: 'packages/server/src/contract/generated/administration/users.json',
    plant: (text) => text.replace(/("id":\s*"users\.index"[^]*?"permissions":\s*)\[[^\]]*\]/, '$1[]'),
    expected: /users\.index/,
  },
  {
    fault: 'a screen without one of its fields and columns',
    command: inBrowser('tickets', 'a priority lives'),
    file: 'packages/portal/src/areas/tickets/priorities-screen.tsx',
    plant: (text) => text.replace(/^.*'weight'.*\n/m, ''),
    expected: /a priority lives/,
  },
  {
    fault: 'a phrase that one language lacks',
    command: ['tsc', '--noEmit', '-p', 'packages/portal'],
    file: 'packages/portal/src/phrases/pt/tickets.ts',
    plant: (text) => text.replace(/^\s*createTitle: .*\n/m, ''),
    expected: /pt\/tickets\.ts.*createTitle/,
  },
  {
    fault: 'a word of a screen that is in no language',
    command: inBrowser('shell', 'SHE-10'),
    file: 'packages/portal/src/areas/home/dashboard-screen.tsx',
    plant: instead("description={t('subtitle')}", 'description="Panel de hoy"'),
    expected: /dashboard.*not translated: Panel de hoy/,
  },
  {
    fault: 'a colour of the dark theme that cannot be read',
    command: inStory('packages/ui-kit/src/components/badge/'),
    file: 'packages/ui-kit/src/themes/dark.css.ts',
    plant: instead(
      '...assignVars(vars.color, dark)',
      '...assignVars(vars.color, { ...dark, success: { ...dark.success, text: dark.success.border } })',
    ),
    expected: /in the theme dark: color-contrast/,
  },
  {
    fault: 'a focus that nobody sees',
    command: inStory('packages/ui-kit/src/components/button/'),
    file: 'packages/ui-kit/src/css/focus-ring.ts',
    plant: instead("outline: `2px solid ${vars.color.focus}`,\n  outlineOffset: '2px'", "outline: 'none'"),
    expected: /nothing shows the focus/,
  },
  {
    fault: 'a refresh queue in which everybody renews alone',
    command: inNode('packages/sdk/src/session/'),
    file: 'packages/sdk/src/session/renewal.ts',
    plant: instead('this.#running ??= this.#begin', 'this.#running = this.#begin'),
    expected: /FAIL .*session/,
  },
  {
    fault: 'a migration with another default',
    command: inNode('packages/server/src/areas/tickets/catalogues.test.ts'),
    isEmbedded: true,
    file: 'packages/server/src/db/catalogue-table.ts',
    plant: instead(
      "'active', 'boolean', (column) => column.notNull().defaultTo(true)",
      "'active', 'boolean', (column) => column.notNull().defaultTo(false)",
    ),
    expected: /FAIL .*uses defaults for omitted fields/,
  },
  {
    fault: 'a generated file that was edited',
    command: [process.execPath, '--conditions=source', 'scripts/codegen.ts', '--check'],
    file: 'packages/portal/src/generated/tags.ts',
    plant: (text) => `${text}\n// by hand\n`,
    expected: /generated\/tags\.ts: not what specs\/ say/,
  },
  {
    fault: 'input that is told by names which objects have of their own',
    command: inNode('packages/server/src/contract/fuzz.test.ts'),
    file: 'packages/server/src/contract/input-errors.ts',
    plant: instead('Object.create(null) as FieldErrors', '{} as FieldErrors'),
    expected: /answered 500/,
  },
  {
    fault: 'text that no database can hold',
    command: inNode('packages/server/src/contract/fuzz.test.ts'),
    file: 'packages/server/src/contract/misfits.ts',
    plant: instead('else if (!isStorableText(value)) unstorable(walk)', ''),
    expected: /let the database find/,
  },
  {
    fault: 'an act without a body that is answered by a failure',
    command: inNode('packages/server/src/contract/fuzz.test.ts'),
    file: 'packages/server/src/contract/validate.ts',
    plant: instead('return given', 'return value'),
    expected: /answered 500/,
  },
  {
    fault: 'a way onto a blacklist that waits for nobody who is being served',
    command: inNode('packages/server/src/areas/lists/serving-race.test.ts'),
    file: 'packages/server/src/db/migrations/2026-11-30T0620-serving-lock.ts',
    plant: instead("perform pg_advisory_xact_lock(hashtext('blacklists.serving'))", 'null'),
    expected: /FAIL .*waits for a request that is just being written down/,
  },
  {
    fault: 'a list put in use that waits for nobody who is being served',
    command: inNode('packages/server/src/areas/lists/serving-race.test.ts'),
    file: 'packages/server/src/db/migrations/2026-11-30T0620-serving-lock.ts',
    plant: instead('after update on blacklists', 'after update of size on blacklists'),
    expected: /FAIL .*waits for a list that is just put in use/,
  },
  {
    fault: 'an embedded database that two processes open',
    command: inNode('packages/server/src/db/'),
    isEmbedded: true,
    file: 'packages/server/src/db/lock-folder.ts',
    plant: instead("openSync(file, 'wx')", "openSync(file, 'w')"),
    expected: /FAIL .*is refused to a second owner/,
  },
  {
    fault: 'an export with formulas that a spreadsheet runs',
    command: inNode('packages/server/src/areas/loads/csv/csv-cell.test.ts'),
    file: 'packages/server/src/areas/loads/csv/csv-cell.ts',
    plant: instead('formula.test(value) && ', 'formula.test(value) && value === "" && '),
    expected: /FAIL .*check 53/,
  },
]

await main(async () => {
  const asked = process.argv.slice(2)
  await ensureBrowser()
  const postgres = await startPostgres(memoryFolder())
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const copy = await copyOfWorkspace()
  const rows: { step: string; seconds: number; note: string }[] = []
  for (const fault of faults.filter((one) => asked.every((word) => one.fault.includes(word)))) {
    const started = performance.now()
    const problem = await prove(copy, fault, postgres.url)
    rows.push({
      step: `${problem === undefined ? '✓' : '✗'} ${fault.fault}`,
      seconds: (performance.now() - started) / 1000,
      note: problem ?? '',
    })
    console.log(rows.at(-1)?.step)
  }
  console.log(timeTable(rows))
  const missed = rows.filter(({ note }) => note !== '').length
  console.log(missed === 0 ? 'Every fault was seen.' : `${missed} of ${rows.length} faults were not seen.`)
  return missed === 0 ? 0 : 1
})

/** Injects, runs, reverts; returns why the tests did not detect the fault, if they did not. */
async function prove(copy: string, fault: Fault, databases: string): Promise<string | undefined> {
  const file = path.join(copy, fault.file)
  const before = readFileSync(file, 'utf8')
  const planted = fault.plant(before)
  if (planted === before) return 'the fault could not be planted: the file has changed'
  const ask = () =>
    run(fault.command, {
      cwd: copy,
      env: {
        TEST_DATABASE_URL: fault.isEmbedded ? undefined : databases,
        PATH: `${path.join(copy, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
      },
    })
  writeFileSync(file, planted)
  const { code, output } = await ask()
  writeFileSync(file, before)
  if (code === 0) return 'it stayed green'
  return fault.expected.test(output)
    ? undefined
    : `red without naming the fault: ${output.trim().slice(-300)}`
}
