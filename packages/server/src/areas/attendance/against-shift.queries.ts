import { type RawBuilder, sql } from 'kysely'
import { type LimitRule, limitsOf } from '#time-record/day-limits.ts'

/**
 * Where a recorded day `w` does not keep to the shift that is planned of it, `c.planned`: as incidents. It is read and not
 * stored, so that a shift that is changed afterwards judges the day anew. Where only the minutes of the contract are
 * known nothing is outside of them.
 */
export const againstShift = (worked: RawBuilder<unknown>): RawBuilder<unknown> => sql`case
  when c.planned is null or w.started_at is null then '{}'::text[] else
    case when w.started_at > lower(c.planned) + ${limitAt('late')} * interval '1 minute'
        and w.started_at < upper(c.planned) then '{late}'::text[] else '{}'::text[] end
    || case when length_minutes(${worked} - c.planned) > ${limitAt('outside')}
        then '{outside_shift}'::text[] else '{}'::text[] end end`

/** The minutes of a limit on the day of a row: as `limitOf` of one day. */
function limitAt(rule: LimitRule): RawBuilder<number> {
  const [first, ...later] = limitsOf(rule)
  if (first === undefined) throw new Error(`no limit is known by the name ${rule}`)
  const whens = later
    .toReversed()
    .map(({ validFrom, minutes }) => sql`when w.date >= ${validFrom}::date then ${sql.lit(minutes)}`)
  if (whens.length === 0) return sql<number>`${sql.lit(first.minutes)}`
  return sql<number>`case ${sql.join(whens, sql` `)} else ${sql.lit(first.minutes)} end`
}
