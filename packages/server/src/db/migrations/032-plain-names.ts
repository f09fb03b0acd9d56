import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // It compares each sign with each of its list, which is slow; what has no accent (codes, addresses) need not wait for it.
  await sql`
    create or replace function plain(value text) returns text language sql immutable parallel safe as $$
      select case when octet_length(value) = length(value) then lower(value)
        else translate(lower(value), 'áàäâãéèëêíìïîóòöôõúùüûñçý', 'aaaaaeeeeiiiiooooouuuuncy') end
    $$`.execute(db)
  // Twenty thousand names are searched and sorted at each turn of a page: they are made plain once.
  await sql`
    alter table users add column plain_name text not null generated always as (plain(display_name)) stored`.execute(
    db,
  )
  await db.schema.createIndex('users_plain_name').on('users').columns(['plain_name', 'id']).execute()
}
