/** The files of a change, so that a local run checks these and not all four thousand. */
import { root } from '../run.ts'
import { baseOf, type Checked, lastChecked } from './checked.ts'
import { branchPoint, gitPaths } from './git.ts'

/** The changed files, and the base they are compared with. */
export type Change = { since: string; files: string[] }

/** The base where a main has no remote, and no earlier run has passed: it knows nothing of what was committed. */
export const lastCommit = 'the last commit'
/** The base where a main has no remote. */
export const sinceChecked = 'the last commit that passed'

/**
 * What differs from the merge base with main: committed, staged, unstaged and untracked files that are not ignored,
 * without deleted ones. Undefined without a main branch.
 */
export function changedFiles(folder = root, checked?: Checked): Change | undefined {
  const point = basePoint(folder, checked)
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

function basePoint(folder: string, checked: Checked | undefined) {
  const point = branchPoint(folder)
  const commit = checked && point?.called === lastCommit ? baseOf(checked, folder) : undefined
  return commit === undefined ? point : { commit, called: sinceChecked }
}

/** The scope of a script. */
export type Selection = {
  /** The files; undefined means all. */
  files?: readonly string[]
  /** Which files and why, to be printed. */
  message: string
  /** Whether cached results may be reused: neither in CI nor with `--all`. */
  remembers: boolean
}

/** A change of one of these invalidates all files. */
const rules = /^(eslint\.config\.js|\.oxlintrc\.json|biome\.json|tsconfig\.base\.json|pnpm-lock\.yaml)$/

/** The files of the change; all in CI, with `--all`, and when a rule or the lockfile has changed. */
export function selection(
  script: string,
  flags: readonly string[],
  change = changedFiles(root, lastChecked()),
): Selection {
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
