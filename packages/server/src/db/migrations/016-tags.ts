import type { Kysely } from 'kysely'
import { createCatalogue } from '#db/catalogue-table.ts'

const grey = '#5f6b7a'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'tags', (table) =>
    table
      .addColumn('colour', 'text', (column) => column.notNull().defaultTo(grey))
      .addColumn('scope', 'text', (column) => column.notNull().defaultTo('all')),
  )
  await createCatalogue(db, 'priorities', (table) =>
    table
      .addColumn('colour', 'text', (column) => column.notNull().defaultTo(grey))
      .addColumn('weight', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('first_response_minutes', 'integer')
      .addColumn('resolution_minutes', 'integer'),
  )
}
