import { type Kysely, sql } from 'kysely'

/** The last link of each batch is signed (decision 054); those sealed before are not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('audit_chain').addColumn('head_mac', 'text').execute()
  await db.schema
    .createIndex('audit_chain_heads')
    .on('audit_chain')
    .column('seq')
    .where(sql<boolean>`head_mac is not null`)
    .execute()
}
