import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { Called } from './segment-arms.rules.ts'
import { storedArm, sideBy, type Split } from './segment-split.queries.ts'

/**
 * The results of calls in a segment's activations, by arm. The arm of a record that the filter no longer matches, for
 * instance after a sale, is stored or computed: it still counts.
 */
export async function calledByArm(db: Db, segment: Split): Promise<(Called & { arm: number })[]> {
  const { id, serial, challengerPercent, splitPercent } = segment
  const side = sideBy(splitPercent ?? challengerPercent ?? 0, segment, sql`c.reference`)
  const { rows } = await sql<Called & { arm: number }>`
    with called as (
      select t.reference, bool_or(f.human_contact) as is_reached, bool_or(coalesce(m.sale, f.sale)) as is_sold
      from activations a join record_attempts t on t.activation_serial = a.serial and t.ending = 'finished'
      left join final_states f on f.id = t.final_state_id
      left join lateral (select (s ->> 'sale')::boolean as sale from jsonb_array_elements(f.skills) s
        where s ->> 'skillId' = a.skill_id::text) m on true
      where a.segment_id = ${id}::uuid group by t.reference
    ), sided as (
      select c.*, coalesce(m.arm, k.arm, ${side}) as arm from called c
      left join segment_members m on m.segment_serial = ${serial} and m.reference = c.reference ${storedArm(serial, sql`c.reference`)}
    )
    select arm, count(*)::int as contacts, count(*) filter (where is_reached)::int as reached,
      count(*) filter (where is_sold)::int as conversions
    from sided group by arm`.execute(db)
  return rows
}
