import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table load_mends (
      load_id uuid not null references loads (id) on delete cascade,
      row_number integer not null,
      attempt integer not null,
      former text not null,
      raw text not null,
      outcome text not null,
      mended_by uuid not null references users (id),
      mended_at timestamptz not null,
      primary key (load_id, row_number, attempt)
    )`.execute(db)
  await sql`alter table loads add column mended integer not null default 0`.execute(db)
  await sql`alter table load_undos add column deletes boolean not null default false`.execute(db)
}
