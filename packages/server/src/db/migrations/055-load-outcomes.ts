import { type Kysely, sql } from 'kysely'

/** What a load came to is worked out by the database: lists filter by it, and nobody says it in another way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table loads
    add column outcome text generated always as (
      case
        when state = 'failed' then 'failed'
        when state not in ('completed', 'completed_with_errors') then null
        when created + updated > 0 then case when errors > 0 then 'partial' else 'loaded' end
        when errors > 0 then 'rejected'
        else 'nothing_new'
      end
    ) stored`.execute(db)
}
