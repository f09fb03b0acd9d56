import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { CountedCause } from './causes.rules.ts'

/** The errors of a load's rejected rows, counted by field and code, each with its most frequent values. */
export async function count(db: Db, loadId: string, mostValues: number): Promise<CountedCause[]> {
  const byValue = sql`
    select error ->> 'field' as field, error ->> 'code' as code, error ->> 'value' as value,
      min(error ->> 'header') as header, count(*)::int as rows
    from load_rejects cross join lateral jsonb_array_elements(errors) as e (error)
    where load_id = ${loadId} group by 1, 2, 3`
  const placed = sql`
    select *, row_number() over (partition by field, code order by rows desc, value collate "C") as place
    from (${byValue}) by_value`
  const { rows } = await sql<CountedCause>`
    select field, code, min(header) as header, sum(rows)::int as rows, count(*)::int as "distinct",
      jsonb_agg(jsonb_build_object('value', value, 'rows', rows) order by place)
        filter (where place <= ${mostValues}) as "values"
    from (${placed}) placed group by field, code`.execute(db)
  return rows
}
