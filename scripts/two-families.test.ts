import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyFiles, linkInstalled } from './copy-of-workspace.ts'
import { memoryFolder } from './memory-folder.ts'
import { must, run } from './run.ts'

const people = {
  tickets: [
    ['family', 'tickets/tasks'],
    ['screen', 'tickets/tasks', '--path', '/configuracionTarea'],
  ],
  projects: [
    ['family', 'projects/automations'],
    ['screen', 'projects/automations', '--path', '/proyecto'],
  ],
} as const
type Person = keyof typeof people

const folder = mkdtempSync(path.join(realpathSync(memoryFolder()), 'portal-two-families-'))
const env = {
  ...{ GIT_AUTHOR_NAME: 'Somebody', GIT_AUTHOR_EMAIL: 'somebody@example.com' },
  ...{ GIT_COMMITTER_NAME: 'Somebody', GIT_COMMITTER_EMAIL: 'somebody@example.com' },
  // Nothing of the machine's own settings: what merges here merges anywhere.
  ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
}
const at = (place: string) => path.join(folder, place)
const node = (...args: readonly string[]): [string, ...string[]] => [process.execPath, ...args]
const git = (place: string, ...args: string[]) => must(['git', ...args], { cwd: at(place), env })

beforeAll(async () => {
  copyFiles(at('main'))
  await git('main', 'init', '-q', '-b', 'main')
  await git('main', 'add', '--all')
  await git('main', 'commit', '-qm', 'As it stands')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Somebody clones the repository and adds a family with its screen on a branch. */
async function add(person: Person): Promise<void> {
  await git('.', 'clone', '-q', 'main', person)
  linkInstalled(at(person))
  await git(person, 'switch', '-qc', person)
  for (const thing of people[person])
    await must(node('--conditions=source', 'scripts/new.ts', ...thing), { cwd: at(person), env })
  await git(person, 'add', '--all')
  await git(person, 'commit', '-qm', `Add a family of ${person}`)
}

it('two people add a family and its screen each and merge without a conflict, and nothing must be generated anew', async () => {
  await Promise.all([add('tickets'), add('projects')])
  await git('tickets', 'fetch', '-q', '../projects', 'projects')
  await git('tickets', 'merge', '-q', '--no-edit', 'FETCH_HEAD').catch(() => undefined)
  const conflicts = linesOf(await git('tickets', 'diff', '--name-only', '--diff-filter=U'))
  expect(conflicts).toEqual([])
  const check = await run(node('scripts/codegen.ts', '--check'), { cwd: at('tickets') })
  expect(check).toMatchObject({ code: 0, output: '' })
  const list = await run(node('--conditions=source', 'scripts/api-list.ts', '--check'), {
    cwd: at('tickets'),
  })
  expect(list).toMatchObject({ code: 0, output: '' })
  for (const lines of ['server/src/generated/handlers', 'portal/src/app/generated/screens']) {
    const text = await readFile(path.join(at('tickets'), `packages/${lines}.ts`), 'utf8')
    expect(text).toContain('tasks')
    expect(text).toContain('automations')
  }
}, 120_000)

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)
