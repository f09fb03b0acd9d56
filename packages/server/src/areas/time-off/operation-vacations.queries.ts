import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { PendingReason } from '#db/schema/vacation-plans.ts'
import { isWithin } from '#db/reach.ts'
import { isHeld } from './held-vacations.queries.ts'
import type { VacationState } from './vacation-archive.queries.ts'
import type { Looking } from './vacation-reach.ts'
import * as requests from './vacation-requests.queries.ts'

export type Asked = requests.Asked & { planId?: string; reason?: PendingReason[] }

/** The states that a planner can answer. */
export const answerable: readonly VacationState[] = [
  'pending',
  'waiting',
  'preapproved',
  'cancellation_requested',
]

/** The requests under a plan that match; `waiting` lists all that the caller may answer. */
export function list(db: Db, looks: Looking, { waiting = false, ...asked }: Asked, mayAnswer: boolean) {
  const { planId, reason: reasons = [] } = asked
  const among: RawBuilder<boolean>[] = [
    planId === undefined
      ? sql<boolean>`vacation_requests.plan_id is not null`
      : sql<boolean>`vacation_requests.plan_id = ${planId}::uuid`,
    ...(reasons.length === 0
      ? []
      : [
          sql<boolean>`vacation_requests.pending_reason = any(${reasons}::text[])
            and vacation_requests.state in ('pending', 'preapproved')`,
        ]),
    ...(waiting ? [isAnswerable(looks, mayAnswer)] : []),
  ]
  return requests.list(db, looks, asked, among)
}

const isAnswerable = ({ reach: { userId }, now }: Looking, mayAnswer: boolean) => sql<boolean>`${mayAnswer}
  and vacation_requests.state = any(${answerable}::text[]) and not ${isHeld(now)}
  and vacation_requests.employee_id <> ${userId}::uuid`

/** The pending ones for a planner, for the inbox; without those pending for the same person in a stage (`staged`). */
export const waiting = (looks: Looking, staged: Looking) => sql`
  select vacation_requests.id, vacation_requests.employee_id, vacation_requests.created_at as asked_at,
    ${requests.dueAt} as due_at
  from vacation_requests where vacation_requests.plan_id is not null and ${isAnswerable(looks, true)}
    and ${isWithin(looks.reach, sql`vacation_requests.employee_id`)}
    and not coalesce(${isWithin(staged.reach, sql`vacation_requests.employee_id`)} and ${requests.decidable(staged)}, false)`

/** The visible ones of these requests, in order of arrival. */
export async function amongIds(db: Db, { reach }: Looking, ids: readonly string[]) {
  return db
    .selectFrom('vacationRequests')
    .innerJoin('users', 'users.id', 'vacationRequests.employeeId')
    .where(sql<boolean>`vacation_requests.id = any(${ids}::uuid[]) and vacation_requests.plan_id is not null`)
    .where(isWithin(reach, sql`vacation_requests.employee_id`))
    .select(['vacationRequests.id', 'employeeId', 'users.displayName', 'planId'])
    .select('vacationRequests.state')
    .orderBy('vacationRequests.waitingOrder')
    .orderBy('vacationRequests.id')
    .execute()
}
