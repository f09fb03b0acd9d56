import { type Kysely, sql } from 'kysely'

/**
 * The first days of a list by balance are found in an index, date by date, in whole minutes as they are sorted; it serves
 * what the one by date did. People are found by their whole DNI, too, wherever they are searched by name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index kept_days_by_balance on kept_days
      (date, ((balance_seconds + case when balance_seconds < 0 then -30 else 30 end) / 60))`.execute(db)
  await sql`drop index kept_days_by_date`.execute(db)
  await sql`create index employees_plain_dni on employees (plain(dni))`.execute(db)
}
