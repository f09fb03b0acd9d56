import { readerOfWords } from '#contract/named-references.ts'
import type { Row } from '#contract/known-rows.ts'
import type { Db } from '#db/database.ts'

const toRoles = { column: 'roles', table: 'roles', shows: ['name'] } as const

/** Resolves the roles of people by name, in canonical order. */
export async function readRoles(db: Db, rows: readonly Row[]): Promise<(row: Row) => Row> {
  const read = await readerOfWords(db, [toRoles], rows)
  return (row) => {
    const { roles, ...data } = read(row)
    if (roles === undefined) return data
    return { ...data, roles: Array.isArray(roles) ? [...new Set<unknown>(roles)].sort() : roles }
  }
}
