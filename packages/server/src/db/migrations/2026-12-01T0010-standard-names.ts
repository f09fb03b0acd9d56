import { type Kysely, sql } from 'kysely'

/**
 * Standard names for what was `kept`, `gone` or `stands`. It changes no row, and renames at once instead of expanding first: a view
 * in the place of each table would serve an earlier server, but not its columns of other tables. That server has to be stopped before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [from, to] of tables)
    await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db)
  for (const [table, from, to] of columns)
    await sql`alter table ${sql.table(table)} rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(db)
  await renameDependents(db)
  await sql`alter index absences_standing rename to absences_in_force`.execute(db)
  await sql`alter trigger telework_versions_kept on telework_versions rename to telework_versions_unchanged`.execute(
    db,
  )
  await sql`update jobs set kind = 'attendance.stored-days' where kind = 'attendance.kept-days'`.execute(db)
  // Replaced by `month_sums` and `added_months` (129).
  await sql`drop table kept_sums, summed_months`.execute(db)
}

const tables = [
  ['kept_days', 'stored_days'],
  ['kept_dates', 'stored_dates'],
  ['load_kept', 'skipped_records'],
  ['segment_kept_arms', 'segment_stored_arms'],
] as const

const columns = [
  ['stored_dates', 'kept_at', 'stored_at'],
  ['workdays', 'skills_kept_at', 'skills_stored_at'],
  ['load_undos', 'kept_worked', 'skipped_worked'],
  ['load_undos', 'kept_later', 'skipped_later'],
  ['load_undos', 'gone', 'missing'],
  ['ticket_macros', 'kept_for', 'owner'],
  ['absences', 'stands', 'is_in_force'],
] as const

/**
 * Indexes, constraints (from PostgreSQL 18 on also those of `not null`) and bodies of functions do not follow a renamed table or
 * column. Conditions of indexes and triggers do.
 */
async function renameDependents(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare begins record; one record;
    begin
      for begins in values ${beginnings} loop
        for one in
          select conrelid::regclass as place, conname as name, replace(conname, begins.column1, begins.column2) as becomes
          from pg_constraint where connamespace = current_schema()::regnamespace and starts_with(conname, begins.column1)
        loop
          execute format('alter table %s rename constraint %I to %I', one.place, one.name, one.becomes);
        end loop;
        for one in
          select oid::regclass as place, replace(relname, begins.column1, begins.column2) as becomes
          from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'i'
            and starts_with(relname, begins.column1)
        loop
          execute format('alter index %s rename to %I', one.place, one.becomes);
        end loop;
      end loop;
      for one in
        select pg_get_functiondef(oid) as body from pg_proc
        where pronamespace = current_schema()::regnamespace
          and (proname like 'absences\\_forget\\_days\\_%' or proname in ('forget_skill_day', 'forget_skill_days'))
      loop
        execute regexp_replace(regexp_replace(one.body, '\\mstands\\M', 'is_in_force', 'g'),
          '\\mskills_kept_at\\M', 'skills_stored_at', 'g');
      end loop;
    end $$`.execute(db)
}

/** How names begin, before and after: PostgreSQL puts the table first, then the column. */
const beginnings = sql.raw(
  [...tables, ...columns.map(([table, from, to]) => [`${table}_${from}`, `${table}_${to}`])]
    .map(([from, to]) => `('${from}_', '${to}_')`)
    .join(', '),
)
