import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, refuse } from '#contract/refuse.ts'
import { lockPerson } from '#db/lock-person.ts'
import type { PendingReason } from '#db/schema/vacation-plans.ts'
import type { ApprovalStage, StoredVacationState } from '#db/schema/vacations.ts'
import { unitOf } from '#vacations/count.rules.ts'
import { isShortNotice, isTwice, type Refusal } from '#vacations/judge.rules.ts'
import { lockDates } from '#vacations/plan-facts.queries.ts'
import { placesOf } from '#vacations/plan.rules.ts'
import { settle } from '#vacations/settle.ts'
import { tellDeciders, tellEntered } from './vacation-notices.ts'
import { spend } from './vacation-spending.ts'
import { replacePlaces } from './vacation-places.queries.ts'
import { type Planned, planTried, planUnder, refusedByPlan, type Under } from './vacation-plan-trial.ts'
import { type Alone, triedAlone } from './vacation-preview.ts'
import { serveWaiting } from './serve-waiting.ts'
import { addActs } from './vacation-acts.queries.ts'
import * as queries from './vacation-requests.queries.ts'
import { escalation, stagesOf } from './vacation-requests.rules.ts'

type Asking = Pick<Context, 'db' | 'ids' | 'clock' | 'bus' | 'jobs' | 'user' | 'signedIn' | 'request'> & {
  body: Context<'vacationRequests.create'>['body']
}

/** Writes a request, or a draft of one: a new one, or in the place of one; tells who decides. Its id. */
export async function ask(context: Asking, before: queries.Row | undefined): Promise<string> {
  const { stage, ...request } = await written(context, before)
  if (stage !== null) await tellDeciders(context, request, stage)
  const isOfOthers = request.employeeId !== context.user.id
  if (isOfOthers && !isKept(context.body)) await tellEntered(context, request)
  return request.id
}

/**
 * Writes it as `ask` does, and tells nobody. Everything that does not depend on what others ask for is judged and written
 * before the dates of the plan are held, so that who waits for them waits for little.
 */
export async function written(context: Asking, before: queries.Row | undefined) {
  const { db, body } = context
  const employeeId = asker(context, before)
  await lockPerson(db, employeeId)
  await settle(context, [employeeId])
  const attempt = await triedAlone(context, { ...body, employeeId }, before, 0)
  if (isKept(body)) refuseTwice(attempt)
  else refuseBroken(attempt.result)
  const under = isKept(body) ? null : await planUnder(db, attempt)
  const waits = await rowOf(context, attempt, under)
  const id = await write(context, waits, attempt)
  const planned = under && (await plannedIn(context, attempt, under))
  if (!isKept(body)) refuseUnagreed(attempt, body)
  const row =
    planned === null ? waits : { ...waits, ...(await place(context, { id, before, waits }, planned)) }
  await remember(context, { id, row, attempt })
  const { displayName, result } = attempt
  const { startsOn, endsOn, stage, policyId } = row
  if (row.state === 'approved') await spend(context, { id, employeeId, startsOn, policyId }, result.spendings)
  if (before?.planId != null) await serveWaiting(context, before.planId)
  return { id, employeeId, displayName, startsOn, endsOn, stage }
}

/** Whether it is only kept, and not asked for yet. */
const isKept = ({ draft = false }: { draft?: boolean }) => draft

/** Whose vacation it is: one's own, or that of somebody for whom one may ask. */
function asker(context: Asking, draft: queries.Row | undefined): string {
  const { user, body } = context
  const employeeId = draft?.employeeId ?? body.employeeId ?? user.id
  const needed =
    employeeId === user.id
      ? (['SOLICITAR_VACACIONES', 'SOLICITAR_VACACIONES_OP_CREAR'] as const)
      : (['VACACIONES_CAMBIAR_ESTADO'] as const)
  return needed.some((one) => user.permissions.has(one)) ? employeeId : forbidden(needed)
}

/** A draft breaks what rules it likes, but has no day twice. */
function refuseTwice({ asked: { days } }: Alone): void {
  const twice = days.find((day) => isTwice(day, days))
  if (twice !== undefined) refuse('taken', 'days', { value: twice.date })
}

