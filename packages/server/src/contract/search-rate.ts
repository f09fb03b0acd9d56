import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { tooMany } from './refuse.ts'

/**
 * A search scans whole tables. A person who types searches a few times a second; more for a whole minute is a script.
 */
export const searchesAMinute = 300
const windowMs = 60_000

/** Counts a person's searches across processes, and refuses them above the limit per minute (check 70). */
export async function countSearch(db: Db, userId: string, now: Date): Promise<void> {
  const earlier = new Date(now.getTime() - windowMs)
  // A minute begins with its first search. One statement, so that concurrent searches are all counted.
  const isOver = sql<boolean>`(search_counts.since <= ${earlier} or search_counts.since > ${now})`
  const { since, count } = await db
    .insertInto('searchCounts')
    .values({ userId, since: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        since: sql`case when ${isOver} then ${now} else search_counts.since end`,
        count: sql`case when ${isOver} then 1 else search_counts.count + 1 end`,
      }),
    )
    .returning(['since', 'count'])
    .executeTakeFirstOrThrow()
  if (count > searchesAMinute) tooMany((since.getTime() + windowMs - now.getTime()) / 1000)
}

export function isSearch(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'search' in query && query.search !== ''
}
