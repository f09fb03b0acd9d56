import { sql } from 'kysely'
import type { LimitsOfDays, ShiftLimits } from '#db/against-shift.ts'
import type { Db } from '#db/database.ts'
import { daysOfMonth } from '#db/day.ts'
import { grouped } from '#db/grouped.ts'
import { timeRulePeriods } from '#db/policy-periods.ts'
import type { TimeLimit, TimeRules } from '#db/schema/time-rules.ts'

/** The time rules for somebody on a day. */
export type RulesInForce = { id: string; name: string; rules: TimeRules }
type Period = { employeeId: string | null; from: string; until: string }

const day = (value: string) => sql<string>`to_char(${sql.raw(value)}, 'YYYY-MM-DD')`

/** The time rules of people by day: those of their contract, or of the law on days without a contract. */
export async function rulesOf(
  db: Db,
  employeeIds: readonly string[],
): Promise<(employeeId: string, date: string) => RulesInForce> {
  // Many share the same rules: each is read once.
  const { rows } = await sql<
    RulesInForce & { periods: [Period['employeeId'], Period['from'], Period['until']][] }
  >`
    with periods as (
      select v.id, c.employee_id, greatest(c.starts_on, v.starts_on) as from,
        least(coalesce(c.ends_on, v.ends_on), v.ends_on) as until
      from contracts c join ${timeRulePeriods}
      where c.employee_id = any(${employeeIds}::uuid[])
        and c.starts_on <= v.ends_on and coalesce(c.ends_on, v.ends_on) >= v.starts_on
      union all
      select v.id, null, v.starts_on, v.ends_on from time_rule_periods v where v.agreement = ''
    )
    select t.id, t.name, t.rules, p.periods
    from (select id, json_agg(json_build_array(employee_id, "from", until)) as periods from periods group by id) p
    join time_rules t on t.id = p.id`.execute(db)
  const periods = rows.flatMap(({ periods: own, ...inForce }) =>
    own.map(([employeeId, from, until]) => ({ employeeId, from, until, inForce })),
  )
  const byPerson = grouped(periods, ({ employeeId }) => employeeId ?? '')
  const find = (of: string, date: string) =>
    byPerson.get(of)?.find(({ from, until }) => from <= date && until >= date)?.inForce
  return (employeeId, date) => {
    const found = find(employeeId, date) ?? find('', date)
    if (found === undefined) throw new Error(`no time rules hold on ${date}`)
    return found
  }
}

/**
 * The tolerated deviations by agreement and day, and whether rules have changed since a month was locked with others.
 */
export async function shiftLimitsOf(db: Db): Promise<ShiftLimits> {
  const { rows } = await sql<{
    agreement: string
    areKept: boolean
    from: string
    until: string
    rules: TimeRules
  }>`
    select v.agreement, ${day('v.starts_on')} as from, ${day('v.ends_on')} as until, t.rules,
      exists (select from month_sheets s where s.state = 'locked' and s.shift_limits is not null
        and s.locked_at <= (select max(updated_at) from time_rules where state <> 'draft')) as are_kept
    from time_rule_periods v join time_rules t on t.id = v.id`.execute(db)
  return {
    rules: rows.map(({ rules: { limits }, agreement, from, until }) => ({
      ...{ agreement, from, until },
      ...shiftLimits(limits),
    })),
    areKept: rows.some(({ areKept }) => areKept),
  }
}

/** A person's current tolerated deviations on the days of a month, to be stored when it is locked. */
export async function shiftLimitsIn(db: Db, employeeId: string, month: string): Promise<LimitsOfDays[]> {
  const rulesOn = await rulesOf(db, [employeeId])
  const found: LimitsOfDays[] = []
  for (const date of daysOfMonth(month)) {
    const limits = shiftLimits(rulesOn(employeeId, date).rules.limits)
    const last = found.at(-1)
    if (last !== undefined && names.every((name) => last[name] === limits[name])) last.until = date
    else found.push({ from: date, until: date, ...limits })
  }
  return found
}

const names = ['late', 'outside', 'nightOvertime'] as const
const shiftLimits = ({ late, outside, nightOvertime }: TimeRules['limits']) => ({
  late: minutesOf(late),
  outside: minutesOf(outside),
  nightOvertime: minutesOf(nightOvertime),
})

/** Null when nothing is checked. */
const minutesOf = ({ minutes, isOn }: TimeLimit): number | null => (isOn ? minutes : null)
