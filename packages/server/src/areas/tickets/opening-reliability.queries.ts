import { sql } from 'kysely'
import type { OpeningReliability } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import type { Seeing } from './openings.queries.ts'
import { isSeen } from './openings.queries.ts'

/** Openings that holidays close do not count. */
type Period = { from: string; until: string; now: Date; closed: string[] }

/** The results of each service in a period, without future openings. */
export async function reliability(db: Db, seeing: Seeing, period: Period): Promise<OpeningReliability[]> {
  const { from, until, now, closed } = period
  const { rows } = await sql<OpeningReliability>`
    with counted as (
      select o.plan_id, p.name as service, o.state, o.cause, o.deviation_minutes, o.opened_at,
        o.cause is not null and o.opened_at is not null and o.deviation_minutes is not null as deviated
      from openings o join opening_plans p on p.id = o.plan_id
      where o.date between ${from}::date and ${until}::date and ${isSeen(seeing)} and o.id <> all(${closed}::uuid[])
        and (o.opened_at is not null
          or ${now} > o.planned_at + o.tolerance_minutes * interval '1 minute')
    )
    select c.plan_id, c.service, count(*)::int as openings,
      (count(*) filter (where c.deviation_minutes is not null and not c.deviated))::int as on_time,
      (count(*) filter (where c.deviated))::int as with_incidents,
      (count(*) filter (where c.opened_at is not null and c.deviation_minutes is null))::int as not_opened,
      (count(*) filter (where c.opened_at is null))::int as unrecorded,
      round(avg(greatest(c.deviation_minutes, 0)) filter (where c.deviation_minutes is not null), 1)::float8 as average_minutes,
      max(c.deviation_minutes)::int as latest_minutes,
      coalesce((select json_agg(json_build_object('cause', g.cause, 'times', g.times) order by g.times desc, g.cause)
        from (select d.cause, count(*)::int as times from counted d
          where d.plan_id = c.plan_id and d.cause is not null group by d.cause) g), '[]') as causes
    from counted c group by c.plan_id, c.service
    order by (count(*) filter (where c.deviation_minutes is not null and not c.deviated))::float8 / count(*), plain(c.service)`.execute(
    db,
  )
  return rows
}
