import { type Kysely, sql } from 'kysely'
import { createCatalogue, uniqueWord } from '#db/catalogue-table.ts'

/** Where people work, and on which days nobody does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'work_centers', (table) =>
    table
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull().defaultTo('ES'))
      .addColumn('region', 'text')
      .addColumn('locality', 'text'),
  )
  await uniqueWord(db, 'work_centers', 'code')
  await holidays(db)
}

async function holidays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('holidays')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('region', 'text')
    .addColumn('locality', 'text')
    .addColumn('work_center_id', 'uuid', (column) => column.references('work_centers.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
  // A day of one reach stands once; nulls are equal here, and PostgreSQL 14 must do.
  await sql`
    create unique index holidays_reach on holidays
      (date, country, coalesce(region, ''), plain(coalesce(locality, '')), coalesce(work_center_id::text, ''))`.execute(
    db,
  )
}
