import { type Kysely, sql } from 'kysely'

/** A workbook stays in the store beside the text that was made of one of its sheets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table records_files add column workbook_key text`.execute(db)
}
