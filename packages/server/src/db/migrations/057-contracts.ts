import { type Kysely, sql } from 'kysely'

/** What people are employed for, as versions from one day to another; until now each had one, on their own row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contracts')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('employee_id', 'uuid', (column) =>
      column.notNull().references('employees.user_id').onDelete('cascade'),
    )
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('weekly_minutes', 'integer', (column) => column.notNull())
    .addColumn('week_days', 'jsonb', (column) => column.notNull())
    .addColumn('part_time', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('agreement', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('work_center_id', 'uuid', (column) => column.notNull().references('work_centers.id'))
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('contracts_day', ['employee_id', 'starts_on'])
    .addCheckConstraint('contracts_days', sql`coalesce(ends_on >= starts_on, true)`)
    .execute()
  await sql`create index contracts_work_center on contracts (work_center_id)`.execute(db)
  // Weeks of half hours: what was whole hours stays what it was.
  await sql`alter table employees alter column weekly_hours type double precision`.execute(db)
  await centersOfEmployees(db)
  await contractsOfEmployees(db)
}

/** One for each name, whatever its case and accents. A code of the first letters of its name, with a number where two have the same. */
async function centersOfEmployees(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into work_centers (id, name, code, time_zone, country, position, created_at, updated_at)
    select gen_random_uuid(), name, stem || case when place = 1 then '' else place::text end, 'Europe/Madrid', 'ES',
      row_number() over (order by name), now(), now()
    from (
      select name, stem, row_number() over (partition by stem order by name) as place
      from (
        select min(work_center) as name,
          coalesce(nullif(upper(left(regexp_replace(plain(work_center), '[^a-z0-9]', '', 'g'), 4)), ''), 'CT') as stem
        from employees where work_center <> '' group by plain(work_center)
      ) named
    ) coded`.execute(db)
}

async function contractsOfEmployees(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into contracts (id, employee_id, starts_on, kind, weekly_minutes, week_days, part_time, work_center_id,
      created_at, updated_at)
    select gen_random_uuid(), e.user_id, e.hired_on,
      case when plain(e.contract_kind) like '%discont%' then 'seasonal' when plain(e.contract_kind) like '%indef%'
        then 'indefinite' else 'temporary' end,
      minutes, to_jsonb(array[minutes - minutes / 5 * 4, minutes / 5, minutes / 5, minutes / 5, minutes / 5, 0, 0]),
      minutes < 2340, c.id, now(), now()
    from (select *, round(weekly_hours * 60)::int as minutes from employees) e
    join work_centers c on plain(c.name) = plain(e.work_center)`.execute(db)
}
