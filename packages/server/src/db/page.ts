import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from './schema/index.ts'

export type Paging = { page?: number; perPage?: number }
export type PageOf<Row> = {
  data: Row[]
  meta: { currentPage: number; perPage: number; totalCount: number; totalPages: number }
}

/** One page of a query and where it stands in the whole. The query comes filtered and ordered. */
export async function page<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { page: currentPage = 1, perPage = 25 }: Paging,
): Promise<PageOf<Row>> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const data = await query
    .limit(perPage)
    .offset((currentPage - 1) * perPage)
    .execute()
  const totalCount = Number(total)
  return { data, meta: { currentPage, perPage, totalCount, totalPages: Math.ceil(totalCount / perPage) } }
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
