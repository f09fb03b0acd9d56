import { type RawBuilder, sql } from 'kysely'
import type { PendingReason } from '#db/schema/vacation-plans.ts'
import { isHeld } from './held-vacations.queries.ts'
import type { Looking } from './vacation-reach.ts'

/** The status of a request in its plan, as `operationsStatus` selects it. */
type OperationsStatus = {
  plan: { id: string; name: string }
  reason: PendingReason | null
  hasPlace: boolean
  autoApproved: boolean
  waitingPlace: number | null
  offeredUntil: string | null
  answerBy: string | null
  isLate: boolean
  overrideReason: string | null
  held: { decision: 'approve' | 'reject'; until: string } | null
}

const waits = sql<boolean>`vacation_requests.state in ('pending', 'waiting', 'preapproved')`

/** Its position on the waiting lists of its dates. */
const placeInLine = sql`case when vacation_requests.state = 'waiting' and not vacation_requests.has_place then (
  select count(*) + 1 from vacation_requests o
  where o.plan_id = vacation_requests.plan_id and o.state = 'waiting' and not o.has_place
    and (o.waiting_order, o.id) < (vacation_requests.waiting_order, vacation_requests.id)
    and exists (select from vacation_places a join vacation_places b on b.date = a.date
      where a.request_id = o.id and b.request_id = vacation_requests.id)) end`

/** Instants as the wire has them. */
const instant = (value: RawBuilder<unknown>) =>
  sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The status of a request in its plan; null without one. A held decision is shown to its author. */
export const operationsStatus = ({ reach: { userId, today }, now }: Looking) => sql<OperationsStatus | null>`(
  select json_build_object('plan', json_build_object('id', p.id, 'name', p.name),
    'reason', case when ${waits} then vacation_requests.pending_reason end,
    'hasPlace', takes_place(vacation_requests.state, vacation_requests.has_place),
    'autoApproved', vacation_requests.auto_approved, 'waitingPlace', ${placeInLine},
    'offeredUntil', case when vacation_requests.state = 'waiting' then ${instant(sql`vacation_requests.offered_until`)} end,
    'answerBy', to_char(vacation_requests.answer_by, 'YYYY-MM-DD'),
    'isLate', coalesce(vacation_requests.answer_by < ${today}::date and ${waits}, false),
    'overrideReason', vacation_requests.override_reason,
    'held', case when vacation_requests.held_by = ${userId}::uuid and ${isHeld(now)} then
      json_build_object('decision', vacation_requests.held_as, 'until', ${instant(sql`vacation_requests.held_until`)}) end)
  from vacation_plans p where p.id = vacation_requests.plan_id)`

/** Whether somebody may change their request: under a plan, and not answered yet. */
export const isChangeable = ({
  now,
}: Looking) => sql<boolean>`vacation_requests.plan_id is not null and ${waits}
  and vacation_requests.offered_until is null and not ${isHeld(now)}`
