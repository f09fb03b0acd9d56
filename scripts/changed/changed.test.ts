import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changedFiles, selection, sinceChecked } from './files.ts'
import { keyOf, stateOf } from './held.ts'

let folder = ''
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...words], {
    cwd: folder,
    stdio: 'pipe',
  })
const write = (file: string, text = file) => writeFileSync(path.join(folder, file), text)
const commit = (...files: string[]) => {
  for (const file of files) write(file)
  git('add', '-A')
  git('commit', '-qm', `add ${files.join(' ')}`)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changed-'))
  git('init', '-q', '-b', 'main')
  write('.gitignore', 'ignored.ts\n')
  commit('old.ts', 'staged.ts', 'touched.ts', 'gone.ts')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

describe('the files of a change', () => {
  it('are those of its commits, staged, not staged and new, without what is ignored, deleted or older', () => {
    git('checkout', '-q', '-b', 'mine')
    commit('committed.ts')
    write('staged.ts', 'other')
    git('add', 'staged.ts')
    write('touched.ts', 'other')
    write('new.ts')
    write('ignored.ts')
    rmSync(path.join(folder, 'gone.ts'))
    expect(changedFiles(folder)).toEqual({
      since: 'main',
      files: ['committed.ts', 'new.ts', 'staged.ts', 'touched.ts'],
    })
  })

  it('are not those that main has got meanwhile', () => {
    git('checkout', '-q', '-b', 'mine')
    commit('mine.ts')
    git('checkout', '-q', 'main')
    commit('theirs.ts')
    git('checkout', '-q', 'mine')
    expect(changedFiles(folder)?.files).toEqual(['mine.ts'])
  })

  it('are on main itself what others do not have, or what is not committed where nobody else has any', () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    commit('unpushed.ts')
    expect(changedFiles(folder)).toEqual({ since: 'origin/main', files: ['unpushed.ts'] })
    git('update-ref', '-d', 'refs/remotes/origin/main')
    write('new.ts')
    expect(changedFiles(folder)).toEqual({ since: 'the last commit', files: ['new.ts'] })
  })

  it('are on a main without a remote those since the last commit that passed, merges included', () => {
    const head = () => git('rev-parse', 'HEAD').toString().trim()
    const passed = { commit: head(), since: head() }
    git('checkout', '-q', '-b', 'theirs')
    commit('theirs.ts')
    git('checkout', '-q', 'main')
    commit('mine.ts')
    git('merge', '-q', '--no-edit', 'theirs')
    const both = { since: sinceChecked, files: ['mine.ts', 'theirs.ts'] }
    expect(changedFiles(folder, passed)).toEqual(both)
    // Asked again at the commit that has passed now: the same files, whose results are cached.
    expect(changedFiles(folder, { commit: head(), since: passed.commit })).toEqual(both)
    const merged = { commit: head(), since: passed.commit }
    commit('next.ts')
    expect(changedFiles(folder, merged)).toEqual({ since: sinceChecked, files: ['next.ts'] })
    // A commit of a history that was left says nothing.
    git('reset', '-q', '--hard', passed.commit)
    expect(changedFiles(folder, merged)).toEqual({ since: 'the last commit', files: [] })
  })

  it('are unknown without a main', () => {
    git('branch', '-m', 'trunk')
    expect(changedFiles(folder)).toBeUndefined()
  })
})

describe('a script looks at', () => {
  const change = (...files: string[]) => ({ since: 'main', files })

  it('the change, and says how to look at everything', () => {
    vi.stubEnv('CI', undefined)
    expect(selection('pnpm fix', [], change('a.ts', 'b.ts'))).toMatchObject({
      files: ['a.ts', 'b.ts'],
      message: '2 changed files since main; `pnpm fix --all` for everything',
    })
  })

  it('everything in CI, when asked to, when a rule has changed, and without a main', () => {
    vi.stubEnv('CI', undefined)
    expect(selection('pnpm fix', ['--all'], change('a.ts'))).toMatchObject({ remembers: false })
    expect(selection('pnpm fix', ['--all'], change('a.ts')).files).toBeUndefined()
    expect(selection('pnpm fix', [], change('biome.json')).files).toBeUndefined()
    vi.stubEnv('CI', 'true')
    expect(selection('pnpm fix', [], change('a.ts'))).toEqual({ message: 'Everything.', remembers: false })
  })
})

describe('what held is asked again', () => {
  const key = () => keyOf(stateOf(folder) ?? new Map(), (file) => file !== 'new.ts', ['lint'])

  it('when a file that is read has changed, and not because it was committed or another one came', () => {
    const before = key()
    write('new.ts')
    expect(key()).toBe(before)
    write('old.ts', 'other')
    const changed = key()
    expect(changed).not.toBe(before)
    git('commit', '-qam', 'other')
    expect(key()).toBe(changed)
  })
})
