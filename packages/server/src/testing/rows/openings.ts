import { sql } from 'kysely'
import type { Rows } from '../rows.ts'

/** Today's openings are pending at any time of day: a list of pending ones evaluates their checklists. */
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
