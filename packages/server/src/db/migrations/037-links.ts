import type { Kysely } from 'kysely'
import { createCatalogue } from '#db/catalogue-table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'links', (table) =>
    table
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull().defaultTo('company'))
      .addColumn('description', 'text', (column) => column.notNull().defaultTo('')),
  )
}
