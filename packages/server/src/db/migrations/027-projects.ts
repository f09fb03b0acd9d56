import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { createCatalogue } from '#db/catalogue-table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'analytic_codes', (table) =>
    inTime(table)
      .addColumn('cost_centre', 'text', (column) => column.notNull())
      .addColumn('campaign_id', 'uuid', (column) => column.references('campaigns.id')),
  )
  await createCatalogue(db, 'service_codes', (table) =>
    inTime(table)
      .addColumn('campaign_id', 'uuid', (column) => column.references('campaigns.id'))
      .addColumn('analytic_code_id', 'uuid', (column) => column.references('analytic_codes.id')),
  )
  await createCatalogue(db, 'operating_codes', inTime)
  await createCatalogue(db, 'projects', (table) =>
    table
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('customer', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('draft'))
      .addColumn('starts_on', 'date', (column) => column.notNull())
      .addColumn('ends_on', 'date')
      .addColumn('analytic_code_id', 'uuid', (column) => column.references('analytic_codes.id'))
      .addColumn('service_code_id', 'uuid', (column) => column.references('service_codes.id'))
      .addColumn('operating_code_id', 'uuid', (column) => column.references('operating_codes.id'))
      // Neither people nor skills are ever deleted: these ids cannot lose what they name.
      .addColumn('coordinator_ids', sql`uuid[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('skill_ids', sql`uuid[]`, (column) => column.notNull().defaultTo(sql`'{}'`)),
  )
  for (const table of ['analytic_codes', 'service_codes', 'operating_codes', 'projects']) {
    const index = sql.ref(`${table}_code`)
    await sql`create unique index ${index} on ${sql.table(table)} (plain(code)) where deleted_at is null`.execute(
      db,
    )
  }
  for (const column of ['analytic_code_id', 'service_code_id', 'operating_code_id']) {
    await db.schema.createIndex(`projects_by_${column}`).on('projects').column(column).execute()
  }
}

/** A code, and from when to when it holds. */
function inTime<Name extends string>(table: CreateTableBuilder<Name, string>) {
  return table
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('valid_from', 'date', (column) => column.notNull())
    .addColumn('valid_to', 'date')
}
