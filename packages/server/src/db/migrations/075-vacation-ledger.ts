import { type Kysely, sql } from 'kysely'

/** The ledger of vacation: buckets, and movements that nobody changes; what there is in a bucket is their sum. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vacation_buckets')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('valid_from', 'date', (column) => column.notNull())
    .addColumn('valid_until', 'date', (column) => column.notNull())
    .addUniqueConstraint('vacation_buckets_one', ['employee_id', 'kind', 'year', 'unit', 'valid_until'])
    .addCheckConstraint('vacation_buckets_kind', sql`kind in ('annual', 'loose')`)
    .addCheckConstraint('vacation_buckets_unit', sql`unit in ('natural', 'working', 'hours')`)
    .addCheckConstraint('vacation_buckets_days', sql`valid_until >= valid_from`)
    .execute()
  await db.schema
    .createTable('vacation_movements')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('bucket_id', 'uuid', (column) => column.notNull().references('vacation_buckets.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('units', 'integer', (column) => column.notNull())
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('request_id', 'uuid')
    .addColumn('reverses', 'uuid', (column) => column.unique().references('vacation_movements.id'))
    .addColumn('policy_id', 'uuid', (column) => column.references('vacation_policies.id'))
    .addColumn('reason', 'text')
    .addColumn('explanation', 'jsonb')
    .addColumn('created_by', 'uuid', (column) => column.references('users.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint(
      'vacation_movements_kind',
      sql`kind in ('entitlement', 'carry_over', 'expiry', 'consumption', 'return', 'adjustment')`,
    )
    .addCheckConstraint(
      'vacation_movements_direction',
      sql`case kind when 'consumption' then units < 0 when 'return' then units > 0 and reverses is not null
        else units <> 0 end`,
    )
    .addCheckConstraint(
      'vacation_movements_request',
      sql`(kind in ('consumption', 'return')) = (request_id is not null)`,
    )
    .execute()
  await sql`create index vacation_movements_of on vacation_movements (bucket_id)`.execute(db)
  await sql`create index vacation_movements_of_request on vacation_movements (request_id) where request_id is not null`.execute(
    db,
  )
  await sql`create index vacation_movements_by_time on vacation_movements (created_at desc, id)`.execute(db)
  await sql`
    create function refuse_vacation_movement_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger of vacation is append-only: % refused', tg_op;
    end $$`.execute(db)
  await sql`
    create trigger vacation_movements_append_only before update or delete or truncate on vacation_movements
    for each statement execute function refuse_vacation_movement_change()`.execute(db)
}
