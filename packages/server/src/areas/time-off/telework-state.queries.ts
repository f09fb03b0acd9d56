import { type RawBuilder, sql } from 'kysely'
import type { TeleworkState } from '#db/schema/telework.ts'

/** The state of a version `v` on a day. */
export const stateOn = (today: string): RawBuilder<TeleworkState> => sql<TeleworkState>`case
  when v.state <> 'signed' then v.state
  when v.lasts_until < greatest(${today}::date, v.starts_on) then coalesce(v.closed_by, 'ended')
  when v.starts_on > ${today}::date then 'signed'
  else 'in_force' end`
