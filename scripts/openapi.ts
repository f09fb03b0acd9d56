/**
 * The contract as four complete OpenAPI 3.1 documents, for other tools: `pnpm openapi [folder]`. With `--check` they
 * are only linted, by redocly.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundles } from './codegen/bundle.ts'
import { main } from './ending.ts'
import { root, run } from './run.ts'

await main(async () => {
  const isCheck = process.argv.includes('--check')
  const folder = isCheck ? path.join(root, '.cache/openapi') : path.resolve(process.argv[2] ?? 'dist/openapi')
  mkdirSync(folder, { recursive: true })
  for (const { name, named } of bundles()) {
    const file = path.join(folder, `${name}.json`)
    writeFileSync(file, `${JSON.stringify(named, null, 2)}\n`)
    if (!isCheck) console.log(`wrote ${path.relative(process.cwd(), file)}`)
  }
  if (!isCheck) return 0
  const { code, output } = await run(['redocly', 'lint'])
  if (code !== 0) console.error(output)
  return code
})
