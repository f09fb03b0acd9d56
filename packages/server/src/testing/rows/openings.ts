import { sql } from 'kysely'
import type { Rows } from '../rows.ts'

/** Those of today wait, whatever the time is: a list of openings that wait asks what is known of them. */
export const fill = ({ db, at }: Rows) =>
  db
    .updateTable('openings')
    .set({
      state: 'scheduled',
      light: null,
      points: sql`null`,
      openedAt: null,
      openedBy: null,
      closedAt: null,
    })
    .where('date', '>=', sql<string>`${at}::timestamptz::date - 1`)
    .execute()
