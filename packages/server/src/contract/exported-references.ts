import { idsOf, wordsOf } from '#db/catalogue-export.ts'
import type { Reference } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import { refuse } from './refuse.ts'
import type { Row } from './known-rows.ts'

/** Tables of people: references to them are not exported. */
const people: ReadonlySet<string> = new Set(['users', 'employees'])

/** Exports references as names instead of ids, without people. */
export async function serializeRows(
  db: Db,
  refers: readonly Reference[],
  rows: readonly object[],
): Promise<Row[]> {
  let serialized = rows.map((row) => withoutPeople(refers, row))
  for (const { column, table, shows } of refers.filter((one) => !people.has(one.table))) {
    const ids = serialized.flatMap((row) => textsOf(row[column]))
    if (ids.length === 0) continue
    const words = await wordsOf(db, table, shows[0], ids)
    serialized = serialized.map((row) => ({
      ...row,
      [column]: replaced(row[column], (id) => words.get(id) ?? id),
    }))
  }
  return serialized
}

/** Resolves the names in a row to ids; refuses an unknown name. */
export async function parseRow(db: Db, refers: readonly Reference[], given: Row): Promise<Row> {
  const row = withoutPeople(refers, given)
  for (const { column, table, shows } of refers) {
    const words = textsOf(row[column])
    if (words.length === 0) continue
    const ids = await idsOf(db, table, shows[0], words)
    const idOf = (word: string): string => ids.get(word) ?? refuse('inclusion', column, { value: word })
    row[column] = replaced(row[column], idOf)
  }
  return row
}

function withoutPeople(refers: readonly Reference[], row: object): Row {
  const columns = new Set(refers.filter(({ table }) => people.has(table)).map(({ column }) => column))
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.has(column)))
}

const textsOf = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string')

/** Replaces one text or several; leaves anything else unchanged. */
function replaced(value: unknown, by: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => (typeof one === 'string' ? by(one) : one))
  return typeof value === 'string' ? by(value) : value
}
