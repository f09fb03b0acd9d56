/** Git queries about a folder; undefined where git has no answer: no repository, no such ref, a shallow history. */
import { execFileSync } from 'node:child_process'

/** The output of a git command, or undefined when it fails. */
export function git(folder: string, ...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 26,
    }).trim()
  } catch {
    return undefined
  }
}

/** The paths a git command prints with `-z`. */
export function gitPaths(folder: string, ...words: string[]): string[] {
  return (git(folder, ...words) ?? '').split('\0').filter((file) => file !== '')
}

/** The merge base with main, and its display name; on main itself, that of the remote. */
export function branchPoint(folder: string): { commit: string; called: string } | undefined {
  const branch = git(folder, 'symbolic-ref', '--short', '--quiet', 'HEAD')
  const known = ['main', 'origin/main', 'upstream/main'].filter(
    (name) => git(folder, 'rev-parse', '--verify', '--quiet', `refs/heads/${name}`) ?? remote(folder, name),
  )
  const others = known.filter((name) => name !== branch)
  const [called] = others
  if (called === undefined)
    return known.length === 0 ? undefined : { commit: 'HEAD', called: 'the last commit' }
  // With several mains, use the nearest merge base.
  const commit = git(folder, 'merge-base', 'HEAD', ...others)
  return commit === undefined ? undefined : { commit, called }
}

function remote(folder: string, name: string): string | undefined {
  return git(folder, 'rev-parse', '--verify', '--quiet', `refs/remotes/${name}`)
}
