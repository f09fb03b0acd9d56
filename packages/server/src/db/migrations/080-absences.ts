import { type Kysely, sql } from 'kysely'

/** Absences with each state that they have had, the parts of sick leave and the files that prove them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await terms(db)
  await db.schema
    .createTable('absences')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('absence_type_id', 'uuid', (column) => column.notNull().references('absence_types.id'))
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date')
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer')
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('units', 'double precision')
    .addColumn('kinship', 'text')
    .addColumn('travel', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('comment', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('stage', 'text')
    .addColumn('stages', 'jsonb', (column) => column.notNull())
    .addColumn('stands', 'boolean', (column) => column.notNull())
    .addColumn('is_right', 'boolean', (column) => column.notNull())
    .addColumn('is_sick', 'boolean', (column) => column.notNull())
    .addColumn('proof_due_on', 'date')
    .addColumn('proved_at', 'timestamptz')
    .addColumn('reminded_at', 'timestamptz')
    .addColumn('process_id', 'text')
    .addColumn('expected', 'text')
    .addColumn('relapse_of_id', 'uuid', (column) => column.references('absences.id'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('asked_by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('absences_period', sql`coalesce(ends_on >= starts_on, true)`)
    .addCheckConstraint(
      'absences_state',
      sql`state in ('communicated', 'in_review', 'approved', 'rejected', 'cancellation_requested', 'cancelled',
        'not_justified')`,
    )
    .addCheckConstraint(
      'absences_stage',
      sql`(state in ('in_review', 'cancellation_requested')) = (stage is not null)`,
    )
    .addCheckConstraint('absences_part', sql`part = 'day' or ends_on = starts_on`)
    .execute()
  await sql`create index absences_of on absences (employee_id, starts_on)`.execute(db)
  await sql`create index absences_by_type on absences (absence_type_id)`.execute(db)
  await sql`create index absences_by_time on absences (created_at desc, id)`.execute(db)
  await sql`create index absences_standing on absences (starts_on, coalesce(ends_on, 'infinity'::date)) where stands`.execute(
    db,
  )
  await actsAndParts(db)
  await files(db)
}

/** What varies with kinship and distance, and what a bag of the year is worked out from (ET arts. 37.3 and 37.9). */
async function terms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('absence_type_terms')
    .addColumn('variations', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
    .addColumn('yearly_by', 'text', (column) => column.notNull().defaultTo('fixed'))
    .execute()
  await sql`alter table absence_type_terms add constraint absence_type_terms_yearly_by
    check (yearly_by in ('fixed', 'part_time', 'days'))`.execute(db)
  // Hours equal to four days are not the same for everybody: what was written for full time becomes what the law says.
  await sql`update absence_type_terms set yearly_by = 'days', max_per_year = 4
    where source = 'ET art. 37.9' and unit = 'hours' and max_per_year = 32`.execute(db)
}

async function actsAndParts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('absence_acts')
    .addColumn('absence_id', 'uuid', (column) => column.notNull().references('absences.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('stage', 'text')
    // Nobody where a deadline passed.
    .addColumn('by', 'uuid', (column) => column.references('users.id'))
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('comment', 'text')
    .addPrimaryKeyConstraint('absence_acts_key', ['absence_id', 'number'])
    .execute()
  await db.schema
    .createTable('absence_parts')
    .addColumn('absence_id', 'uuid', (column) => column.notNull().references('absences.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('on', 'date', (column) => column.notNull())
    .addColumn('next_on', 'date')
    .addColumn('by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('absence_parts_key', ['absence_id', 'number'])
    .addCheckConstraint('absence_parts_kind', sql`kind in ('baja', 'confirmation', 'extension', 'discharge')`)
    .execute()
  // There is one beginning and one end, whatever two people record at once.
  await sql`create unique index absence_parts_once on absence_parts (absence_id, kind) where kind in ('baja', 'discharge')`.execute(
    db,
  )
}

async function files(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('absence_files')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('absence_id', 'uuid', (column) => column.references('absences.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('blob_key', 'text', (column) => column.notNull())
    .addColumn('created_by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index absence_files_of on absence_files (absence_id) where absence_id is not null`.execute(
    db,
  )
}
