/**
 * `pnpm new family tickets/tags` · `screen loads/duplicates --path /clustering/resultados` · `component key-cap` ·
 * `decision "Own jobs table"` · `notice tickets/macros.shared`: generates the files of a new thing in their
 * conventional places. The output passes `pnpm check`; what is left to the author (phrases in five languages,
 * permissions) is printed at the end.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeLists } from './codegen/registries.ts'
import { main } from './ending.ts'
import { apply } from './new/changes.ts'
import { component } from './new/component.ts'
import { decision } from './new/decision.ts'
import { family } from './new/family.ts'
import { notice } from './new/notice.ts'
import type { Options, Plan } from './new/plan.ts'
import { screen } from './new/screen.ts'
import { must } from './run.ts'

const kinds: Record<string, (name: string, options: Options) => Plan> = {
  family,
  screen,
  component,
  decision,
  notice,
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      path: { type: 'string' },
      singular: { type: 'string' },
      read: { type: 'string' },
      write: { type: 'string' },
    },
  })
  const [kind = '', ...words] = positionals
  const make = kinds[kind]
  const name = words.join(' ')
  if (!make || name === '') throw new Error(`pnpm new ${Object.keys(kinds).join(' | ')} <name>`)
  const { changes, then } = make(name, values)
  const files = apply(changes)
  if (kind === 'family' || kind === 'notice') {
    await must([process.execPath, '--conditions=source', 'scripts/codegen.ts'])
  }
  await writeLists((lists) => {
    for (const [file, text] of lists) writeFileSync(file, text)
  })
  const formatted = files.filter((file) => /\.(ts|tsx|json)$/.test(file))
  if (formatted.length > 0) await must(['biome', 'format', '--write', ...formatted])
  for (const file of files) console.log(`  ${file}`)
  console.log(['', 'Then:', ...then.map((step) => `  - ${step}`)].join('\n'))
  return 0
})
