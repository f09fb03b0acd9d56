import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { timeRulePeriods } from '#db/policy-periods.ts'

const decidesByPlan = sql`select id from time_rules
  where state = 'published' and (rules #>> '{limits,shiftChange,isOn}')::boolean`

/** People with stale days under rules that let the plan decide on a rest, with the first such day. */
export async function replanned(db: Db): Promise<{ id: string; from: string }[]> {
  const { rows } = await sql<{ exists: boolean }>`select exists (${decidesByPlan})`.execute(db)
  if (rows[0]?.exists !== true) return []
  const found = await sql<{ id: string; from: string }>`
    select c.employee_id as id, to_char(min(greatest(s.starts_on, c.starts_on, v.starts_on)), 'YYYY-MM-DD') as from
    from contracts c join ${timeRulePeriods}
    join stale_days s on (s.employee_id = c.employee_id or s.employee_id is null)
      and s.ends_on >= greatest(c.starts_on, v.starts_on)
      and s.starts_on <= least(coalesce(c.ends_on, v.ends_on), v.ends_on)
    where v.id in (${decidesByPlan}) group by c.employee_id order by 2, 1`.execute(db)
  return found.rows
}
