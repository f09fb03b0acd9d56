import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('roles')
    .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('copied_from', 'uuid', (column) => column.references('roles.id').onDelete('set null'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('updated_at', 'timestamptz')
    .execute()
  // Two roles whose names differ in an accent or a capital would be taken for one another.
  await sql`create unique index roles_name_plain on roles (plain(name))`.execute(db)
  // The primary keys begin with the person and with the role: who has a role, or a permission, is asked just as often.
  await db.schema.createIndex('user_roles_role').on('user_roles').column('role_id').execute()
  await db.schema
    .createIndex('role_permissions_permission')
    .on('role_permissions')
    .column('permission_id')
    .execute()
  await db.schema
    .createIndex('user_permissions_permission')
    .on('user_permissions')
    .column('permission_id')
    .execute()
}
