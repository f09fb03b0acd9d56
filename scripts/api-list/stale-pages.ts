/** The list of all SDK functions, and the table for people who come from raw HTTP. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Bundle } from '../codegen/bundle.ts'
import { hasSameLines } from '../codegen/registries.ts'
import { root } from '../run.ts'
import { functionGroups } from './functions.ts'
import { apiPage, rawHttpTable } from './pages.ts'
import { sdkProgram } from './program.ts'

const migrationPage = 'docs/guides/from-raw-http.md'
const markers = ['<!-- generated: begin -->\n', '<!-- generated: end -->'] as const

/** The generated pages. */
export const apiPages: readonly string[] = ['packages/sdk/api.md', migrationPage]

/** The stale pages, with their expected text. */
export function stalePages(bundles: readonly Bundle[]): [string, string][] {
  const { families, exported } = sdkProgram()
  const groups = functionGroups(families(), bundles)
  const pages: [string, string][] = [
    ['packages/sdk/api.md', apiPage(groups, exported())],
    [migrationPage, between(current(migrationPage), rawHttpTable(groups))],
  ]
  // After a merge the lines of two families may be in another order.
  return pages.filter(([file, text]) => !hasSameLines(current(file), text))
}

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
