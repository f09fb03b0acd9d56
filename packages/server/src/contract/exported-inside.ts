import { idsOf, wordsOf } from '#db/catalogue-export.ts'
import type { Db } from '#db/database.ts'
import type { Schema } from '#generated/schema.ts'
import { type ExportedRows, referringToNothing } from './exported-rows.ts'
import { refuse } from './refuse.ts'
import type { Row } from './known-rows.ts'

/** A text inside a document, and its path. */
type Replacing = (text: string, path: string) => string

/** A field that is a document containing ids of other rows. */
type Inside = {
  field: string
  /** The property, at any depth, that holds such an id. */
  property: string
  /** The referenced table, and its naming column. */
  table: keyof Schema
  column: string
  /** Further tables that the document refers to by name: they must be imported first, too. */
  alsoNames?: readonly string[]
}

/** Exports rows with names instead of the ids in one of their fields. */
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

/** Replaces each text of this property in a value of any shape, since files are also written by hand. */
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
