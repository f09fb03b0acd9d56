/**
 * `pnpm exec node --conditions=source scripts/guides/stopwatch.ts`: follows the guides in a copy and measures each
 * command, as for a newcomer who waits for it. Reading and typing come on top: the characters are counted.
 */
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyFiles, linkInstalled } from '../copy-of-workspace.ts'
import { atEnd, main } from '../ending.ts'
import { memoryFolder } from '../memory-folder.ts'
import { must, root } from '../run.ts'
import { blocksOf } from './blocks.ts'
import { follow, runAll, type Timed } from './follow.ts'

const guides = ['first-endpoint.md', 'first-screen.md', 'first-component.md']
await main(async () => {
  const copy = mkdtempSync(path.join(realpathSync(memoryFolder()), 'portal-stopwatch-'))
  atEnd(() => rmSync(copy, { recursive: true, force: true }))
  copyFiles(copy)
  linkInstalled(copy)
  await begin(copy)
  const later: string[] = []
  const all: Timed[] = []
  for (const guide of guides) {
    const followed = await follow(guide, copy)
    later.push(...followed.later)
    print(guide, followed.timed)
    all.push(...followed.timed)
  }
  const after = await runAll([...new Set(later)].join('\n'), copy)
  print('at the end', after)
  const seconds = sum([...all, ...after])
  console.log(`${seconds.toFixed(0)} s of waiting in all, and ${typed()} characters to write or to paste`)
  return 0
})

/** A branch beside main, so that the checks see a change. */
async function begin(copy: string): Promise<void> {
  const as = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com']
  await must(['git', 'init', '-q', '-b', 'main'], { cwd: copy })
  await must(['git', 'add', '--all'], { cwd: copy })
  await must(['git', ...as, 'commit', '-qm', 'As it stands'], { cwd: copy })
  await must(['git', 'switch', '-qc', 'macros'], { cwd: copy })
}

function print(part: string, timed: readonly Timed[]): void {
  console.log(`${part}: ${sum(timed).toFixed(1)} s`)
  for (const { command, seconds } of timed) console.log(`  ${seconds.toFixed(1).padStart(6)}  ${command}`)
}

function sum(timed: readonly Timed[]): number {
  return timed.reduce((all, { seconds }) => all + seconds, 0)
}

function typed(): number {
  const blocks = guides.flatMap((guide) =>
    blocksOf(readFileSync(path.join(root, 'docs/guides', guide), 'utf8')),
  )
  return blocks.reduce((all, { does, text }) => (does === 'see' ? all : all + text.length), 0)
}
