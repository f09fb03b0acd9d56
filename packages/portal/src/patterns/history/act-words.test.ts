import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { reports } from '#phrases/es/reports.ts'

const folder = path.join(import.meta.dirname, '../../../../server/src/contract/generated')
type Part = { operations: { id: string; method: string }[] }
const operations = globSync('*/*.json', { cwd: folder }).flatMap(
  (file) => (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Part).operations,
)
/** Not searched for in the log: tests, renewals, signs of life; the clock has a record of its own. */
const unreported =
  /\.(preview\w*|simulate|authenticate|refresh|keepAlive|ticket)$|^clock\.press$|^activations\.check$|DryRun$/

test('every operation that changes data has a name in the log', () => {
  const acts = operations
    .filter(({ id, method }) => method !== 'get' && !unreported.test(id))
    .map(({ id }) => id)
  const hasLabel = (act: string) => {
    const [family = '', verb = ''] = act.split('.')
    const own: Record<string, Record<string, string>> = reports.acts
    return family in reports.families && (verb in reports.verbs || verb in (own[family] ?? {}))
  }
  expect(acts.length).toBeGreaterThan(100)
  expect(acts.filter((act) => !hasLabel(act))).toEqual([])
})
