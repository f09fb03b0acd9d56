/** A copy of the workspace, with what is not committed yet, to try something in that must not happen to the original. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { atEnd } from './ending.ts'
import { must, root } from './run.ts'

/** Makes the copy and installs into it from pnpm's store; it is deleted when the script ends. */
export async function copyOfWorkspace(): Promise<string> {
  const copy = mkdtempSync(path.join(realpathSync(tmpdir()), 'portal-copy-'))
  atEnd(() => rmSync(copy, { recursive: true, force: true }))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  for (const file of new Set(listed.split('\0'))) {
    // A file deleted and not yet committed is listed too.
    if (file === '' || !existsSync(path.join(root, file))) continue
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    cpSync(path.join(root, file), path.join(copy, file))
  }
  execFileSync('git', ['init', '-q'], { cwd: copy })
  await must(['pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--silent'], { cwd: copy })
  return copy
}