/** The first rule that refuses it, as the words of the catalogue have it. */
function refuseBroken({ refusals }: { refusals: readonly Refusal[] }): void {
  for (const one of refusals) refuse(...wordsOf(one))
}

/** What is nearer than the notice of the policy is asked for as agreed on. */
function refuseUnagreed({ result, facts }: Alone, { agreed = false }: { agreed?: boolean }): void {
  const { rules, days } = result
  if (rules !== null && !agreed && isShortNotice(days[0]?.date ?? '', facts.today, rules))
    refuse('blank', 'agreed')
}

function wordsOf({ rule, date, name, limit }: Refusal): Parameters<typeof refuse> {
  if (rule === 'overlap') return ['taken', 'days', { value: date ?? '' }]
  if (rule === 'month_locked') return ['month_locked', 'days', { value: name ?? '' }]
  return ['invalid', 'days', { value: rule, ...(limit === null ? {} : { count: limit }) }]
}

type Row = Awaited<ReturnType<typeof rowOf>>

/** The request as it stands while nobody has said anything to it, its plan neither. */
async function rowOf(context: Asking, attempt: Alone, under: Under | null) {
  const { employeeId, asked, facts, result } = attempt
  const { db, clock, body } = context
  const { policyId, days, units } = result
  const near = await queries.coordinators(db, employeeId, clock.now())
  const [startsOn, endsOn] = [days[0]?.date ?? facts.today, days.at(-1)?.date ?? facts.today]
  const waits: Standing = {
    pendingReason: null,
    hasPlace: false,
    autoApproved: false,
    waitingOrder: null,
    answerBy: null,
  }
  return {
    ...{ kind: asked.kind, units, policyId, startsOn, endsOn, updatedAt: clock.now() },
    ...{ comment: body.comment ?? null, agreed: body.agreed ?? false },
    ...ruled(attempt, startsOn),
    ...flowOf(context, attempt, near.length > 0),
    ...{ planId: under?.plan.id ?? null, ...waits },
  }
}

function ruled({ asked, facts, result: { rules } }: Alone, first: string) {
  if (rules === null) return { unit: 'natural' as const, shortNotice: false }
  return { unit: unitOf(asked.kind, rules), shortNotice: isShortNotice(first, facts.today, rules) }
}

type Flow = { state: StoredVacationState; stage: ApprovalStage | null; escalatesAt: Date | null }

/** Who decides, and when HR may in the place of who coordinates. */
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

/** What its plan says of a request: from here on whoever asks for the same dates waits. */
async function plannedIn({ db }: Asking, attempt: Alone, under: Under): Promise<Planned> {
  await lockDates(
    db,
    under.plan.id,
    attempt.asked.days.map(({ date }) => date),
  )
  const planned = await planTried(db, attempt, under)
  refuseBroken({ refusals: refusedByPlan(planned) })
  return planned
}

/** How it stands in the plan of the person. */
type Standing = {
  pendingReason: PendingReason | null
  hasPlace: boolean
  autoApproved: boolean
  waitingOrder: string | null
  answerBy: string | null
}
type Placing = { id: string; before: queries.Row | undefined; waits: Flow }

async function place({ db }: Asking, { id, before, waits }: Placing, { verdict, keepsPlace }: Planned) {
  const { outcome, reason: pendingReason, hasPlace, period } = verdict
  const isPlaced = outcome === 'approved' || outcome === 'waiting'
  const { state, stage, escalatesAt } = isPlaced ? { state: outcome, stage: null, escalatesAt: null } : waits
  const stands = {
    ...{ state, stage, escalatesAt, pendingReason, hasPlace, autoApproved: outcome === 'approved' },
    waitingOrder: keepsPlace === true ? (before?.waitingOrder ?? null) : null,
    answerBy: period?.answerBy ?? null,
  }
  await queries.place(db, id, stands)
  return stands
}

/** Of a draft nothing is held: its days are written as they count now. */
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
  const lines = result.days.map((day) => ({ ...day, requestId: id, employeeId }))
  const spendings = isKept(body) ? [] : result.spendings.map((one) => ({ ...one, requestId: id }))
  await queries.replaceDays(db, id, lines, spendings)
  await replacePlaces(db, { id, employeeId, planId: row.planId }, placesOf(result.days, facts))
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
