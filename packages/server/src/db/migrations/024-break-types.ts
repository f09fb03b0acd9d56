import { type Kysely, sql } from 'kysely'
import { uniqueWord } from '#db/catalogue-table.ts'

const table = 'break_types'

/** The breaks become a catalogue like the others. What stands keeps its id: what agents did refers to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await catalogueColumns(db)
  await rules(db)
  await sql`
    update break_types set position = placed.place
    from (select id, row_number() over (order by plain(name), id)::int as place from break_types) placed
    where placed.id = break_types.id`.execute(db)
  // A code may come again once its row is deleted.
  await sql`alter table break_types drop constraint break_types_code_key`.execute(db)
  await uniqueWord(db, table, 'name')
  await uniqueWord(db, table, 'code')
  await sql`create index agent_states_break_type on agent_states (break_type_id) where break_type_id is not null`.execute(
    db,
  )
}

/** As `createCatalogue` makes them, with defaults for the rows that stand and for the server before this one. */
async function catalogueColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn('translations', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('deleted_at', 'timestamptz')
    .execute()
}

/** Paid and effective unless somebody says otherwise: nothing was ever deducted for them. */
async function rules(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn('colour', 'text', (column) => column.notNull().defaultTo('#5f6b7a'))
    .addColumn('paid', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('effective', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('uses_per_day', 'integer')
    .addColumn('max_share', 'integer')
    .addColumn('reason_required', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('every_minutes', 'integer')
    .addColumn('tolerance_minutes', 'integer')
    .addColumn('cumulative', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('reminder', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute()
}
