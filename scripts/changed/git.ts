/** What git says of a folder; undefined where it says nothing: no repository, no such name, a history that is cut off. */
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

/** The paths of a git command that is asked for them with `-z`. */
export function gitPaths(folder: string, ...words: string[]): string[] {
  return (git(folder, ...words) ?? '').split('\0').filter((file) => file !== '')
}

/** The commit where this branch left main, and what people call it; on main itself, the one that others have. */
export function branchPoint(folder: string): { commit: string; called: string } | undefined {
  const branch = git(folder, 'symbolic-ref', '--short', '--quiet', 'HEAD')
  const known = ['main', 'origin/main', 'upstream/main'].filter(
    (name) => git(folder, 'rev-parse', '--verify', '--quiet', `refs/heads/${name}`) ?? remote(folder, name),
  )
  const others = known.filter((name) => name !== branch)
  const [called] = others
  if (called === undefined)
    return known.length === 0 ? undefined : { commit: 'HEAD', called: 'the last commit' }
  // With several mains, the nearest commit that this branch shares with any of them.
  const commit = git(folder, 'merge-base', 'HEAD', ...others)
  return commit === undefined ? undefined : { commit, called }
}

function remote(folder: string, name: string): string | undefined {
  return git(folder, 'rev-parse', '--verify', '--quiet', `refs/remotes/${name}`)
}
