import { sql } from 'kysely'

const instant = (column: string) => sql`coalesce(floor(extract(epoch from ${sql.ref(column)}) * 1000), 0)`

/**
 * A text of the work-related values of days: months differ if and only if their texts do; equivalent to `isSame` for
 * two lists of days. Days without an entry after somebody has left are omitted.
 */
export const daysText = sql<string>`coalesce(string_agg(concat_ws(' ', date, ${instant('started_at')},
  ${instant('ended_at')}, effective_seconds, non_effective_seconds, ordinary_seconds, complementary_seconds,
  extra_seconds, theoretical_minutes, coalesce(balance_seconds, 0)), ';' order by date)
  filter (where started_at is not null or (is_active and theoretical_minutes > 0)), '')`

/** The last confirmed days of a sheet row `m`, as rows. */
export const storedDays = sql`
  select u.active as is_active, d.date, d."startedAt" as started_at, d."endedAt" as ended_at, d."effectiveSeconds" as effective_seconds,
    d."nonEffectiveSeconds" as non_effective_seconds, d."ordinarySeconds" as ordinary_seconds,
    d."complementarySeconds" as complementary_seconds, d."extraSeconds" as extra_seconds,
    d."theoreticalMinutes" as theoretical_minutes, d."balanceSeconds" as balance_seconds, d.incidents
  from (select a.content from month_sheet_acts a where a.sheet_id = m.id and a.act = 'confirm'
    and m.state in ('confirmed', 'locked') order by a.number desc limit 1) k
  join users u on u.id = m.employee_id
  cross join lateral jsonb_to_recordset(k.content::jsonb -> 'days') as d(date date, "startedAt" timestamptz,
    "endedAt" timestamptz, "effectiveSeconds" int, "nonEffectiveSeconds" int, "ordinarySeconds" int,
    "complementarySeconds" int, "extraSeconds" int, "theoreticalMinutes" int, "balanceSeconds" int, incidents jsonb)`
