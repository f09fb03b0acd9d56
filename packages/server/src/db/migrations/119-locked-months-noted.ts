import { type Kysely, sql } from 'kysely'

/**
 * A locked month is read with the limits that it keeps, and a reopened one with those of today: its days that are kept are
 * noted as stale when it is locked and when it is reopened.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function month_sheets_forget_days_update() returns trigger language plpgsql as $$
    begin
      insert into stale_days (employee_id, starts_on, ends_on)
      select w.employee_id, w.month, (w.month + interval '1 month')::date - 1
      from written w join was o on o.id = w.id
      where 'locked' in (o.state, w.state) and (o.state, o.shift_limits) is distinct from (w.state, w.shift_limits);
      return null;
    end $$`.execute(db)
  await sql`create trigger month_sheets_forget_days_update after update on month_sheets
    referencing old table as was new table as written for each statement
    execute function month_sheets_forget_days_update()`.execute(db)
}
