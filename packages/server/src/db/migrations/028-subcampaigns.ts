import { type Kysely, sql } from 'kysely'
import { createCatalogue } from '#db/catalogue-table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['campaigns', 'skills']) {
    await db.schema.alterTable(table).addColumn('synchronized_at', 'timestamptz').execute()
  }
  await db.schema
    .alterTable('campaigns')
    .addColumn('code', 'text', (column) => column.unique())
    .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute()
  await subcampaigns(db)
  await synchronizations(db)
}

async function subcampaigns(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'subcampaigns', (table) =>
    table
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('campaign_id', 'uuid', (column) => column.notNull().references('campaigns.id'))
      .addColumn('starts_on', 'date', (column) => column.notNull())
      .addColumn('ends_on', 'date')
      .addColumn('skill_ids', sql`uuid[]`, (column) => column.notNull().defaultTo(sql`'{}'`)),
  )
  // Two campaigns may each have appointments: a name is one's own within the campaign.
  await sql`drop index subcampaigns_name`.execute(db)
  await sql`create unique index subcampaigns_name on subcampaigns (campaign_id, plain(name)) where deleted_at is null`.execute(
    db,
  )
  await sql`create unique index subcampaigns_code on subcampaigns (plain(code)) where deleted_at is null`.execute(
    db,
  )
  // Until now a campaign had the names of its subcampaigns, and nothing else of them.
  await sql`
    insert into subcampaigns (id, name, code, campaign_id, starts_on, position, created_at, updated_at)
    select gen_random_uuid(), name, 'SUB-' || lpad(place::text, 4, '0'), campaign_id, current_date, place, now(), now()
    from (
      select c.id as campaign_id, s.name, row_number() over (order by c.name, s.at) as place
      from campaigns c, unnest(c.subcampaigns) with ordinality as s (name, at)
    ) as named`.execute(db)
}

async function synchronizations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('synchronizations')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('campaign_id', 'uuid', (column) => column.references('campaigns.id'))
    .addColumn('restart_of', 'uuid', (column) => column.references('synchronizations.id'))
    .addColumn('created_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz')
    .addColumn('finished_at', 'timestamptz')
    .addColumn('total', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failure', 'text')
    .addColumn('failure_detail', 'text')
    .execute()
  // One at a time: two would undo each other's differences.
  await sql`create unique index synchronizations_one on synchronizations ((true)) where state in ('queued', 'running')`.execute(
    db,
  )
  await db.schema
    .createTable('synchronization_changes')
    .addColumn('synchronization_id', 'uuid', (column) =>
      column.notNull().references('synchronizations.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('before', 'jsonb')
    .addColumn('after', 'jsonb')
    .addPrimaryKeyConstraint('synchronization_changes_pkey', ['synchronization_id', 'position'])
    .execute()
}
