/** The list of every function of the SDK, and the table for those who come from raw HTTP; `--check` only compares. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { functionGroups } from './api-list/functions.ts'
import { apiPage, rawHttpTable } from './api-list/pages.ts'
import { sdkProgram } from './api-list/program.ts'
import { hasSameLines } from './codegen/registries.ts'
import { main } from './ending.ts'
import { root } from './run.ts'

const migrationPage = 'docs/guides/from-raw-http.md'
const markers = ['<!-- generated: begin -->\n', '<!-- generated: end -->'] as const

await main(() => {
  const { families, exported } = sdkProgram()
  const groups = functionGroups(families())
  const pages = new Map([
    ['packages/sdk/api.md', apiPage(groups, exported())],
    [migrationPage, between(current(migrationPage), rawHttpTable(groups))],
  ])
  // Where two branches met, lines of two families may stand in another order.
  const stale = [...pages].filter(([file, text]) => !hasSameLines(current(file), text))
  if (process.argv.includes('--check')) {
    for (const [file] of stale)
      console.error(`${file}: not what the contract and the SDK say now. Run: pnpm codegen`)
    return Promise.resolve(stale.length > 0 ? 1 : 0)
  }
  for (const [file, text] of stale) {
    writeFileSync(path.join(root, file), text)
    console.log(`wrote ${file}`)
  }
  return Promise.resolve(0)
})

/** The page with this text between its markers. */
function between(page: string, text: string): string {
  const [begin, end] = markers
  const [before, after] = [page.indexOf(begin), page.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`${migrationPage} lacks ${begin.trim()} … ${end}`)
  return `${page.slice(0, before)}${begin}\n${text}\n${page.slice(after)}`
}

function current(file: string): string {
  const absolute = path.join(root, file)
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : ''
}
