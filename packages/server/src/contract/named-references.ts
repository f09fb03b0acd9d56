import { idsOfWords } from '#db/catalogue-export.ts'
import type { Reference } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import { refuse } from './refuse.ts'
import type { Row } from './known-rows.ts'

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** What rows of a table are known by: what answers show of them, and of people first what they sign in with. */
const knownBy = ({ table, shows }: Reference) => (table === 'users' ? ['username', ...shows] : shows)

/**
 * Reads rows that people wrote, who know no ids: what a row refers to may be a code, a name or a user name. Each
 * reference is looked up once for all rows; a word that names nothing, or several, is refused at its field. An empty text refers to
 * nothing, and stays.
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
