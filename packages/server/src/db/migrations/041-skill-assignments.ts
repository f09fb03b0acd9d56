import { type Kysely, sql } from 'kysely'

/** How well a person has a skill, from when to when, and who says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('skill_assignments')
    .addColumn('id', 'uuid', (column) => column.notNull().defaultTo(sql`gen_random_uuid()`).unique())
    .addColumn('level', 'integer', (column) => column.notNull().defaultTo(3))
    .addColumn('origin', 'text', (column) => column.notNull().defaultTo('hand'))
    .addColumn('starts_on', 'date', (column) => column.notNull().defaultTo(sql`current_date`))
    .addColumn('ends_on', 'date')
    .addColumn('created_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await sql`
    alter table skill_assignments
      add constraint skill_assignments_level check (level between 1 and 5),
      add constraint skill_assignments_days check (coalesce(ends_on >= starts_on, true))`.execute(db)
  // Until now nobody wrote down since when: as long as the person is there.
  await sql`
    update skill_assignments set starts_on = least(u.created_at::date, current_date)
    from users u where u.id = skill_assignments.user_id`.execute(db)
  await db.schema
    .createIndex('skill_assignments_by_skill')
    .on('skill_assignments')
    .columns(['skill_id', 'user_id'])
    .execute()
}
