import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table uploads (
      id uuid primary key,
      purpose text not null,
      name text not null,
      size double precision not null,
      head_sha256 text not null,
      part_bytes integer not null,
      month text,
      kind text,
      state text not null,
      received double precision not null default 0,
      blob_key text,
      result_id uuid,
      refusal jsonb,
      created_by uuid not null references users (id),
      created_at timestamptz not null,
      expires_at timestamptz,
      finished_at timestamptz
    )`.execute(db)
  await sql`create index uploads_created_by on uploads (created_by, created_at, id)`.execute(db)
  await sql`
    create table upload_parts (
      upload_id uuid not null references uploads (id) on delete cascade,
      number integer not null,
      blob_key text not null,
      size integer not null,
      sha256 text not null,
      primary key (upload_id, number)
    )`.execute(db)
}
