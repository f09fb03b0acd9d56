import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('coordinator_assignments')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('employee_id', 'uuid', (column) =>
      column.notNull().references('employees.user_id').onDelete('cascade'),
    )
    .addColumn('coordinator_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date')
    .addColumn('reason', 'text')
    .addColumn('created_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('coordinator_assignments_other', sql`coordinator_id <> employee_id`)
    .addCheckConstraint('coordinator_assignments_days', sql`coalesce(ends_on >= starts_on, true)`)
    .execute()
  await db.schema
    .createIndex('coordinator_assignments_employee')
    .on('coordinator_assignments')
    .columns(['employee_id', 'starts_on'])
    .unique()
    .execute()
  await db.schema
    .createIndex('coordinator_assignments_coordinator')
    .on('coordinator_assignments')
    .column('coordinator_id')
    .execute()
  await refuseOverlaps(db)
  // What was undated holds from today. The column stays for the server before this one; nothing reads it any more.
  await sql`
    insert into coordinator_assignments (id, employee_id, coordinator_id, starts_on, created_at)
    select gen_random_uuid(), user_id, coordinator_id, current_date, now()
    from employees where coordinator_id is not null and coordinator_id <> user_id`.execute(db)
}

/** An exclusion constraint would need `btree_gist`, which the embedded database lacks; the lock makes two wait for one another. */
async function refuseOverlaps(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_second_coordinator() returns trigger language plpgsql as $$
    begin
      perform from employees where user_id = new.employee_id for update;
      if exists (
        select from coordinator_assignments other
        where other.employee_id = new.employee_id and other.id <> new.id
          and daterange(other.starts_on, other.ends_on, '[]') && daterange(new.starts_on, new.ends_on, '[]')
      ) then
        raise exception 'one coordinator at a time' using errcode = 'exclusion_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger coordinator_assignments_one before insert or update on coordinator_assignments
    for each row execute function refuse_second_coordinator()`.execute(db)
}
