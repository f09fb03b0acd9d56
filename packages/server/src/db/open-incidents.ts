import { type RawBuilder, sql } from 'kysely'

/** States in which nobody needs to look at an incident: it waits in the inbox, or was settled. */
const lookedAt = sql`('justified', 'accepted', 'dismissed')`

const ofDay = (day: string) => sql`from day_incidents i where i.employee_id = ${sql.ref(`${day}.employee_id`)}
  and i.date = ${sql.ref(`${day}.date`)} and i.state in ${lookedAt}`

/** Which of the incidents of a day, a row of this name, are open: nobody has justified or dismissed them, or not well enough. */
export const openIncidents = (day: string): RawBuilder<unknown> => sql`array(
  select f.kind from unnest(${sql.ref(`${day}.incidents`)}) with ordinality f(kind, place)
  where f.kind not in (select i.kind ${ofDay(day)}) order by f.place)`

/** Whether there is any of them, which is told sooner of the days of which nothing was looked at. */
export const hasOpenIncidents = (
  day: string,
  isFound: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`case
  when not ${isFound} then false
  when not exists (select ${ofDay(day)}) then true
  else cardinality(${openIncidents(day)}) > 0 end`

export type FoundIncidentState = 'open' | 'justified' | 'accepted' | 'rejected' | 'dismissed'

/** Whether a day of this name has an incident in a state, of a kind where one is asked for. */
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
