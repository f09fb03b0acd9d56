import { type RawBuilder, sql } from 'kysely'

/** States that need no attention: waiting in the inbox, or settled. */
const lookedAt = sql`('justified', 'accepted', 'dismissed')`

const ofDay = (day: string) => sql`from day_incidents i where i.employee_id = ${sql.ref(`${day}.employee_id`)}
  and i.date = ${sql.ref(`${day}.date`)} and i.state in ${lookedAt}`

/** Which incidents of a day, a row of this alias, are open: neither justified nor dismissed, or not sufficiently. */
export const openIncidents = (day: string): RawBuilder<unknown> => sql`array(
  select f.kind from unnest(${sql.ref(`${day}.incidents`)}) with ordinality f(kind, place)
  where f.kind not in (select i.kind ${ofDay(day)}) order by f.place)`

/** Whether there is any, which is cheaper for days without reviewed incidents. */
export const hasOpenIncidents = (
  day: string,
  isFound: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`case
  when not ${isFound} then false
  when not exists (select ${ofDay(day)}) then true
  else cardinality(${openIncidents(day)}) > 0 end`

export type FoundIncidentState = 'open' | 'justified' | 'accepted' | 'rejected' | 'dismissed'

/** Whether a day of this alias has an incident in a state, optionally of a kind. */
export function hasIncidentIn(
  day: string,
  state: FoundIncidentState,
  kind: string | undefined,
): RawBuilder<boolean> {
  const isKind = kind === undefined ? sql`true` : sql`f.kind = ${kind}`
  const isThere =
    state === 'open' ? sql`(i.id is null or i.state not in ${lookedAt})` : sql`i.state = ${state}`
  return sql<boolean>`exists (select from unnest(${sql.ref(`${day}.incidents`)}) f(kind)
    left join day_incidents i on i.employee_id = ${sql.ref(`${day}.employee_id`)} and i.date = ${sql.ref(`${day}.date`)}
      and i.kind = f.kind
    where ${isKind} and ${isThere})`
}
