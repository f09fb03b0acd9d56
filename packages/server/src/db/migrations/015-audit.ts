import { type Kysely, sql } from 'kysely'

/** What a search finds an event by: what its row is called, what was done, and from which address. */
const words = `to_tsvector('simple', plain(
  coalesce(subject_label, '') || ' ' || translate(act, '.', ' ') || ' ' || coalesce(ip, '')
))`

/** The audit log says what changed and from where, cannot be changed, and is chained (decision 042). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('audit_events')
    .addColumn('subject', 'text')
    .addColumn('subject_label', 'text')
    .addColumn('before', 'jsonb')
    .addColumn('after', 'jsonb')
    .addColumn('channel', 'text')
    .addColumn('ip', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('session_id', 'uuid')
    .addColumn('request_id', 'text')
    // The order in which they were written, within one moment too.
    .addColumn('number', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity())
    .addColumn('family', 'text', (column) => column.generatedAlwaysAs(sql`split_part(act, '.', 1)`).stored())
    .execute()
  await db.schema.dropIndex('audit_events_at').execute()
  for (const column of ['user_id', 'family', 'act', 'subject', 'channel']) {
    await db.schema
      .createIndex(`audit_events_${column}_at`)
      .on('audit_events')
      .columns([column, 'at', 'number'])
      .execute()
  }
  await db.schema.createIndex('audit_events_at').on('audit_events').columns(['at', 'number']).execute()
  await sql`create index audit_events_words on audit_events using gin (${sql.raw(words)})`.execute(db)
  await db.schema
    .createTable('audit_unsealed')
    .addColumn('event_id', 'uuid', (column) => column.primaryKey())
    .execute()
  await db.schema
    .createTable('audit_chain')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('event_id', 'uuid', (column) => column.notNull().unique())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('sealed_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`insert into audit_unsealed select id from audit_events`.execute(db)
  await refuseChanges(db)
  await queueForSealing(db)
}

/** Whoever writes them, and however: rows of the log and of its chain stay as they are. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only: % of % refused', tg_op, tg_table_name;
    end $$`.execute(db)
  for (const table of ['audit_events', 'audit_chain']) {
    await sql`
      create trigger ${sql.ref(`${table}_append_only`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_audit_change()`.execute(db)
  }
}

/** Every event, also of a seed or an import, waits for the chain: nobody can forget to say so. */
async function queueForSealing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function queue_audit_sealing() returns trigger language plpgsql as $$
    begin
      insert into audit_unsealed select id from fresh;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger audit_events_unsealed after insert on audit_events
    referencing new table as fresh for each statement execute function queue_audit_sealing()`.execute(db)
}
