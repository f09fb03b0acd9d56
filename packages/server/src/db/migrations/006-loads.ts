import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTemplates(db)
  await createFiles(db)
  await createLoads(db)
  await createRecords(db)
  await createCsvCell(db)
}

async function createTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('templates')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('serial', 'integer', (column) => column.generatedAlwaysAsIdentity().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('skill_id', 'uuid', (column) => column.references('skills.id').onDelete('set null'))
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('date_order', 'text', (column) => column.notNull())
    .addColumn('decimal_sign', 'text', (column) => column.notNull())
    .addColumn('columns', 'jsonb', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('cell_positions', 'jsonb', (column) => column.notNull())
    .addColumn('remembered_headers', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create unique index templates_name on templates (lower(name))`.execute(db)
}

async function createFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('records_files')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('blob_key', 'text', (column) => column.notNull())
    .addColumn('size', 'double precision', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('analysis', 'jsonb', (column) => column.notNull())
    .addColumn('same_content_as', 'uuid', (column) =>
      column.references('records_files.id').onDelete('set null'),
    )
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_by', 'uuid', (column) => column.notNull().references('users.id'))
    .execute()
  await db.schema.createIndex('records_files_sha256').on('records_files').column('sha256').execute()
  await db.schema
    .createIndex('records_files_same_content_as')
    .on('records_files')
    .column('same_content_as')
    .execute()
}

async function createLoads(db: Kysely<unknown>): Promise<void> {
  const counters = ['processed', 'created', 'updated', 'unchanged', 'duplicated', 'excluded', 'errors']
  let table = db.schema
    .createTable('loads')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('serial', 'integer', (column) => column.generatedAlwaysAsIdentity().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('template_id', 'uuid', (column) => column.notNull().references('templates.id'))
    .addColumn('template_version', 'integer', (column) => column.notNull())
    .addColumn('template', 'jsonb', (column) => column.notNull())
    .addColumn('mapping', 'jsonb', (column) => column.notNull())
    .addColumn('records_file_id', 'uuid', (column) =>
      column.notNull().references('records_files.id').unique(),
    )
    .addColumn('total', 'integer', (column) => column.notNull())
  for (const name of counters) {
    table = table.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
  }
  await table
    .addColumn('round', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('round_total', 'integer', (column) => column.notNull())
    .addColumn('round_done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('worked_ms', 'double precision', (column) => column.notNull().defaultTo(0))
    .addColumn('checkpoint_byte', 'double precision')
    .addColumn('checkpoint_row', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failure', 'jsonb')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz')
    .addColumn('finished_at', 'timestamptz')
    .addColumn('created_by', 'uuid', (column) => column.notNull().references('users.id'))
    // The database keeps the sum correct, whatever a later change of the code forgets.
    .addCheckConstraint(
      'loads_sum',
      sql`processed = created + updated + unchanged + duplicated + excluded + errors`,
    )
    .execute()
  await db.schema.createIndex('loads_template').on('loads').column('template_id').execute()
  await db.schema.createIndex('loads_created_at').on('loads').column('created_at').execute()
}

// No foreign keys here: a check for each of a million rows costs more than it protects; whole loads come and go.
async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('records')
    .addColumn('load_serial', 'integer', (column) => column.notNull())
    .addColumn('row_number', 'integer', (column) => column.notNull())
    .addColumn('template_serial', 'integer', (column) => column.notNull())
    // Keys are only ever compared for equality: bytes do, and no language's order is asked.
    .addColumn('key', sql`text collate "C"`)
    .addColumn('cells', sql`text[]`, (column) => column.notNull())
    .addPrimaryKeyConstraint('records_pk', ['load_serial', 'row_number'])
    .execute()
  await db.schema
    .createIndex('records_key')
    .on('records')
    .columns(['template_serial', 'key'])
    .unique()
    .execute()
  await db.schema
    .createTable('load_rejects')
    .addColumn('load_id', 'uuid', (column) => column.notNull())
    .addColumn('row_number', 'integer', (column) => column.notNull())
    .addColumn('raw', 'text', (column) => column.notNull())
    .addColumn('readable', 'boolean', (column) => column.notNull())
    .addColumn('errors', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('load_rejects_pk', ['load_id', 'row_number'])
    .execute()
}

// The code points of ' = + - @ TAB CR and of their full-width forms. Comparing the first is cheaper than a pattern.
const formulaSigns = [39, 61, 43, 45, 64, 9, 13, 0xff1d, 0xff0b, 0xff0d, 0xff20]

/** One cell of an export. Guarded, what a spreadsheet would run as a formula gets an apostrophe and quotes; a negative number runs nothing. */
async function createCsvCell(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function csv_cell(value text, is_guarded boolean) returns text
    language sql immutable parallel safe as $$
      select case
        when is_guarded and ascii(value) in (${sql.raw(formulaSigns.join(', '))})
          and value ~ '^''*[-=+@\t\r＝＋－＠]' and value !~ '^[-+][0-9]+([.,][0-9]+)?$' then '"''' || replace(value, '"', '""') || '"'
        when value ~ '[";,|\t\r\n]' then '"' || replace(value, '"', '""') || '"'
        else coalesce(value, '')
      end
    $$`.execute(db)
}
