/** A copy of the workspace with uncommitted changes, for experiments that must not affect the original. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gitPaths } from './changed/git.ts'
import { atEnd } from './ending.ts'
import { must, root } from './run.ts'

/** Creates the copy and installs from pnpm's store; it is deleted when the script ends. */
export async function copyOfWorkspace(): Promise<string> {
  const copy = mkdtempSync(path.join(realpathSync(tmpdir()), 'portal-copy-'))
  atEnd(() => rmSync(copy, { recursive: true, force: true }))
  copyFiles(copy)
  execFileSync('git', ['init', '-q'], { cwd: copy })
  await must(['pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--silent'], { cwd: copy })
  return copy
}

/** Copies every tracked or untracked file that is not ignored. */
export function copyFiles(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  for (const file of new Set(listed.split('\0'))) {
    // A deleted, uncommitted file is listed, too.
    if (file === '' || !existsSync(path.join(root, file))) continue
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true })
    cpSync(path.join(root, file), path.join(to, file))
  }
}

/** A clone of HEAD with uncommitted changes: only these are read and hashed, instead of four thousand files. */
export async function cloneOfWorkspace(to: string): Promise<void> {
  await must(['git', 'clone', '-q', '--shared', '--no-tags', root, to])
  const differing = gitPaths(root, 'diff', '--name-only', '-z', '--no-renames', 'HEAD')
  const added = gitPaths(root, 'ls-files', '--others', '--exclude-standard', '-z')
  for (const file of [...differing, ...added]) {
    const [from, there] = [path.join(root, file), path.join(to, file)]
    if (existsSync(from)) cpSync(from, there, { recursive: true })
    else rmSync(there, { force: true })
  }
}

/**
 * Links the installed packages into a copy, instantly instead of in half a minute. Workspace packages resolve to the
 * copy, and the codegen cache is shared. Tools that read package folders themselves, such as a bundler, may need a real
 * installation.
 */
export function linkInstalled(copy: string): void {
  for (const folder of ['.', ...globSync('packages/*', { cwd: root })]) {
    const [from, to] = [root, copy].map((one) => path.join(one, folder, 'node_modules')) as [string, string]
    if (existsSync(from)) linkEntries(from, to, copy)
  }
  // Entries of the codegen cache are keyed by their inputs.
  const kept = '.cache/declarations'
  mkdirSync(path.join(root, kept), { recursive: true })
  mkdirSync(path.join(copy, '.cache'), { recursive: true })
  symlinkSync(path.join(root, kept), path.join(copy, kept))
}

function linkEntries(from: string, to: string, copy: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from)) {
    const [here, there] = [path.join(from, entry), path.join(to, entry)]
    if (entry === '@portal') linkEntries(here, there, copy)
    else if (path.basename(from) !== '@portal') symlinkSync(here, there)
    else symlinkSync(path.join(copy, path.relative(root, realpathSync(here))), there)
  }
}
