import { sql } from 'kysely'

/**
 * Which version of which policy is in force for the contract `c`: that of the agreement it names, or else the law, which
 * also holds before the first version of an agreement. As a row `v` of the periods of versions.
 */
export const policyPeriods = sql`vacation_policy_periods v on v.agreement = case
  when exists (select from vacation_policy_periods k where k.agreement = plain(c.agreement)) then plain(c.agreement) else '' end`
