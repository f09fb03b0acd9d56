import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden } from '#contract/refuse.ts'
import { reusePlans } from '#db/reuse-plans.ts'
import { lockPerson } from '#db/lock-person.ts'
import { unitOf } from '#vacations/count.rules.ts'
import { isShortNotice } from '#vacations/judge.rules.ts'
import { placesOf } from '#vacations/plan.rules.ts'
import { settle } from '#vacations/settle.ts'
import { vacationRefusals } from './day-holder.ts'
import { notifyDeciders, notifyOfEntry } from './vacation-notices.ts'
import { spend } from './vacation-spending.ts'
import { insertDays } from './vacation-places.queries.ts'
import { type Flow, placed, unplaced } from './vacation-placing.ts'
import { planUnder, type Under } from './vacation-plan-trial.ts'
import { type Alone, triedAlone } from './vacation-preview.ts'
import { refuseBroken, refuseTwice, refuseUnagreed } from './vacation-refusals.ts'
import { serveWaiting } from './serve-waiting.ts'
import { addActs } from './vacation-acts.queries.ts'
import * as queries from './vacation-requests.queries.ts'
import { escalation, stagesOf } from './vacation-requests.rules.ts'

type Asking = Pick<Context, 'db' | 'ids' | 'clock' | 'bus' | 'jobs' | 'user' | 'signedIn' | 'request'> & {
  body: Context<'vacationRequests.create'>['body']
}

/** Stores a request or a draft, new or as a change; notifies the deciders. Returns its id. */
export async function ask(context: Asking, before: queries.Row | undefined): Promise<string> {
  await reusePlans(context.db)
  const { stage, ...request } = await written(context, before)
  if (stage !== null) await notifyDeciders(context, request, stage)
  const isOfOthers = request.employeeId !== context.user.id
  if (isOfOthers && !isKept(context.body)) await notifyOfEntry(context, request)
  return request.id
}

/**
 * Stores it like `ask`, without notifications. Everything independent of other requests is evaluated and written
 * before the plan's dates are locked, to keep that lock short.
 */
export async function written(context: Asking, before: queries.Row | undefined) {
  const { db, body } = context
  const employeeId = asker(context, before)
  await lockPerson(db, employeeId)
  const buckets = await settle(context, [employeeId])
  const attempt = await triedAlone(context, { ...body, employeeId }, before, { reach: 0, buckets })
  if (isKept(body)) refuseTwice(attempt)
  else refuseBroken(await vacationRefusals(context, attempt, attempt.result.refusals, before?.id ?? null))
  const under = isKept(body) ? null : await planUnder(db, attempt)
  const waits = await rowOf(context, attempt, under)
  const id = await write(context, waits, attempt)
  const stands = under === null ? {} : await placed(context, { id, waits, attempt, under })
  if (!isKept(body)) refuseUnagreed(attempt, body)
  const row = { ...waits, ...stands }
  await remember(context, { id, row, attempt })
  const { displayName, result } = attempt
  const { startsOn, endsOn, stage, policyId } = row
  if (row.state === 'approved') await spend(context, { id, employeeId, startsOn, policyId }, result.spendings)
  if (before?.planId != null) await serveWaiting(context, before.planId)
  return { id, employeeId, displayName, startsOn, endsOn, stage }
}

/** Whether it is a draft. */
const isKept = ({ draft = false }: { draft?: boolean }) => draft

/** The person the vacation is for: the caller, or somebody for whom they may request it. */
function asker(context: Asking, draft: queries.Row | undefined): string {
  const { user, body } = context
  const employeeId = draft?.employeeId ?? body.employeeId ?? user.id
  const needed =
    employeeId === user.id
      ? (['SOLICITAR_VACACIONES', 'SOLICITAR_VACACIONES_OP_CREAR'] as const)
      : (['VACACIONES_CAMBIAR_ESTADO'] as const)
  return needed.some((one) => user.permissions.has(one)) ? employeeId : forbidden(needed)
}

type Row = Awaited<ReturnType<typeof rowOf>>

/** The initial state of the request, before any decision. */
async function rowOf(context: Asking, attempt: Alone, under: Under | null) {
  const { employeeId, asked, facts, result } = attempt
  const { db, clock, body } = context
  const { policyId, days, units } = result
  const near = await queries.coordinators(db, employeeId, clock.now())
  const [startsOn, endsOn] = [days[0]?.date ?? facts.today, days.at(-1)?.date ?? facts.today]
  return {
    ...{ kind: asked.kind, units, policyId, startsOn, endsOn, updatedAt: clock.now() },
    ...{ comment: body.comment ?? null, agreed: body.agreed ?? false },
    ...ruled(attempt, startsOn),
    ...flowOf(context, attempt, near.length > 0),
    ...{ planId: under?.plan.id ?? null, ...unplaced },
  }
}

function ruled({ asked, facts, result: { rules } }: Alone, first: string) {
  if (rules === null) return { unit: 'natural' as const, shortNotice: false }
  return { unit: unitOf(asked.kind, rules), shortNotice: isShortNotice(first, facts.today, rules) }
}

/** The deciders, and when HR may decide instead of coordinators. */
function flowOf(
  { clock, body }: Asking,
  { result: { rules } }: Alone,
  isNear: boolean,
): Flow & { stages: string } {
  const stages = rules === null ? (['hr'] as const) : stagesOf(rules, body.kind, isNear)
  const [first = 'hr'] = stages
  const flow = { stages: JSON.stringify(stages) }
  if (isKept(body)) return { ...flow, state: 'draft', stage: null, escalatesAt: null }
  const escalatesAt = escalation(first, { rules, isNear, now: clock.now() })
  return { ...flow, state: 'pending', stage: first, escalatesAt }
}

/** A draft holds nothing: its days are stored with their current count. */
async function write(
  context: Asking,
  row: Row,
  { employeeId, result, facts, before }: Alone,
): Promise<string> {
  const { db, ids, user, body } = context
  const id = before?.id ?? ids.next()
  const made = { id, employeeId, askedBy: user.id, createdAt: row.updatedAt }
  if (before === undefined) await queries.insert(db, { ...row, ...made })
  else if (!(await queries.change(db, before, row))) conflict('stale', 'version')
  const spendings = isKept(body) ? [] : result.spendings
  if (before !== undefined) await queries.removeDays(db, id)
  const places = row.planId === null ? [] : placesOf(result.days, facts)
  await insertDays(db, { id, employeeId, planId: row.planId }, { days: result.days, spendings, places })
  return id
}

type Remembered = { id: string; row: Row; attempt: Alone }

async function remember(context: Asking, { id, row, attempt }: Remembered): Promise<void> {
  const { db, user } = context
  const { before: draft, displayName } = attempt
  const { state, units, kind, startsOn, endsOn, comment, updatedAt: at } = row
  const act = { requestId: id, stage: null, by: user.id, at, comment }
  const states = state === 'approved' ? (['pending', 'approved'] as const) : [state]
  if (draft === undefined || state !== 'draft')
    await addActs(
      db,
      states.map((one) => ({ ...act, state: one })),
    )
  await auditChange(context, {
    ...{ act: `vacationRequests.${draft ? 'update' : 'create'}`, subject: id },
    ...(draft === undefined ? {} : { before: { state: draft.stored, units: draft.units } }),
    ...{ label: `${displayName} · ${startsOn}`, after: { state, units, kind, startsOn, endsOn } },
  })
}
