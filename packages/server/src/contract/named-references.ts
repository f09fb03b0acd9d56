import { idsOfWords } from '#db/catalogue-export.ts'
import type { Reference } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import { refuse } from './refuse.ts'
import type { Row } from './known-rows.ts'

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** What identifies rows of a table to people: the columns shown in answers; for people first the user name. */
const knownBy = ({ table, shows }: Reference) => (table === 'users' ? ['username', ...shows] : shows)

/**
 * Resolves references in rows written by people, who do not know ids: a reference may be a code, a name or a user
 * name. Each is looked up once for all rows; an unknown or ambiguous one is refused at its field. An empty text is
 * kept.
 */
export async function readerOfWords(
  db: Db,
  refers: readonly Reference[],
  rows: readonly Row[],
): Promise<(row: Row) => Row> {
  const found = new Map<string, ReadonlyMap<string, string>>()
  for (const reference of refers) {
    const { column, table } = reference
    const words = rows.flatMap((row) => textsOf(row[column])).filter((text) => !isId(text))
    if (words.length > 0) found.set(column, await idsOfWords(db, table, knownBy(reference), words))
  }
  return (row) => {
    const read = [...found].map(([column, ids]): [string, unknown] => {
      const idOf = (text: string) =>
        isId(text) ? text : (ids.get(text) ?? refuse('inclusion', column, { value: text }))
      const value = row[column]
      return [
        column,
        Array.isArray(value)
          ? value.map((one: unknown) => (typeof one === 'string' ? idOf(one) : one))
          : typeof value === 'string' && value.trim() !== ''
            ? idOf(value)
            : value,
      ]
    })
    return { ...row, ...Object.fromEntries(read.filter(([column]) => column in row)) }
  }
}

const textsOf = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string')
