import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Searching "nunez" must find Núñez; `unaccent` is not there in the embedded database.
  await sql`
    create function plain(value text) returns text language sql immutable parallel safe as $$
      select translate(lower(value), 'áàäâãéèëêíìïîóòöôõúùüûñçý', 'aaaaaeeeeiiiiooooouuuuncy')
    $$`.execute(db)
  await db.schema
    .createTable('users')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('about', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('photo_url', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('locale', 'text')
    .addColumn('time_zone', 'text')
    .addColumn('theme', 'text')
    .addColumn('density', 'text')
    .addColumn('menu_collapsed', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('last_seen_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create unique index users_username on users (lower(username))`.execute(db)
  await db.schema.createIndex('users_last_seen_at').on('users').column('last_seen_at').execute()
  await db.schema
    .createTable('roles')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('all_permissions', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  await db.schema
    .createTable('role_permissions')
    .addColumn('role_id', 'uuid', (column) => column.notNull().references('roles.id').onDelete('cascade'))
    .addColumn('permission_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('role_permissions_pk', ['role_id', 'permission_id'])
    .execute()
  await db.schema
    .createTable('user_roles')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role_id', 'uuid', (column) => column.notNull().references('roles.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('user_roles_pk', ['user_id', 'role_id'])
    .execute()
  await db.schema
    .createTable('employees')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('dni', 'text', (column) => column.notNull())
    .addColumn('job_title', 'text', (column) => column.notNull())
    .addColumn('job_level', 'text', (column) => column.notNull())
    .addColumn('department', 'text', (column) => column.notNull())
    .addColumn('work_center', 'text', (column) => column.notNull())
    .addColumn('weekly_hours', 'integer', (column) => column.notNull())
    .addColumn('contract_kind', 'text', (column) => column.notNull())
    .addColumn('hired_on', 'date', (column) => column.notNull())
    .addColumn('coordinator_id', 'uuid', (column) => column.references('users.id'))
    .execute()
  await db.schema.createIndex('employees_coordinator').on('employees').column('coordinator_id').execute()
}
