import { idsOf, wordsOf } from '#db/catalogue-export.ts'
import type { Db } from '#db/database.ts'
import type { Schema } from '#generated/schema.ts'
import { type ExportedRows, referringToNothing } from './exported-rows.ts'
import { refuse } from './refuse.ts'
import type { Row } from './known-rows.ts'

/** A text inside a document, and where in it that stands. */
type Replacing = (text: string, path: string) => string

/** A field that is a document of its own, in which ids of other rows stand. */
type Inside = {
  field: string
  /** The property in it, however deep, that holds such an id. */
  property: string
  /** The table of those rows, and the column that says what they are called. */
  table: keyof Schema
  column: string
  /** Tables whose rows the document knows by words already: they have to be there before it, too. */
  alsoNames?: readonly string[]
}

/** Exports rows with the names that one of their fields refers to, instead of ids. */
export function exportedInside(
  exported: ExportedRows,
  { field, property, table, column, alsoNames = [] }: Inside,
): ExportedRows {
  const { serialize, parse, refersTo } = { ...referringToNothing, ...exported }
  const written = async (db: Db, row: Row, look: typeof idsOf, otherwise: Replacing): Promise<Row> => {
    const texts = new Set<string>()
    replaced(row[field], property, (text) => (texts.add(text), text))
    if (texts.size === 0) return row
    const found = await look(db, table, column, [...texts])
    const by: Replacing = (text, path) => found.get(text) ?? otherwise(text, `${field}${path}`)
    return { ...row, [field]: replaced(row[field], property, by) }
  }
  return {
    ...exported,
    refersTo: [...refersTo, table, ...alsoNames],
    async serialize(db, rows) {
      const serialized: Row[] = []
      for (const row of await serialize(db, rows))
        serialized.push(await written(db, row, wordsOf, (id) => id))
      return serialized
    },
    parse: async (db, row) =>
      written(db, await parse(db, row), idsOf, (value, path) => refuse('inclusion', path, { value })),
  }
}

/** A value of any shape, since files are also written by hand, with each text of this property replaced. */
function replaced(value: unknown, property: string, by: Replacing, path = ''): unknown {
  if (Array.isArray(value)) {
    return value.map((one: unknown, at) => replaced(one, property, by, `${path}[${at}]`))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]: [string, unknown]) => {
      const place = `${path}.${name}`
      const isHere = name === property && typeof held === 'string'
      return [name, isHere ? by(held, place) : replaced(held, property, by, place)]
    }),
  )
}
