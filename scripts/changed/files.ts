/** What a change consists of, so that a person waits for their own files and not for all four thousand. */
import { root } from '../run.ts'
import { branchPoint, gitPaths } from './git.ts'

/** The files of a change, and since when. */
export type Change = { since: string; files: string[] }

/**
 * What differs from where the branch left main: committed, staged, not staged, and new files that are not ignored; not
 * what was deleted. Undefined where there is no main to compare with.
 */
export function changedFiles(folder = root): Change | undefined {
  const point = branchPoint(folder)
  if (!point) return undefined
  const differing = gitPaths(
    folder,
    'diff',
    '--name-only',
    '-z',
    '--no-renames',
    '--diff-filter=d',
    point.commit,
  )
  const added = gitPaths(folder, 'ls-files', '-z', '--others', '--exclude-standard')
  return { since: point.called, files: [...new Set([...differing, ...added])].sort() }
}

/** What a script looks at. */
export type Selection = {
  /** These files; undefined is every one. */
  files?: readonly string[]
  /** Which ones and why, for whoever waits. */
  message: string
  /** What held before may be taken for granted: not in CI, and not when everything was asked for. */
  remembers: boolean
}

/** By these all other files are judged. */
const rules = /^(eslint\.config\.js|\.oxlintrc\.json|biome\.json|tsconfig\.base\.json|pnpm-lock\.yaml)$/

/** The files of the change; all of them in CI, with `--all`, and when a rule or the lockfile is part of the change. */
export function selection(script: string, flags: readonly string[], change = changedFiles()): Selection {
  if (process.env.CI !== undefined || flags.includes('--all'))
    return { message: 'Everything.', remembers: false }
  if (!change) return { message: 'There is no main to compare with: everything.', remembers: true }
  const rule = change.files.find((file) => rules.test(file))
  if (rule !== undefined) return { message: `${rule} has changed: everything.`, remembers: true }
  const count = `${change.files.length} changed file${change.files.length === 1 ? '' : 's'}`
  return {
    files: change.files,
    message: `${count} since ${change.since}; \`${script} --all\` for everything`,
    remembers: true,
  }
}
