import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('break_types')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('minutes_per_use', 'integer')
    .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute()
  await db.schema
    .createTable('skill_assignments')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('skill_id', 'uuid', (column) => column.notNull().references('skills.id').onDelete('cascade'))
    .addColumn('is_main', 'boolean', (column) => column.notNull().defaultTo(false))
    .addPrimaryKeyConstraint('skill_assignments_pk', ['user_id', 'skill_id'])
    .execute()
  await sql`create unique index skill_assignments_main on skill_assignments (user_id) where is_main`.execute(
    db,
  )
  await db.schema
    .createTable('agent_states')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_id', 'uuid', (column) => column.references('sessions.id').onDelete('set null'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('break_type_id', 'uuid', (column) => column.references('break_types.id'))
    .addColumn('skill_id', 'uuid', (column) => column.references('skills.id').onDelete('set null'))
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('reason', 'text')
    .addCheckConstraint('agent_states_forward', sql`ended_at >= started_at`)
    .execute()
  // One state at a time: what is open is what the agent is in.
  await sql`create unique index agent_states_open on agent_states (user_id) where ended_at is null`.execute(
    db,
  )
  await db.schema
    .createIndex('agent_states_user_started')
    .on('agent_states')
    .columns(['user_id', 'started_at'])
    .execute()
  await appendOnly(db)
}

/** An interval is closed once; nothing else of it ever changes, and nobody deletes one. */
async function appendOnly(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function agent_states_append_only() returns trigger language plpgsql as $$
    begin
      if old.ended_at is not null and new.ended_at is distinct from old.ended_at
        or (new.id, new.user_id, new.state, new.break_type_id, new.started_at, new.origin, new.reason)
          is distinct from (old.id, old.user_id, old.state, old.break_type_id, old.started_at, old.origin, old.reason)
      then
        raise exception 'agent_states: what was recorded stays';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger agent_states_append_only before update on agent_states
    for each row execute function agent_states_append_only()`.execute(db)
}
