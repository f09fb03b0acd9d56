/** Installs Debian packages, for a machine that only has Node and npm. */
import { existsSync } from 'node:fs'
import { run } from './run.ts'

/** Whether this process may install packages here. */
export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

let isUpdated = false

/** Installs packages; returns why it failed, or undefined. Waits for the lock of another apt. */
export async function install(...packages: string[]): Promise<string | undefined> {
  if (!canInstall) return 'not root on a Debian system'
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const wait = ['-o', 'DPkg::Lock::Timeout=300'] as const
  console.log(`installing ${packages.join(' ')}`)
  if (!isUpdated) await run(['apt-get', ...wait, 'update', '-q'], { env })
  isUpdated = true
  const { code, output } = await run(
    ['apt-get', ...wait, 'install', '-y', '-q', '--no-install-recommends', ...packages],
    { env },
  )
  return code === 0
    ? undefined
    : `apt-get install ended with ${code}: ${output.trim().split('\n').at(-1) ?? ''}`
}
