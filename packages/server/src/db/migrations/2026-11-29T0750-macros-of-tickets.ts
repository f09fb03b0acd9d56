import { type Kysely, sql } from 'kysely'
import { createCatalogue } from '../catalogue-table.ts'

/** What agents do to tickets again and again. Names are unique among those that are kept for the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'ticket_macros', (table) =>
    table
      .addColumn('scope', 'text', (column) => column.notNull().defaultTo('personal'))
      .addColumn('kept_for', 'text', (column) => column.notNull().defaultTo('all'))
      .addColumn('skill_id', 'uuid', (column) => column.references('skills.id'))
      .addColumn('reply', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('is_internal', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('priority_id', 'uuid', (column) => column.references('priorities.id'))
      .addColumn('tag_ids', sql`uuid[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('to_skill_id', 'uuid', (column) => column.references('skills.id'))
      .addColumn('assign', 'text', (column) => column.notNull().defaultTo('keep'))
      .addColumn('assignee_id', 'uuid', (column) => column.references('users.id'))
      .addColumn('move', 'text', (column) => column.notNull().defaultTo('none'))
      .addColumn('pending_days', 'integer')
      .addColumn('final_state_id', 'uuid', (column) => column.references('final_states.id'))
      .addColumn('values', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`)),
  )
  await sql`drop index ticket_macros_name`.execute(db)
  await sql`create unique index ticket_macros_name on ticket_macros (kept_for, plain(name)) where deleted_at is null`.execute(
    db,
  )
}
