import { type RawBuilder, sql } from 'kysely'

/**
 * The version in force for the contract `c`: that of its agreement, or else that of the law, which also applies
 * before the first version of an agreement. As a row `v` of the periods of versions.
 */
const periodsOf = (view: 'vacation_policy_periods' | 'time_rule_periods'): RawBuilder<unknown> =>
  sql`${sql.table(view)} v on v.agreement = case
    when exists (select from ${sql.table(view)} k where k.agreement = plain(c.agreement)) then plain(c.agreement) else '' end`

/** The vacation policy of a contract. */
export const policyPeriods = periodsOf('vacation_policy_periods')

/** The time rules of a contract. */
export const timeRulePeriods = periodsOf('time_rule_periods')
