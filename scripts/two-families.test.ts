import { execFile } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyFiles, linkInstalled } from './copy-of-workspace.ts'
import { childEnvironment } from './run.ts'

/** What is one file a service still: two families of one service meet in the contract and in what is generated of it. */
const joinedByService = /^(specs|packages\/sdk|packages\/server\/src\/contract\/generated|docs\/guides)\//

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

const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'portal-two-families-'))
const env = childEnvironment({
  ...{ GIT_AUTHOR_NAME: 'Somebody', GIT_AUTHOR_EMAIL: 'somebody@example.com' },
  ...{ GIT_COMMITTER_NAME: 'Somebody', GIT_COMMITTER_EMAIL: 'somebody@example.com' },
  // Nothing of the machine's own settings: what merges here merges anywhere.
  ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
})
const at = (place: string) => path.join(folder, place)

async function run(place: string, file: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(file, args, { cwd: at(place), env, maxBuffer: 1 << 26 })
  return stdout
}
const git = (place: string, ...args: string[]) => run(place, 'git', ...args)

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
    await run(person, process.execPath, '--conditions=source', 'scripts/new.ts', ...thing)
  await git(person, 'add', '--all')
  await git(person, 'commit', '-qm', `Add a family of ${person}`)
}

it('two people add a family and its screen each and merge without a conflict, and nothing must be generated anew', async () => {
  await Promise.all([add('tickets'), add('projects')])
  await git('tickets', 'fetch', '-q', '../projects', 'projects')
  await git('tickets', 'merge', '-q', '--no-edit', 'FETCH_HEAD').catch(() => undefined)
  const conflicts = linesOf(await git('tickets', 'diff', '--name-only', '--diff-filter=U'))
  expect(conflicts.filter((file) => !joinedByService.test(file))).toEqual([])
  if (conflicts.length > 0) await git('tickets', 'checkout', '-q', '--ours', ...conflicts)
  const stale = linesOf(await complaints('tickets'))
  expect(stale.filter((file) => !joinedByService.test(file))).toEqual([])
  for (const list of ['server/src/generated/handlers', 'portal/src/app/generated/screens']) {
    const text = await readFile(path.join(at('tickets'), `packages/${list}.ts`), 'utf8')
    expect(text).toContain('tasks')
    expect(text).toContain('automations')
  }
}, 120_000)

/** What `codegen --check` has to say. */
const complaints = (person: Person): Promise<string> =>
  run(person, process.execPath, 'scripts/codegen.ts', '--check').then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  )

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)
