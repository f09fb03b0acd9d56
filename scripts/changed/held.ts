/** What held, of which state of which files: it is not asked again before one of them is another. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'
import { git, gitPaths } from './git.ts'

/** Every file of the workspace that is not ignored, with a hash of what stands in it. Undefined outside of a repository. */
export type State = ReadonlyMap<string, string>

/** The state as it is now. Git has hashed what it holds; only what differs from that is read. */
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

/** As Git hashes it: a commit of a file changes nothing of what was found in it. */
function hashOf(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
}

/** A hash of these files, as they are, and of what was asked of them. */
export function keyOf(state: State, isRead: (file: string) => boolean, asked: readonly string[]): string {
  const hash = createHash('sha1').update(JSON.stringify(asked))
  for (const [file, about] of [...state].filter(([name]) => isRead(name)).sort())
    hash.update(`\0${file}\0${about}`)
  return hash.digest('hex')
}

const memory = path.join(root, '.cache/held.json')

/** The key of what held last, by name. */
export function held(): Record<string, string> {
  return existsSync(memory) ? (JSON.parse(readFileSync(memory, 'utf8')) as Record<string, string>) : {}
}

/** Remembers what holds now; undefined forgets. */
export function remember(news: Record<string, string | undefined>): void {
  mkdirSync(path.dirname(memory), { recursive: true })
  writeFileSync(memory, JSON.stringify({ ...held(), ...news }, null, 2))
}
