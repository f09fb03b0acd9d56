import { type Kysely, sql } from 'kysely'

/** Files of payslips with what was read of each page, and the payslips of people, version by version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await batches(db)
  await pages(db)
  await parts(db)
  await payslips(db)
}

async function batches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payslip_batches')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('blob_key', 'text')
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('published_by', 'uuid', (column) => column.references('users.id'))
    .addColumn('finished_at', 'timestamptz')
    .addCheckConstraint('payslip_batches_kind', sql`kind in ('ordinary', 'extra')`)
    .addCheckConstraint(
      'payslip_batches_state',
      sql`state in ('uploaded', 'analysing', 'review', 'publishing', 'published', 'cancelled', 'failed')`,
    )
    .addCheckConstraint('payslip_batches_failed', sql`(state = 'failed') = (failure is not null)`)
    .execute()
}

async function pages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payslip_pages')
    .addColumn('batch_id', 'uuid', (column) =>
      column.notNull().references('payslip_batches.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('file', 'text')
    .addColumn('file_page', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('doubt', 'text')
    .addColumn('tax_id', 'text')
    .addColumn('employee_id', 'uuid', (column) => column.references('employees.user_id'))
    .addColumn('amounts', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('payslip_pages_pkey', ['batch_id', 'number'])
    .addCheckConstraint(
      'payslip_pages_state',
      sql`state in ('assigned', 'ambiguous', 'unassigned', 'left_out')`,
    )
    .addCheckConstraint('payslip_pages_assigned', sql`(state = 'assigned') = (employee_id is not null)`)
    .execute()
}

/** What a batch will publish, split and kept where nobody sees it. */
async function parts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payslip_parts')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('batch_id', 'uuid', (column) =>
      column.notNull().references('payslip_batches.id').onDelete('cascade'),
    )
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('blob_key', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('pages', 'integer', (column) => column.notNull())
    .addColumn('amounts', 'jsonb')
    .addUniqueConstraint('payslip_parts_person', ['batch_id', 'employee_id'])
    .execute()
}

async function payslips(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payslips')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('batch_id', 'uuid', (column) => column.notNull().references('payslip_batches.id'))
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('blob_key', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('pages', 'integer', (column) => column.notNull())
    .addColumn('amounts', 'jsonb')
    .addColumn('published_at', 'timestamptz', (column) => column.notNull())
    .addColumn('closed_at', 'timestamptz')
    .addColumn('seen_at', 'timestamptz')
    .addColumn('downloaded_at', 'timestamptz')
    .addColumn('hours_hash', 'text')
    .addColumn('reminded_at', 'timestamptz')
    .addUniqueConstraint('payslips_version', ['employee_id', 'month', 'kind', 'version'])
    .addCheckConstraint('payslips_state', sql`state in ('published', 'replaced', 'withdrawn')`)
    .addCheckConstraint('payslips_closed', sql`(state = 'published') = (closed_at is null)`)
    .execute()
  // Of each month and kind one version holds at most.
  await sql`create unique index payslips_holding on payslips (employee_id, month, kind) where state = 'published'`.execute(
    db,
  )
  await sql`create index payslips_month on payslips (month, employee_id)`.execute(db)
}
