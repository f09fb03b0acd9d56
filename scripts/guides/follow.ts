/** Follows a guide to the letter. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { must, root } from '../run.ts'
import { type Block, blocksOf, changed } from './blocks.ts'

type Scripts = Record<string, string>

/** The files that a page wrote or changed, its deferred command lines, and the duration of the others. */
export type Followed = { files: string[]; later: string[]; timed: Timed[] }

/** A command and its duration. */
export type Timed = { command: string; seconds: number }

/** Follows a page of `docs/guides/` in a copy of the workspace. */
export async function follow(guide: string, copy: string): Promise<Followed> {
  const page = readFileSync(path.join(root, 'docs/guides', guide), 'utf8')
  const touched = new Set<string>()
  const later: string[] = []
  const timed: Timed[] = []
  for (const block of blocksOf(page)) {
    try {
      if (block.does === 'run later') later.push(...linesOf(block.text))
      else if (block.does === 'run') timed.push(...(await runAll(block.text, copy)))
      else touched.add(take(block, copy))
    } catch (error) {
      throw new Error(`docs/guides/${guide}:${block.line}: ${String(error)}`, { cause: error })
    }
  }
  return { files: [...touched], later, timed }
}

/** Writes, changes or compares the file of a block; `*` matches the timestamp in a file name. */
function take({ does, file, text }: Block, copy: string): string {
  const found = file.includes('*') ? (globSync(file, { cwd: copy })[0] ?? file) : file
  const absolute = path.join(copy, found)
  if (does === 'write') {
    mkdirSync(path.dirname(absolute), { recursive: true })
    writeFileSync(absolute, `${text}\n`)
    return found
  }
  const held = readFileSync(absolute, 'utf8')
  if (does === 'change') writeFileSync(absolute, changed(held, text))
  else if (!held.includes(text)) throw new Error(`${found} says something else:\n${held}`)
  return found
}

const linesOf = (text: string) => text.split('\n').filter((one) => one.trim() !== '')

/** The gates that these lines name, each once. */
export const gatesIn = (lines: readonly string[]): string[] => [
  ...new Set(lines.flatMap((line) => /^pnpm check (.*)$/.exec(line)?.[1]?.split(' ') ?? [])),
]

/** Runs each line of a block of commands, as outside of CI. What `pnpm` would start is started directly. */
export async function runAll(text: string, copy: string): Promise<Timed[]> {
  const { scripts } = JSON.parse(readFileSync(path.join(copy, 'package.json'), 'utf8')) as {
    scripts: Scripts
  }
  const timed: Timed[] = []
  for (const line of linesOf(text)) {
    const started = performance.now()
    const [, name = '', words = ''] = /^pnpm (\S+) ?(.*?)(?:\s+#.*)?$/.exec(line) ?? []
    const command = name === 'exec' ? words : `${scripts[name] ?? ''} ${words}`
    if (name !== 'exec' && scripts[name] === undefined) throw new Error(`there is no ${line}`)
    await must(['sh', '-c', command], {
      cwd: copy,
      env: { VITEST_JSON: undefined, CI: undefined },
    })
    timed.push({ command: line, seconds: (performance.now() - started) / 1000 })
  }
  return timed
}
