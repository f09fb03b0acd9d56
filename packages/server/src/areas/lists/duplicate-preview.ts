import type { DuplicateMatch, DuplicateMethod } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { countOf, newest, type Scope } from './duplicate-scope.queries.ts'
import { levelsOf } from './matching/groups.ts'
import { Matcher } from './matching/matcher.ts'

/** The sample size of a synchronous preview: a tenth of a second of this thread. */
const mostSampled = 5000
const least = 0.6
const none: ReadonlyMap<number, ReadonlySet<number>> = new Map()

/** The number of groups that a search would find among the newest records of its scope, at each threshold. */
export async function preview(
  db: Db,
  scope: Scope,
  { method, match }: { method: DuplicateMethod; match: DuplicateMatch },
) {
  const matcher = new Matcher({ keys: scope.keys, method, match, least })
  const { values, loads } = await newest(db, scope, mostSampled)
  const width = scope.keys.reduce((sum, { columns }) => sum + columns, 0)
  for (let at = 0; at < values.length; at += width) matcher.add(values.slice(at, at + width))
  const found = matcher.run()
  return {
    sampled: loads.length,
    total: await countOf(db, scope),
    levels: levelsOf(loads.length, found.pairs, none, found.least),
  }
}
