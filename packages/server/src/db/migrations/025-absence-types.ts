import type { Kysely } from 'kysely'
import { createCatalogue, uniqueWord } from '#db/catalogue-table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'absence_types', (table) =>
    table
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('colour', 'text', (column) => column.notNull().defaultTo('#5f6b7a'))
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull().defaultTo('ES'))
      .addColumn('private', 'boolean', (column) => column.notNull().defaultTo(false)),
  )
  await uniqueWord(db, 'absence_types', 'code')
  await terms(db)
}

/** What holds from a day on: a change is a new row, so that what was in force stays for the balances of its time. */
async function terms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('absence_type_terms')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('absence_type_id', 'uuid', (column) =>
      column.notNull().references('absence_types.id').onDelete('cascade'),
    )
    .addColumn('valid_from', 'date', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('max_per_event', 'double precision')
    .addColumn('max_per_year', 'double precision')
    .addColumn('pay', 'text', (column) => column.notNull())
    .addColumn('counts_as_worked', 'boolean', (column) => column.notNull())
    .addColumn('counts_as_absenteeism', 'boolean', (column) => column.notNull())
    .addColumn('accrues_vacation', 'boolean', (column) => column.notNull())
    .addColumn('justification', 'text', (column) => column.notNull())
    .addColumn('justification_days', 'integer')
    .addColumn('approver', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('absence_type_terms_day', ['absence_type_id', 'valid_from'])
    .execute()
}
