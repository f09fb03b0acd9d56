import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden } from '#contract/refuse.ts'
import { reusePlans } from '#db/reuse-plans.ts'
import { lockPerson } from '#db/lock-person.ts'
import { together } from '#db/pipelined.ts'
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
  const [, { stage, ...request }] = await together(reusePlans(context.db), written(context, before))
  if (stage !== null) await notifyDeciders(context, request, stage)
  const isOfOthers = request.employeeId !== context.user.id
  if (isOfOthers && !isKept(context.body)) await notifyOfEntry(context, request)
  return request.id
}

/**
 * Stores it like `ask`, without notifications. Everything independent of other requests is evaluated before the plan's
 * dates are locked, to keep that lock short.
 */
export async function written(context: Asking, before: queries.Row | undefined) {
  const { db, clock, body, ids } = context
  const employeeId = asker(context, before)
  const attempt = await triedUnderLock(context, { employeeId, before })
  if (isKept(body)) refuseTwice(attempt)
  else refuseBroken(await vacationRefusals(context, attempt, attempt.result.refusals, before?.id ?? null))
  const [under, near] = await together(
    isKept(body) ? null : planUnder(db, attempt),
    queries.coordinators(db, employeeId, clock.now()),
  )
  const waits = rowOf(context, attempt, { under, isNear: near.length > 0 })
  const placement = under === null ? unplaced : await placed(context, { attempt, under, waits })
  if (!isKept(body)) refuseUnagreed(attempt, body)
  return settled(context, { id: before?.id ?? ids.next(), row: { ...waits, ...placement }, attempt })
}

type Whose = { employeeId: string; before: queries.Row | undefined }

/** What is known of the person, who is locked before any of it is read. */
async function triedUnderLock(context: Asking, { employeeId, before }: Whose): Promise<Alone> {
  const locked = lockPerson(context.db, employeeId)
  const buckets = settle(context, [employeeId])
  const attempt = triedAlone(context, { ...context.body, employeeId }, before, { reach: 0, buckets })
  return (await together(locked, buckets, attempt))[2]
}

/** Writes what became of a request, its history and what it spends. */
async function settled(context: Asking, written: Written) {
  const { id, row, attempt } = written
  const { employeeId, displayName, before, result } = attempt
  const { startsOn, endsOn, stage, policyId, state } = row
  const spent = { id, employeeId, startsOn, policyId }
  await together(
    write(context, written),
    remember(context, written),
    state === 'approved' ? spend(context, spent, result.spendings) : null,
    before?.planId == null ? null : serveWaiting(context, before.planId),
  )
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

type Row = ReturnType<typeof rowOf>

/** The initial state of the request, before any decision. */
function rowOf(context: Asking, attempt: Alone, { under, isNear }: { under: Under | null; isNear: boolean }) {
  const { asked, facts, result } = attempt
  const { clock, body } = context
  const { policyId, days, units } = result
  const [startsOn, endsOn] = [days[0]?.date ?? facts.today, days.at(-1)?.date ?? facts.today]
  return {
    ...{ kind: asked.kind, units, policyId, startsOn, endsOn, updatedAt: clock.now() },
    ...{ comment: body.comment ?? null, agreed: body.agreed ?? false },
    ...ruled(attempt, startsOn),
    ...flowOf(context, attempt, isNear),
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
async function write(context: Asking, { id, row, attempt }: Written): Promise<void> {
  const { db, user, body } = context
  const { employeeId, result, facts, before } = attempt
  const spendings = isKept(body) ? [] : result.spendings
  const places = row.planId === null ? [] : placesOf(result.days, facts)
  const withDays = () =>
    insertDays(db, { id, employeeId, planId: row.planId }, { days: result.days, spendings, places })
  const made = { id, employeeId, askedBy: user.id, createdAt: row.updatedAt }
  if (before === undefined) return void (await together(queries.insert(db, { ...row, ...made }), withDays()))
  if (!(await queries.change(db, before, row))) conflict('stale', 'version')
  await queries.removeDays(db, id)
  await withDays()
}

type Written = { id: string; row: Row; attempt: Alone }

async function remember(context: Asking, { id, row, attempt }: Written): Promise<void> {
  const { db, user } = context
  const { before: draft, displayName } = attempt
  const { state, units, kind, startsOn, endsOn, comment, updatedAt: at } = row
  const act = { requestId: id, stage: null, by: user.id, at, comment }
  const states = state === 'approved' ? (['pending', 'approved'] as const) : [state]
  const isSeen = draft === undefined || state !== 'draft'
  const acts = isSeen ? states.map((one) => ({ ...act, state: one })) : []
  const audited = auditChange(context, {
    ...{ act: `vacationRequests.${draft ? 'update' : 'create'}`, subject: id },
    ...(draft === undefined ? {} : { before: { state: draft.stored, units: draft.units } }),
    ...{ label: `${displayName} · ${startsOn}`, after: { state, units, kind, startsOn, endsOn } },
  })
  await together(addActs(db, acts), audited)
}
