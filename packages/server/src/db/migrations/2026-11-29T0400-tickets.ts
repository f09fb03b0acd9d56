import { type Kysely, sql } from 'kysely'

/** Tickets and case files, what is said to them, and what became of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tickets, ...entries, ...around, ...batches])
    await sql.raw(statement).execute(db)
}

const tickets = [
  // The stemmer knows -ción only with its accent, and people type without.
  `create function spanish_text(value text) returns text language sql immutable parallel safe as $$
    select regexp_replace(plain(value), '([cs])ion\\M', '\\1ión', 'g')
  $$`,
  'create sequence ticket_numbers',
  `create table tickets (
    id uuid primary key,
    number integer not null unique default nextval('ticket_numbers'),
    key text not null unique,
    subject text not null,
    requester_name text not null,
    requester_address text,
    requester_user_id uuid references users (id),
    channel text not null,
    language text not null default 'es',
    skill_id uuid not null references skills (id),
    project_id uuid references projects (id),
    record_id text,
    priority_id uuid references priorities (id),
    workflow_id uuid not null references workflows (id),
    workflow_number integer not null,
    workflow_state text not null,
    state_type text not null,
    pending_until timestamptz,
    final_state_id uuid references final_states (id),
    outcome text,
    field_values jsonb not null default '{}',
    assignee_id uuid references users (id),
    assigned_at timestamptz,
    held_at timestamptz,
    parent_id uuid references tickets (id),
    merged_into_id uuid references tickets (id),
    is_vulnerable boolean not null default false,
    first_responded_at timestamptz,
    closed_at timestamptz,
    due_at timestamptz,
    version integer not null default 1,
    created_by uuid references users (id),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    search tsvector not null generated always as (to_tsvector('spanish', spanish_text(number::text || ' ' || key || ' ' || subject
      || ' ' || requester_name || ' ' || coalesce(requester_address, '')
      || ' ' || jsonb_path_query_array(field_values, '$.*')::text))) stored
  )`,
  'create index tickets_search on tickets using gin (search)',
  'create index tickets_newest on tickets (created_at desc, id)',
  'create index tickets_of_assignee on tickets (assignee_id, state_type, due_at)',
  'create index tickets_of_skill on tickets (skill_id, state_type, created_at desc, id)',
  `create index tickets_waiting on tickets (skill_id, created_at) where assignee_id is null and state_type <> 'final'`,
  `create index tickets_due on tickets (due_at, id) where state_type <> 'final'`,
  'create index tickets_of_project on tickets (project_id) where project_id is not null',
  'create index tickets_of_parent on tickets (parent_id) where parent_id is not null',
  'create index tickets_merged on tickets (merged_into_id) where merged_into_id is not null',
  'create index tickets_of_creator on tickets (created_by)',
  'create index tickets_of_requester on tickets (requester_user_id) where requester_user_id is not null',
  'create index tickets_of_workflow on tickets (workflow_id, workflow_number)',
]

const entries = [
  `create table ticket_entries (
    id uuid primary key,
    ticket_id uuid not null references tickets (id),
    kind text not null,
    direction text,
    author_id uuid references users (id),
    text text not null,
    sent_at timestamptz,
    created_at timestamptz not null,
    search tsvector not null generated always as (to_tsvector('spanish', spanish_text(text))) stored
  )`,
  'create index ticket_entries_of_ticket on ticket_entries (ticket_id, created_at, id)',
  'create index ticket_entries_search on ticket_entries using gin (search)',
  `create table ticket_entry_files (
    id uuid primary key,
    entry_id uuid references ticket_entries (id),
    name text not null,
    kind text not null,
    size integer not null,
    sha256 text not null,
    blob_key text not null,
    created_by uuid not null references users (id),
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index ticket_entry_files_of_entry on ticket_entry_files (entry_id) where entry_id is not null',
]

const around = [
  `create table ticket_tags (
    ticket_id uuid not null references tickets (id),
    tag_id uuid not null references tags (id),
    primary key (ticket_id, tag_id)
  )`,
  'create index ticket_tags_of_tag on ticket_tags (tag_id)',
  `create table ticket_links (
    ticket_id uuid not null references tickets (id),
    other_id uuid not null references tickets (id),
    kind text not null,
    created_by uuid references users (id),
    created_at timestamptz not null,
    primary key (ticket_id, other_id),
    check (ticket_id <> other_id)
  )`,
  'create index ticket_links_back on ticket_links (other_id)',
  `create table ticket_followers (
    ticket_id uuid not null references tickets (id),
    user_id uuid not null references users (id),
    primary key (ticket_id, user_id)
  )`,
  'create index ticket_followers_of_user on ticket_followers (user_id)',
  `create table ticket_views (
    ticket_id uuid not null references tickets (id),
    user_id uuid not null references users (id),
    is_writing boolean not null,
    seen_at timestamptz not null,
    primary key (ticket_id, user_id)
  )`,
  `create table ticket_changes (
    serial bigint generated always as identity primary key,
    ticket_id uuid not null references tickets (id),
    field text not null,
    old text,
    new text,
    user_id uuid references users (id),
    at timestamptz not null
  )`,
  'create index ticket_changes_of_ticket on ticket_changes (ticket_id, serial)',
  `create table ticket_assignments (
    id uuid primary key,
    ticket_id uuid not null references tickets (id),
    user_id uuid not null references users (id),
    by_id uuid references users (id),
    kind text not null,
    trace jsonb not null default '{}',
    at timestamptz not null,
    ended_at timestamptz
  )`,
  'create index ticket_assignments_of_ticket on ticket_assignments (ticket_id, at)',
  'create index ticket_assignments_of_user on ticket_assignments (user_id, at)',
]

const batches = [
  `create table ticket_batches (
    id uuid primary key,
    kind text not null,
    state text not null,
    request jsonb not null,
    total integer not null default 0,
    done integer not null default 0,
    refused integer not null default 0,
    created_by uuid not null references users (id),
    created_at timestamptz not null,
    finished_at timestamptz,
    undone_at timestamptz
  )`,
  'create index ticket_batches_newest on ticket_batches (created_at desc, id)',
  `create table ticket_batch_rows (
    batch_id uuid not null references ticket_batches (id),
    position integer not null,
    ticket_id uuid not null references tickets (id),
    plan jsonb not null default '{}',
    before jsonb,
    version_after integer,
    error text,
    is_done boolean not null default false,
    is_undone boolean not null default false,
    primary key (batch_id, position)
  )`,
  'create index ticket_batch_rows_of_ticket on ticket_batch_rows (ticket_id)',
]
