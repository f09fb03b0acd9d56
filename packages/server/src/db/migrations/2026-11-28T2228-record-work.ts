import { type Kysely, sql } from 'kysely'

/**
 * What becomes of a record while it is worked: one row each, which is also its place in the queue of the activation that it is
 * in, so that a record waits in one queue at most. A record is named by its template and reference, which outlive loads.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createActivations(db)
  await createProofs(db)
  await createWork(db)
  await createAttempts(db)
  await createHours(db)
}

async function createActivations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activations (
      id uuid primary key,
      serial integer generated always as identity unique,
      name text not null,
      state text not null,
      segment_id uuid not null,
      segment_serial integer not null,
      segment_name text not null,
      template_id uuid not null references templates (id),
      template_serial integer not null,
      skill_id uuid not null references skills (id),
      starts_at timestamptz not null,
      ends_at timestamptz,
      quantity integer,
      ordering jsonb not null,
      commercial boolean not null,
      hours_from time not null,
      hours_until time not null,
      weekdays smallint[] not null,
      daily_quota integer,
      max_attempts integer not null,
      replaces_id uuid references activations (id),
      members integer not null default 0,
      queued integer not null default 0,
      blacklisted integer not null default 0,
      duplicated integer not null default 0,
      active_elsewhere integer not null default 0,
      worked_out integer not null default 0,
      unreachable integer not null default 0,
      over_quantity integer not null default 0,
      failure text,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null references users (id),
      prepared_at timestamptz,
      ended_at timestamptz,
      constraint activations_sum check (members = queued + blacklisted + duplicated + active_elsewhere
        + worked_out + unreachable + over_quantity)
    )`.execute(db)
  await sql`create index activations_created on activations (created_at, id)`.execute(db)
  await sql`create index activations_of_skill on activations (skill_id)
    where state in ('preparing', 'active', 'paused')`.execute(db)
}

async function createProofs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activation_lists (
      activation_id uuid not null references activations (id) on delete cascade,
      blacklist_id uuid not null,
      name text not null,
      layer text not null,
      edition text,
      ran_on date,
      size integer not null,
      stale boolean not null,
      hits integer not null,
      primary key (activation_id, blacklist_id)
    )`.execute(db)
  await sql`
    create table activation_certificates (
      activation_id uuid primary key references activations (id) on delete cascade,
      document text not null,
      sha256 text not null,
      signature text not null,
      made_at timestamptz not null
    )`.execute(db)
  await sql`
    create table activation_days (
      activation_serial integer not null,
      day date not null,
      served integer not null,
      primary key (activation_serial, day)
    )`.execute(db)
}

// No foreign keys: a check for each of a million rows costs more than it protects.
async function createWork(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_work (
      template_serial integer not null,
      reference text collate "C" not null,
      activation_serial integer,
      state text not null,
      zone text not null default 'Europe/Madrid',
      place integer,
      due_at timestamptz,
      is_callback boolean not null default false,
      agent_id uuid,
      lease_id uuid,
      served_at timestamptz,
      lease_until timestamptz,
      attempts integer not null default 0,
      activation_attempts integer not null default 0,
      last_outcome text,
      last_attempt_at timestamptz,
      worked_at timestamptz,
      load_serial integer,
      row_number integer,
      primary key (template_serial, reference)
    ) with (fillfactor = 85)`.execute(db)
  await sql`create index record_work_queue on record_work (activation_serial, zone, place)
    where state = 'queued'`.execute(db)
  await sql`create index record_work_due on record_work (activation_serial, zone, due_at)
    where state = 'resting'`.execute(db)
  await sql`create index record_work_callbacks on record_work (agent_id, due_at)
    where state = 'resting' and agent_id is not null`.execute(db)
  await sql`create unique index record_work_held on record_work (agent_id)
    where state = 'leased'`.execute(db)
  await sql`create index record_work_leases on record_work (activation_serial, lease_until)
    where state = 'leased'`.execute(db)
  await sql`create index record_work_states on record_work (activation_serial, state)
    where activation_serial is not null`.execute(db)
}

async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_attempts (
      id uuid primary key,
      template_serial integer not null,
      reference text collate "C" not null,
      activation_serial integer not null,
      number integer not null,
      agent_id uuid not null references users (id),
      served_at timestamptz not null,
      ended_at timestamptz not null,
      ending text not null,
      final_state_id uuid references final_states (id),
      outcome text,
      callback_at timestamptz,
      notes text
    )`.execute(db)
  await sql`create index record_attempts_record on record_attempts (template_serial, reference, ended_at)`.execute(
    db,
  )
  await sql`create index record_attempts_activation on record_attempts (activation_serial, ended_at)`.execute(
    db,
  )
  await sql`
    create function refuse_attempt_change() returns trigger language plpgsql as $$
    begin
      -- Only the key of a record that is anonymised may go, and nothing else with it.
      if tg_op = 'UPDATE' and to_jsonb(new) - 'reference' = to_jsonb(old) - 'reference' and new.reference like 'tk\\_%' then
        return new;
      end if;
      raise exception 'an attempt never changes: % refused', tg_op;
    end $$`.execute(db)
  await sql`
    create trigger record_attempts_stay before update or delete on record_attempts
    for each row execute function refuse_attempt_change()`.execute(db)
}

/** When people may be called for commerce, by the law of each time. Days count from Monday, 1. */
async function createHours(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calling_hours (
      country text not null,
      valid_from date not null,
      hours_from time not null,
      hours_until time not null,
      weekdays smallint[] not null,
      source text not null,
      primary key (country, valid_from)
    )`.execute(db)
  await sql`insert into calling_hours values
    ('ES', '2014-06-13', '09:00', '21:00', '{1,2,3,4,5}', 'TRLGDCU art. 96.2')`.execute(db)
}
