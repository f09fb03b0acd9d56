import { type Kysely, sql } from 'kysely'
import { createCatalogue } from '../catalogue-table.ts'

/** Webhooks of tickets: to whom what is sent, what has happened and is still to be written to them, and what was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'ticket_webhooks', (table) =>
    table
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('events', sql`text[]`, (column) => column.notNull())
      .addColumn('skill_ids', sql`uuid[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('sealed', 'text')
      .addColumn('former_sealed', 'text')
      .addColumn('former_until', 'timestamptz')
      .addColumn('owner_id', 'uuid', (column) => column.references('users.id'))
      .addColumn('failing_since', 'timestamptz')
      .addColumn('delivered_at', 'timestamptz')
      .addColumn('switched_off_at', 'timestamptz'),
  )
  for (const statement of tables) await sql.raw(statement).execute(db)
  for (const [table, columns] of Object.entries(noted)) await noteEvents(db, table, columns)
}

const tables = [
  `create table ticket_events (
    serial bigint generated always as identity primary key,
    kind text not null,
    ticket_id uuid not null,
    fields text[] not null default '{}',
    outcome text,
    entry_id uuid,
    direction text,
    user_id uuid,
    at timestamptz not null
  )`,
  `create table ticket_webhook_deliveries (
    id uuid primary key,
    serial bigint generated always as identity,
    webhook_id uuid not null references ticket_webhooks (id),
    message_id text not null,
    type text not null,
    ticket_id uuid references tickets (id),
    body text not null,
    state text not null default 'waiting',
    attempts integer not null default 0,
    status integer,
    latency_ms integer,
    failure text,
    next_at timestamptz,
    created_at timestamptz not null,
    delivered_at timestamptz
  )`,
  `create table ticket_webhook_tries (
    delivery_id uuid not null references ticket_webhook_deliveries (id) on delete cascade,
    serial bigint generated always as identity,
    at timestamptz not null,
    url text not null,
    status integer,
    latency_ms integer not null,
    failure text,
    answer text,
    primary key (delivery_id, serial)
  )`,
  'create index ticket_webhook_deliveries_log on ticket_webhook_deliveries (webhook_id, serial desc)',
  `create index ticket_webhook_deliveries_waiting on ticket_webhook_deliveries (webhook_id, serial) where state = 'waiting'`,
  `create index ticket_webhook_deliveries_order on ticket_webhook_deliveries (webhook_id, ticket_id, serial) where state = 'waiting'`,
  'create index ticket_webhook_deliveries_age on ticket_webhook_deliveries (created_at)',
]

/** The events of the rows that a statement has inserted, by table. */
const noted = {
  tickets: `(kind, ticket_id, user_id, at) select 'created', n.id, n.created_by, n.created_at from added n`,
  ticket_changes: `(kind, ticket_id, fields, outcome, user_id, at)
    select 'changed', n.ticket_id, array_agg(distinct n.field), max(n.new) filter (where n.field = 'outcome'),
      (array_agg(n.user_id))[1], max(n.at) from added n`,
  ticket_entries: `(kind, ticket_id, entry_id, direction, user_id, at)
    select 'entry', n.ticket_id, n.id, n.direction, n.author_id, n.created_at from added n`,
}

const condition: Record<string, string> = { ticket_entries: `and n.kind = 'public'` }
const grouping: Record<string, string> = { ticket_changes: 'group by n.ticket_id' }

/**
 * Every change of a ticket inserts into one of three tables. Triggers write the outbox in the same transaction, so that
 * no bulk statement can miss it. They write nothing without an active webhook.
 */
async function noteEvents(db: Kysely<unknown>, table: string, columns: string): Promise<void> {
  const name = sql.ref(`${table}_note_events`)
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      insert into ticket_events ${sql.raw(columns)}
      where exists (select from ticket_webhooks w where w.active and w.deleted_at is null)
        ${sql.raw(condition[table] ?? '')} ${sql.raw(grouping[table] ?? '')};
      return null;
    end $$`.execute(db)
  await sql`create trigger ${name} after insert on ${sql.table(table)}
    referencing new table as added for each statement execute function ${name}()`.execute(db)
}
