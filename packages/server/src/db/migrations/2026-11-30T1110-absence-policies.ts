import { type Kysely, sql } from 'kysely'

/** Terms of absence types by collective agreement: written as drafts, in force once published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table absence_policies (
      id uuid primary key,
      agreement text not null,
      name text not null,
      valid_from date not null,
      state text not null default 'draft' constraint absence_policies_state check (state in ('draft', 'published')),
      rules jsonb not null,
      examples jsonb not null,
      source text not null,
      review boolean not null default false,
      version integer not null default 1,
      created_by uuid references users (id) on delete set null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      published_at timestamptz
    )`.execute(db)
  await sql`create unique index absence_policies_day on absence_policies (plain(agreement), valid_from)
    where state = 'published'`.execute(db)
  await sql`
    alter table absence_type_terms
      add column agreement text not null default '',
      add column policy_id uuid references absence_policies (id),
      drop constraint absence_type_terms_day,
      add constraint absence_type_terms_day unique (absence_type_id, agreement, valid_from)`.execute(db)
  await sql`create index absence_type_terms_policy on absence_type_terms (policy_id)`.execute(db)
}
