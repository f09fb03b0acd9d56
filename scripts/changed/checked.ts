/** The last commit that passed all gates: on a main that has no remote, a change begins after it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'
import { git } from './git.ts'

/** A commit that passed, and the one it was compared with. */
export type Checked = { commit: string; since: string }

const memory = path.join(root, '.cache/checked.json')

export function lastChecked(): Checked | undefined {
  return existsSync(memory) ? (JSON.parse(readFileSync(memory, 'utf8')) as Checked) : undefined
}

/**
 * The commit to compare with. At the commit that passed it is the one that this was compared with: a second run looks at the same
 * files, and every result is cached. Undefined when the history does not contain it.
 */
export function baseOf({ commit, since }: Checked, folder = root): string | undefined {
  if (git(folder, 'merge-base', '--is-ancestor', commit, 'HEAD') === undefined) return undefined
  return git(folder, 'rev-parse', 'HEAD') === commit ? since : commit
}

/** Stores that the commit passed. A run with uncommitted files says nothing about the commit. */
export function rememberChecked(since: string | undefined): void {
  const commit = git(root, 'rev-parse', 'HEAD')
  if (commit === undefined || git(root, 'status', '--porcelain') !== '') return
  mkdirSync(path.dirname(memory), { recursive: true })
  writeFileSync(memory, JSON.stringify({ commit, since: since ?? commit }))
}
