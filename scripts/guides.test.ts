import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneOfWorkspace, linkInstalled } from './copy-of-workspace.ts'
import { follow, gatesIn, runAll } from './guides/follow.ts'
import { memoryFolder } from './memory-folder.ts'
import { freePathsOf } from './new/screen.ts'
import { must, run } from './run.ts'

const folder = mkdtempSync(path.join(realpathSync(memoryFolder()), 'portal-guides-'))
const env = {
  ...{ GIT_AUTHOR_NAME: 'Somebody', GIT_AUTHOR_EMAIL: 'somebody@example.com' },
  ...{ GIT_COMMITTER_NAME: 'Somebody', GIT_COMMITTER_EMAIL: 'somebody@example.com' },
  // Ignore the machine's git configuration: the merge must work anywhere.
  ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
}
const at = (place: string) => path.join(folder, place)
const node = (...args: readonly string[]): [string, ...string[]] => [process.execPath, ...args]
const git = (place: string, ...args: string[]) => must(['git', ...args], { cwd: at(place), env })
const families = ['macros', 'automations']
/** Lists generated from the files of both, with the entries of each. */
const joinedLists: Readonly<Record<string, readonly string[]>> = {
  'packages/server/src/generated/handlers.ts': families,
  'packages/server/src/generated/letters-es.ts': families,
  'packages/portal/src/app/generated/screens.ts': families,
  'packages/portal/src/phrases/generated/notices-es.ts': families,
  'packages/sdk/src/generated/notices.ts': ['macros.shared', 'automations.failed'],
  '.storybook/advice/generated/parts.ts': ['KeyCap', 'SwatchRow'],
}
const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

beforeAll(async () => {
  await cloneOfWorkspace(at('main'))
  await git('main', 'switch', '-qC', 'main')
  await git('main', 'add', '--all')
  await git('main', 'commit', '-q', '--allow-empty', '-m', 'As it stands')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Clones the repository, makes changes on a branch, and commits them. */
async function onBranch<What>(name: string, act: (copy: string) => Promise<What>): Promise<What> {
  await git('.', 'clone', '-q', '--shared', '--branch', 'main', 'main', name)
  linkInstalled(at(name))
  await git(name, 'switch', '-qc', name)
  const done = await act(at(name))
  await git(name, 'add', '--all')
  await git(name, 'commit', '-qm', `Add what ${name} is about`)
  return done
}

/** A newcomer who follows the guides. */
const newcomer = () =>
  onBranch('newcomer', async (copy) => [
    await follow('first-endpoint.md', copy),
    await follow('first-screen.md', copy),
    await follow('first-component.md', copy),
  ])

/** A second person, who generates a family, a screen and a decision with `pnpm new` and leaves them unchanged. */
const colleague = () =>
  onBranch('colleague', async (copy) => {
    const begin = async (...words: string[]) => {
      const output = await must(node('--conditions=source', 'scripts/new.ts', ...words), { cwd: copy, env })
      return [...output.matchAll(/^ {2}(\w\S+)$/gm)].map(([, file = '']) => file)
    }
    return [
      ...(await begin('family', 'projects/automations')),
      ...(await begin('screen', 'projects/automations', '--path', freePathsOf('projects')[0] ?? '')),
      ...(await begin('notice', 'projects/automations.failed')),
      ...(await begin('component', 'swatch-row')),
      ...(await begin('decision', 'Try it')),
    ]
  })

describe.concurrent('somebody follows the guides to the letter, and somebody else begins a family at the same time', () => {
  let files: string[] = []
  let later: string[] = []
  beforeAll(async () => {
    const [followed, begun] = await Promise.all([newcomer(), colleague()])
    files = [...followed.flatMap((one) => one.files), ...begun].filter((file) => /\.tsx?$/.test(file))
    later = followed.flatMap((one) => one.later)
    await git('newcomer', 'fetch', '-q', '../colleague', 'colleague')
    await git('newcomer', 'merge', '-q', '--no-edit', 'FETCH_HEAD').catch(() => undefined)
  }, 600_000)

  const asks = async (...command: [string, ...string[]]) => {
    const { code, output } = await run(command, { cwd: at('newcomer') })
    return { code, output: code === 0 ? '' : output }
  }
  const holds = { code: 0, output: '' }

  it('both merge without a conflict, and nothing must be generated anew', async () => {
    expect(linesOf(await git('newcomer', 'diff', '--name-only', '--diff-filter=U'))).toEqual([])
    expect(await asks(...node('--conditions=source', 'scripts/codegen.ts', '--check'))).toEqual(holds)
    for (const [file, brought] of Object.entries(joinedLists)) {
      const text = await readFile(path.join(at('newcomer'), file), 'utf8')
      for (const one of brought) expect(text).toContain(one)
    }
  }, 120_000)

  it('the written files compile, and pass the gates that the guides name; nothing is left to fix', async () => {
    expect(files.length).toBeGreaterThan(30)
    const gates = gatesIn(later)
    expect(gates).toEqual(expect.arrayContaining(['fresh', 'mirror', 'contract', 'types', 'lint', 'arrows']))
    // `fresh` is asked above, and `types` of these files only, as in CI: the gate compiles a fresh clone as a whole.
    const others = gates.filter((gate) => gate !== 'types' && gate !== 'fresh')
    const [types] = await Promise.all([
      asks('oxlint', '--type-check', ...files),
      runAll(['pnpm fix', `pnpm check ${others.join(' ')}`].join('\n'), at('newcomer')),
    ])
    expect(types).toEqual(holds)
    expect(await git('newcomer', 'diff', '--name-only')).toBe('')
  }, 600_000)

  it('its tests pass: those of the guides, and the generated ones', async () => {
    const begun = 'packages/server/src/areas/projects/automations.test.ts'
    expect(files).toContain(begun)
    const [own, ...asked] = later.filter((line) => line.startsWith('pnpm exec vitest '))
    expect(asked).toHaveLength(2)
    // One worker loads the server once for both; the gates use the other core.
    const lines = [`${own} ${begun}`, ...asked].map((line) => line.replace(' run ', ' run --maxWorkers 1 '))
    await runAll(lines.join('\n'), at('newcomer'))
  }, 600_000)
})
