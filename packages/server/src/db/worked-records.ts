import { type RawBuilder, sql } from 'kysely'

/**
 * Whether somebody has worked the record of an alias of `records`, or holds it now. Such a record is not taken back, not merged
 * and not written over without asking. Only an attempt that was finished counts: a record that was handed back is as it was.
 *
 * @example
 * db.selectFrom('records as r').where(sql<boolean>`not ${isWorked('r')}`)
 */
export const isWorked = (alias: string): RawBuilder<boolean> => {
  const [template, key, load, row] = ['template_serial', 'key', 'load_serial', 'row_number'].map((column) =>
    sql.ref(`${alias}.${column}`),
  )
  return sql<boolean>`exists (
    select from record_work worked where worked.template_serial = ${template}
      and worked.reference = coalesce(${key}, '#' || ${load} || ':' || ${row})
      and (worked.worked_at is not null or worked.state = 'leased'))`
}
