import { sql } from 'kysely'
import type { ShiftLimits } from '#db/against-shift.ts'
import type { Db } from '#db/database.ts'
import { grouped } from '#db/grouped.ts'
import { timeRulePeriods } from '#db/policy-periods.ts'
import type { TimeLimit, TimeRules } from '#db/schema/time-rules.ts'

/** The time rules that hold for somebody on a day. */
export type RulesInForce = { id: string; name: string; rules: TimeRules }
type Period = RulesInForce & { employeeId: string | null; from: string; until: string }

const day = (value: string) => sql<string>`to_char(${sql.raw(value)}, 'YYYY-MM-DD')`

/** The time rules of people by day: those of their contract on it, and of a day without one those of the law. */
export async function rulesOf(
  db: Db,
  employeeIds: readonly string[],
): Promise<(employeeId: string, date: string) => RulesInForce> {
  const { rows } = await sql<Period>`
    select c.employee_id, ${day('greatest(c.starts_on, v.starts_on)')} as from,
      ${day('least(coalesce(c.ends_on, v.ends_on), v.ends_on)')} as until, t.id, t.name, t.rules
    from contracts c join ${timeRulePeriods} join time_rules t on t.id = v.id
    where c.employee_id = any(${employeeIds}::uuid[])
      and c.starts_on <= v.ends_on and coalesce(c.ends_on, v.ends_on) >= v.starts_on
    union all
    select null, ${day('v.starts_on')}, ${day('v.ends_on')}, t.id, t.name, t.rules
    from time_rule_periods v join time_rules t on t.id = v.id where v.agreement = ''`.execute(db)
  const byPerson = grouped(rows, ({ employeeId }) => employeeId ?? '')
  const find = (of: string, date: string) =>
    byPerson.get(of)?.find(({ from, until }) => from <= date && until >= date)
  return (employeeId, date) => {
    const found = find(employeeId, date) ?? find('', date)
    if (found === undefined) throw new Error(`no time rules hold on ${date}`)
    return found
  }
}

/** How far shifts may be missed, by agreement and day. */
export async function shiftLimitsOf(db: Db): Promise<ShiftLimits> {
  const { rows } = await sql<{ agreement: string; from: string; until: string; rules: TimeRules }>`
    select v.agreement, ${day('v.starts_on')} as from, ${day('v.ends_on')} as until, t.rules
    from time_rule_periods v join time_rules t on t.id = v.id`.execute(db)
  return rows.map(({ rules: { limits }, ...period }) => ({
    ...period,
    late: minutesOf(limits.late),
    outside: minutesOf(limits.outside),
  }))
}

/** Null where nothing is judged by it. */
const minutesOf = ({ minutes, isOn }: TimeLimit): number | null => (isOn ? minutes : null)
