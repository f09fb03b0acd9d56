import { type RawBuilder, sql } from 'kysely'
import { recordReference } from './record-reference.ts'

/**
 * Whether somebody has worked the record of an alias of `records`, or holds it now. Such a record is not removed,
 * merged or overwritten without asking. Only a finished attempt counts: a record that was handed back is unchanged.
 *
 * @example
 * db.selectFrom('records as r').where(sql<boolean>`not ${isWorked('r')}`)
 */
export const isWorked = (alias: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from record_work worked where worked.template_serial = ${sql.ref(`${alias}.templateSerial`)}
    and worked.reference = ${recordReference(alias)} and (worked.worked_at is not null or worked.state = 'leased'))`
