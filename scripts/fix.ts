/**
 * `pnpm fix`: fixes lint errors in the files of a change where possible, and formats them. CI and `--all` process every
 * file.
 */
import { selection } from './changed/files.ts'
import { held, keyOf, remember, stateOf } from './changed/held.ts'
import { main } from './ending.ts'
import { run } from './run.ts'

const code = /\.(ts|tsx|js|mjs)$/

/** All run, even if one fails; the last one formats the output of the others. */
const tools: { command: [string, ...string[]]; takes?: RegExp; everything: string[] }[] = [
  { command: ['oxlint', '--fix'], takes: code, everything: [] },
  {
    command: [
      'eslint',
      '--fix',
      '--no-warn-ignored',
      '--cache',
      '--cache-location',
      '.cache/eslint/',
      '--cache-strategy',
      'content',
    ],
    takes: code,
    everything: ['.'],
  },
  {
    command: ['biome', 'format', '--write', '--files-ignore-unknown=true', '--no-errors-on-unmatched'],
    everything: ['.'],
  },
]

await main(async () => {
  const { files, message, remembers } = selection('pnpm fix', process.argv)
  console.log(message)
  const now = () => {
    const state = stateOf()
    return state && keyOf(state, (file) => files?.includes(file) ?? true, [])
  }
  if (remembers && now() === held().fix) {
    console.log('They are as `pnpm fix` left them.')
    return 0
  }
  const code = await fix(files)
  remember({ fix: code === 0 ? now() : undefined })
  return code
})

async function fix(files: readonly string[] | undefined): Promise<number> {
  let worst = 0
  for (const { command, takes, everything } of tools) {
    const chosen = files?.filter((file) => takes?.test(file) ?? true) ?? everything
    if (files && chosen.length === 0) continue
    const { code, output } = await run([...command, ...chosen])
    if (code !== 0) console.log(output.trim())
    worst ||= code
  }
  return worst
}
