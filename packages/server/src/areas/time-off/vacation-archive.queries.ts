import { type RawBuilder, sql } from 'kysely'
import type { StoredVacationState } from '#db/schema/vacations.ts'

export type VacationState = StoredVacationState | 'enjoyed'
/** A state to look for: a requested early end is distinct from a cancellation. */
export type SearchedState = VacationState | 'end_requested'

/**
 * Whether a request is archived: once its last day is before last year, unless HR has decided otherwise (decision
 * 096).
 */
export const isArchived = (today: string, requests = 'vacation_requests'): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sql.ref(`${requests}.archived`)},
    ${sql.ref(`${requests}.endsOn`)} < date_trunc('year', ${today}::timestamp - interval '1 year')::date)`

/** Whether a request is displayed in one of these states: an approved one counts as enjoyed after its last day. */
export function isShownAs(
  states: readonly SearchedState[],
  today: string,
  requests = 'r',
): RawBuilder<boolean> {
  const of = (name: string) => sql.ref(`${requests}.${name}`)
  return sql<boolean>`case when ${of('state')} = 'approved' and ${of('endsOn')} < ${today}::date then 'enjoyed'
    when ${of('state')} = 'cancellation_requested' and ${of('lastDay')} is not null then 'end_requested'
    else ${of('state')} end = any(${states}::text[])`
}

export type SearchedRequests = { initialDate?: string; endDate?: string; selectedState?: SearchedState[] }

/** Whether the person has a request on these days in these states; everybody without a filter. */
export function hasRequest(today: string, asked: SearchedRequests): RawBuilder<boolean> {
  const { initialDate, endDate, selectedState = [] } = asked
  const found = [sql`r.employee_id = users.id`, sql`r.state <> 'draft'`]
  if (initialDate !== undefined) found.push(sql`r.ends_on >= ${initialDate}::date`)
  if (endDate !== undefined) found.push(sql`r.starts_on <= ${endDate}::date`)
  if (selectedState.length > 0) found.push(isShownAs(selectedState, today))
  if (found.length === 2) return sql<boolean>`true`
  return sql<boolean>`exists (select from vacation_requests r where ${sql.join(found, sql` and `)})`
}
