import { type Kysely, sql } from 'kysely'
import { createCatalogue, uniqueWord } from '../catalogue-table.ts'

/** Mailboxes, and what became of each e-mail that came or went out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'mailboxes', (table) =>
    table
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('imap_host', 'text', (column) => column.notNull())
      .addColumn('imap_port', 'integer', (column) => column.notNull().defaultTo(993))
      .addColumn('imap_security', 'text', (column) => column.notNull().defaultTo('tls'))
      .addColumn('smtp_host', 'text', (column) => column.notNull())
      .addColumn('smtp_port', 'integer', (column) => column.notNull().defaultTo(465))
      .addColumn('smtp_security', 'text', (column) => column.notNull().defaultTo('tls'))
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('secret', 'text')
      .addColumn('has_password', 'boolean', (column) =>
        column.notNull().generatedAlwaysAs(sql`secret is not null`).stored(),
      )
      .addColumn('skill_id', 'uuid', (column) => column.notNull().references('skills.id'))
      .addColumn('project_id', 'uuid', (column) => column.references('projects.id'))
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('es'))
      .addColumn('owner_id', 'uuid', (column) => column.references('users.id'))
      .addColumn('last_seen_at', 'timestamptz')
      .addColumn('fault', 'text')
      .addColumn('uid_validity', 'text')
      .addColumn('last_uid', 'bigint', (column) => column.notNull().defaultTo(0)),
  )
  await uniqueWord(db, 'mailboxes', 'address')
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table mail_messages (
    id uuid primary key,
    mailbox_id uuid not null references mailboxes (id),
    direction text not null,
    outcome text not null,
    uid_validity text,
    uid bigint,
    message_id text,
    ticket_id uuid references tickets (id),
    entry_id uuid references ticket_entries (id),
    address text not null,
    subject text not null,
    quoted text,
    left_files text[] not null default '{}',
    failure text,
    created_at timestamptz not null
  )`,
  'create unique index mail_messages_once on mail_messages (mailbox_id, uid_validity, uid) where uid is not null',
  `create unique index mail_messages_of_id on mail_messages (mailbox_id, message_id) where direction = 'in'`,
  'create index mail_messages_thread on mail_messages (message_id) where ticket_id is not null',
  'create index mail_messages_of_mailbox on mail_messages (mailbox_id, created_at desc, id)',
  'create index mail_messages_of_ticket on mail_messages (ticket_id, created_at) where ticket_id is not null',
  'create unique index mail_messages_of_entry on mail_messages (entry_id) where entry_id is not null',
  `create index mail_messages_of_sender on mail_messages (mailbox_id, lower(address), created_at) where direction = 'in'`,
  // What comes by e-mail was uploaded by nobody of the company.
  'alter table ticket_entry_files alter column created_by drop not null',
]
