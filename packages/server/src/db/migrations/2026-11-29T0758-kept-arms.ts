import { type Kysely, sql } from 'kysely'

/**
 * The share by which the members of a split segment were told apart, and the sides of those records that another share would have
 * moved: a record that was a champion stays one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table segments add column split_percent smallint`.execute(db)
  await sql`update segments set split_percent = challenger_percent where computed_at is not null`.execute(db)
  await sql`
    create table segment_kept_arms (
      segment_serial integer not null,
      reference text collate "C" not null,
      arm smallint not null,
      primary key (segment_serial, reference)
    )`.execute(db)
}
