import { type RawBuilder, sql } from 'kysely'

/** A text as a cell of CSV, as `cells/csv-cell.ts` writes it: a test holds both against each other. */
export const csvText = (text: RawBuilder<unknown>): RawBuilder<string> => {
  const quoted = sql`replace(${text}, '"', '""')`
  return sql<string>`case when ${text} !~ ${sql.lit(rare)} then ${text}
    when ${text} ~ ${sql.lit(formula)} and ${text} !~ ${sql.lit(signed)} then '"''' || ${quoted} || '"'
    when ${text} ~ ${sql.lit(special)} then '"' || ${quoted} || '"' else ${text} end`
}

const formula = `^'*[=+@\\t\\r＝＋－＠-]`
const signed = `^[-+][0-9]+([.,][0-9]+)?$`
const special = `[";,|\\t\\r\\n]`
/** What neither of them can match is told at one look. */
const rare = `^['=+@\\t\\r＝＋－＠-]|${special}`
