import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

type Own = <Name extends string>(table: CreateTableBuilder<Name>) => CreateTableBuilder<Name, string>

/** Creates the table of a catalogue: the common columns plus `own`. */
export async function createCatalogue(db: Kysely<unknown>, name: string, own: Own): Promise<void> {
  const table = own(db.schema.createTable(name).addColumn('id', 'uuid', (column) => column.primaryKey()))
  await withCatalogueColumns(table.addColumn('name', 'text', (column) => column.notNull())).execute()
  await uniqueWord(db, name, 'name')
}

/** The columns after the own ones. */
function withCatalogueColumns<Name extends string>(table: CreateTableBuilder<Name, string>) {
  return table
    .addColumn('translations', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('deleted_at', 'timestamptz')
}

/** Unique among existing rows, ignoring case and accents. */
export async function uniqueWord(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const index = sql.ref(`${table}_${column}`)
  await sql`create unique index ${index} on ${sql.table(table)} (plain(${sql.ref(column)})) where deleted_at is null`.execute(
    db,
  )
}
