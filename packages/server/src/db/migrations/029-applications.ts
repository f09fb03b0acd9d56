import { type Kysely, sql } from 'kysely'
import { createCatalogue } from '#db/catalogue-table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const nobody = sql`'{}'`
  await createCatalogue(db, 'applications', (table) =>
    table
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('icon', 'text', (column) => column.notNull().defaultTo('globe'))
      .addColumn('mode', 'text', (column) => column.notNull().defaultTo('tab'))
      .addColumn('audience', 'text', (column) => column.notNull().defaultTo('everyone'))
      .addColumn('role_ids', sql`uuid[]`, (column) => column.notNull().defaultTo(nobody))
      .addColumn('group_ids', sql`uuid[]`, (column) => column.notNull().defaultTo(nobody)),
  )
}
