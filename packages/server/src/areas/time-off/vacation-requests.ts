import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, refuse } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { lockPerson } from '#db/lock-person.ts'
import { unitOf } from '#vacations/count.rules.ts'
import { isShortNotice, isTwice, type Refusal } from '#vacations/judge.rules.ts'
import { settle } from '#vacations/settle.ts'
import { tellDeciders, tellEntered } from './vacation-notices.ts'
import { spend } from './vacation-spending.ts'
import { replacePlaces } from './vacation-places.queries.ts'
import { holdPlaces } from './vacation-plan-trial.ts'
import { tried, type Tried } from './vacation-preview.ts'
import { serveWaiting } from './serve-waiting.ts'
import { addAct } from './vacation-acts.queries.ts'
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

/** Writes it as `ask` does, and tells nobody. */
export async function written(context: Asking, before: queries.Row | undefined) {
  const { db, body, clock } = context
  const employeeId = asker(context, before)
  await lockPerson(db, employeeId)
  await settle(context, [employeeId])
  const dates = body.days.map(({ date }) => date).sort()
  await holdPlaces(db, { employeeId, dates, today: dayOf(clock.now()) })
  const attempt = await tried(context, { ...body, employeeId }, before)
  if (isKept(body)) refuseTwice(attempt)
  else refuseBroken(attempt, body)
  const row = await rowOf(context, attempt, before)
  const id = await write(context, row, { draft: before, attempt })
  const { displayName } = attempt
  await remember(context, { id, row, draft: before, displayName })
  const { startsOn, endsOn, stage, policyId } = row
  if (row.state === 'approved') await spend(context, { id, employeeId, startsOn, policyId })
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
function refuseTwice({ asked: { days } }: Tried): void {
  const twice = days.find((day) => isTwice(day, days))
  if (twice !== undefined) refuse('taken', 'days', { value: twice.date })
}

/** The first rule that refuses it, as the words of the catalogue have it. */
function refuseBroken({ result, facts }: Tried, { agreed = false }: { agreed?: boolean }): void {
  const { rules, refusals, days } = result
  for (const one of refusals) refuse(...wordsOf(one))
  if (rules !== null && !agreed && isShortNotice(days[0]?.date ?? '', facts.today, rules))
    refuse('blank', 'agreed')
}

function wordsOf({ rule, date, name, limit }: Refusal): Parameters<typeof refuse> {
  if (rule === 'overlap') return ['taken', 'days', { value: date ?? '' }]
  if (rule === 'month_locked') return ['month_locked', 'days', { value: name ?? '' }]
  return ['invalid', 'days', { value: rule, ...(limit === null ? {} : { count: limit }) }]
}

type Row = Awaited<ReturnType<typeof rowOf>>

async function rowOf(context: Asking, attempt: Tried, before: queries.Row | undefined) {
  const { employeeId, asked, facts, result } = attempt
  const { db, clock, body } = context
  const { policyId, days, units } = result
  const near = await queries.coordinators(db, employeeId, clock.now())
  const [startsOn, endsOn] = [days[0]?.date ?? facts.today, days.at(-1)?.date ?? facts.today]
  return {
    ...{ kind: asked.kind, units, policyId, startsOn, endsOn, updatedAt: clock.now() },
    ...{ comment: body.comment ?? null, agreed: body.agreed ?? false },
    ...ruled({ asked, facts, result }, startsOn),
    ...flowOf(context, attempt, near.length > 0),
    ...(await planFields(context, attempt, before)),
  }
}

type Ruled = Pick<Tried, 'asked' | 'facts' | 'result'>

function ruled({ asked, facts, result: { rules } }: Ruled, first: string) {
  if (rules === null) return { unit: 'natural' as const, shortNotice: false }
  return { unit: unitOf(asked.kind, rules), shortNotice: isShortNotice(first, facts.today, rules) }
}

/** Who decides, and when HR may in the place of who coordinates. */
function flowOf({ clock, body }: Asking, { result: { rules }, planned }: Tried, isNear: boolean) {
  const stages = rules === null ? (['hr'] as const) : stagesOf(rules, body.kind, isNear)
  const [first = 'hr'] = stages
  const flow = { stages: JSON.stringify(stages) }
  if (isKept(body)) return { ...flow, state: 'draft' as const, stage: null, escalatesAt: null }
  const outcome = planned?.verdict.outcome ?? 'pending'
  if (outcome === 'approved' || outcome === 'waiting')
    return { ...flow, state: outcome, stage: null, escalatesAt: null }
  const escalatesAt = escalation(first, { rules, isNear, now: clock.now() })
  return { ...flow, state: 'pending' as const, stage: first, escalatesAt }
}

/** How it stands in the plan of the person. */
async function planFields({ db, body }: Asking, { planned }: Tried, before: queries.Row | undefined) {
  const nothing = { planId: null, pendingReason: null, hasPlace: false, autoApproved: false }
  if (planned === null || isKept(body)) return { ...nothing, waitingOrder: null, answerBy: null }
  const { facts, verdict, keepsPlace } = planned
  const { outcome, reason, hasPlace, period } = verdict
  const turn = keepsPlace === true ? before?.waitingOrder : null
  return {
    ...{ planId: facts.plan.id, pendingReason: reason, hasPlace, autoApproved: outcome === 'approved' },
    waitingOrder: turn ?? (await queries.nextTurn(db)),
    answerBy: period?.answerBy ?? null,
  }
}

type Writing = { draft: queries.Row | undefined; attempt: Tried }

/** Of a draft nothing is held: its days are written as they count now. */
async function write(context: Asking, row: Row, { draft, attempt }: Writing): Promise<string> {
  const { db, ids, user, body } = context
  const { employeeId, result } = attempt
  const id = draft?.id ?? ids.next()
  const made = { id, employeeId, askedBy: user.id, createdAt: row.updatedAt }
  if (draft === undefined) await queries.insert(db, { ...row, ...made })
  else if (!(await queries.change(db, draft, row))) conflict('stale', 'version')
  const lines = result.days.map((day) => ({ ...day, requestId: id, employeeId }))
  const spendings = isKept(body) ? [] : result.spendings.map((one) => ({ ...one, requestId: id }))
  await queries.replaceDays(db, id, lines, spendings)
  await replacePlaces(db, { id, employeeId, planId: row.planId }, attempt.planned?.verdict.places ?? [])
  return id
}

type Remembered = { id: string; row: Row; draft: queries.Row | undefined; displayName: string }

async function remember(context: Asking, { id, row, draft, displayName }: Remembered): Promise<void> {
  const { db, user } = context
  const { state, units, kind, startsOn, endsOn, comment, updatedAt: at } = row
  if (state === 'approved')
    await addAct(db, { requestId: id, state: 'pending', stage: null, by: user.id, at, comment })
  if (draft === undefined || state !== 'draft')
    await addAct(db, { requestId: id, state, stage: null, by: user.id, at, comment })
  await auditChange(context, {
    ...{ act: `vacationRequests.${draft ? 'update' : 'create'}`, subject: id },
    ...(draft === undefined ? {} : { before: { state: draft.stored, units: draft.units } }),
    ...{ label: `${displayName} · ${startsOn}`, after: { state, units, kind, startsOn, endsOn } },
  })
}
