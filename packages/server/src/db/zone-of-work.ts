import { type RawBuilder, sql } from 'kysely'
import { companyZone } from './zoned-day.ts'

/** The zone where somebody works at an instant; that of the company without a contract in force. */
export const zoneOfWork = (
  employeeId: RawBuilder<unknown>,
  now: Date,
): RawBuilder<string> => sql<string>`coalesce((
  select w.time_zone from contracts c join work_centers w on w.id = c.work_center_id
  where c.employee_id = ${employeeId} and (${now}::timestamptz at time zone w.time_zone)::date
    between c.starts_on and coalesce(c.ends_on, 'infinity'::date)
  order by c.starts_on desc limit 1), ${companyZone})`
