/** Caches which checks passed for which state of which files; a check runs again once one of them changes. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'
import { git, gitPaths } from './git.ts'

/** Every file of the workspace that is not ignored, with a hash of its content. Undefined outside of a repository. */
export type State = ReadonlyMap<string, string>

/** The current state. Git has hashes of committed content; only changed files are read. */
export function stateOf(folder = root): State | undefined {
  if (git(folder, 'rev-parse', '--git-dir') === undefined) return undefined
  const state = new Map(
    gitPaths(folder, 'ls-files', '--stage', '-z').map((line): [string, string] => {
      const [about = '', file = ''] = line.split('\t')
      return [file, about.split(' ')[1] ?? '']
    }),
  )
  const differing = gitPaths(folder, 'diff', '--name-only', '-z')
  const added = gitPaths(folder, 'ls-files', '-z', '--others', '--exclude-standard')
  for (const file of [...differing, ...added]) {
    const absolute = path.join(folder, file)
    if (existsSync(absolute)) state.set(file, hashOf(readFileSync(absolute)))
    else state.delete(file)
  }
  return state
}

/** Git's blob hash: committing a file does not invalidate its results. */
function hashOf(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
}

/** A hash of these files and of the arguments of the check. */
export function keyOf(state: State, isRead: (file: string) => boolean, asked: readonly string[]): string {
  const hash = createHash('sha1').update(JSON.stringify(asked))
  for (const [file, about] of [...state].filter(([name]) => isRead(name)).sort())
    hash.update(`\0${file}\0${about}`)
  return hash.digest('hex')
}

const memory = path.join(root, '.cache/held.json')

/** The key of the last pass, by check. */
export function held(): Record<string, string> {
  return existsSync(memory) ? (JSON.parse(readFileSync(memory, 'utf8')) as Record<string, string>) : {}
}

/** Stores the key of a pass; undefined clears it. */
export function remember(news: Record<string, string | undefined>): void {
  mkdirSync(path.dirname(memory), { recursive: true })
  writeFileSync(memory, JSON.stringify({ ...held(), ...news }, null, 2))
}
