import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('campaigns')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subcampaigns', sql`text[]`, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('skill_groups')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema
    .createTable('skills')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('languages', sql`text[]`, (column) => column.notNull())
    .addColumn('campaign_id', 'uuid', (column) => column.notNull().references('campaigns.id'))
    .addColumn('skill_group_id', 'uuid', (column) => column.references('skill_groups.id'))
    .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute()
}
