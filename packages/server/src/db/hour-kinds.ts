import { sql } from 'kysely'

const beyond = sql`greatest(0, effective_seconds - theoretical_minutes * 60)`

/**
 * The kinds of a day's effective time: ordinary up to the contract's minutes; beyond that complementary for part-time
 * contracts (ET art. 12.5), and extra otherwise (ET art. 35.1). Decision 072.
 */
export const hourKinds = sql`least(effective_seconds, theoretical_minutes * 60) as ordinary_seconds,
  case when is_part_time then ${beyond} else 0 end as complementary_seconds,
  case when is_part_time then 0 else ${beyond} end as extra_seconds`
