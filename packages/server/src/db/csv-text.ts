import { type RawBuilder, sql } from 'kysely'

/** Formats a text as a CSV cell like `cells/csv-cell.ts`; a test compares both. */
export const csvText = (text: RawBuilder<unknown>): RawBuilder<string> => {
  const quoted = sql`replace(${text}, '"', '""')`
  return sql<string>`case when ${text} !~ ${sql.lit(rare)} then ${text}
    when ${text} ~ ${sql.lit(formula)} and ${text} !~ ${sql.lit(signed)} then '"''' || ${quoted} || '"'
    when ${text} ~ ${sql.lit(special)} then '"' || ${quoted} || '"' else ${text} end`
}

const formula = `^'*[=+@\\t\\r＝＋－＠-]`
const signed = `^[-+][0-9]+([.,][0-9]+)?$`
const special = `[";,|\\t\\r\\n]`
/** A cheap check excludes texts that need neither quoting nor escaping. */
const rare = `^['=+@\\t\\r＝＋－＠-]|${special}`
