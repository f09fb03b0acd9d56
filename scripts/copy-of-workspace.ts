/** A copy of the workspace, with what is not committed yet, to try something in that must not happen to the original. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { atEnd } from './ending.ts'
import { must, root } from './run.ts'

/** Makes the copy and installs into it from pnpm's store; it is deleted when the script ends. */
export async function copyOfWorkspace(): Promise<string> {
  const copy = mkdtempSync(path.join(realpathSync(tmpdir()), 'portal-copy-'))
  atEnd(() => rmSync(copy, { recursive: true, force: true }))
  copyFiles(copy)
  execFileSync('git', ['init', '-q'], { cwd: copy })
  await must(['pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--silent'], { cwd: copy })
  return copy
}

/** Copies every file that git knows or would know. */
export function copyFiles(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  for (const file of new Set(listed.split('\0'))) {
    // A file deleted and not yet committed is listed too.
    if (file === '' || !existsSync(path.join(root, file))) continue
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true })
    cpSync(path.join(root, file), path.join(to, file))
  }
}

/** Gives a copy what is installed here: for what only reads packages, and an instant instead of half a minute. */
export function linkInstalled(copy: string): void {
  for (const folder of ['.', ...globSync('packages/*', { cwd: root })]) {
    const installed = path.join(root, folder, 'node_modules')
    if (existsSync(installed)) symlinkSync(installed, path.join(copy, folder, 'node_modules'))
  }
}
