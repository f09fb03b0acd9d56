import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from './schema/index.ts'

export type Paging = { page?: number; perPage?: number }
export type PageOf<Row> = {
  data: Row[]
  meta: { currentPage: number; perPage: number; totalCount: number; totalPages: number }
}

/**
 * One page of a query and where it stands in the whole. The query comes filtered and ordered. With the `key` of its
 * rows, what it selects is worked out for those of the page only, and not for all that stand before them.
 */
export async function page<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { page: currentPage = 1, perPage = 25 }: Paging,
  key?: string,
): Promise<PageOf<Row>> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const totalCount = Number(total)
  const offset = (currentPage - 1) * perPage
  // What is not there need not be searched for again.
  const data = totalCount > offset ? await cut(query, { perPage, offset }, key).execute() : []
  return { data, meta: { currentPage, perPage, totalCount, totalPages: Math.ceil(totalCount / perPage) } }
}

function cut<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { perPage, offset }: { perPage: number; offset: number },
  key: string | undefined,
): SelectQueryBuilder<Schema, Tables, Row> {
  if (key === undefined) return query.limit(perPage).offset(offset)
  const keys = query.clearSelect().select(sql.ref(key).as('key')).limit(perPage).offset(offset)
  // What the keys were found by holds already: it is not searched for again.
  return query.clearWhere().where(sql<boolean>`${sql.ref(key)} in ${keys}`)
}

/** `-name` → the column and its direction. The contract's enum has already refused anything else. */
export function ordering<Sort extends string>(
  sort: Sort,
): { column: WithoutMinus<Sort>; direction: 'asc' | 'desc' } {
  const isDown = sort.startsWith('-')
  return { column: (isDown ? sort.slice(1) : sort) as WithoutMinus<Sort>, direction: isDown ? 'desc' : 'asc' }
}
type WithoutMinus<Sort extends string> = Sort extends `-${infer Column}` ? Column : Sort

/** A pattern for `like` that takes the person's words as they are. */
export function containing(search: string): string {
  return `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
