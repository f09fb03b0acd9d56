import { type Kysely, sql } from 'kysely'

/** The bank of hours: movements that nobody changes; the balance is their sum. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hour_bank_movements')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seconds', 'integer', (column) => column.notNull())
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('month', 'date')
    .addColumn('reverses', 'uuid', (column) => column.unique().references('hour_bank_movements.id'))
    .addColumn('reason', 'text')
    .addColumn('created_by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint(
      'hour_bank_movements_kind',
      sql`kind in ('month', 'rest', 'pay', 'adjustment', 'reversal')`,
    )
    .addCheckConstraint('hour_bank_movements_compensated', sql`kind not in ('rest', 'pay') or seconds < 0`)
    .addCheckConstraint('hour_bank_movements_reversal', sql`(kind = 'reversal') = (reverses is not null)`)
    .execute()
  await sql`create index hour_bank_movements_of on hour_bank_movements (employee_id, created_at)`.execute(db)
  await sql`create index hour_bank_movements_by_time on hour_bank_movements (created_at desc, id)`.execute(db)
  await sql`
    create function refuse_hour_bank_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the bank of hours is append-only: % refused', tg_op;
    end $$`.execute(db)
  await sql`
    create trigger hour_bank_movements_append_only before update or delete or truncate on hour_bank_movements
    for each statement execute function refuse_hour_bank_change()`.execute(db)
}
