import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, refuse } from '#contract/refuse.ts'
import { lockPerson } from '#db/lock-person.ts'
import { unitOf } from '#vacations/count.rules.ts'
import { isShortNotice } from '#vacations/judge.rules.ts'
import { settle } from '#vacations/settle.ts'
import { tellDeciders } from './vacation-notices.ts'
import { tried, type Tried } from './vacation-preview.ts'
import { looking } from './vacation-reach.ts'
import * as queries from './vacation-requests.queries.ts'
import { stagesOf } from './vacation-requests.rules.ts'

type Asking = Context<'vacationRequests.create'> | Context<'vacationRequests.update'>

/** Writes a request, or a draft of one: a new one, or in the place of a draft. Its id. */
export async function ask(context: Asking, draft: queries.Row | undefined): Promise<string> {
  const { db, ids, clock, user, body } = context
  const employeeId = draft?.employeeId ?? body.employeeId ?? user.id
  if (employeeId === user.id ? !user.permissions.has('SOLICITAR_VACACIONES') : !looking(context).decides)
    forbidden([employeeId === user.id ? 'SOLICITAR_VACACIONES' : 'VACACIONES_CAMBIAR_ESTADO'])
  await lockPerson(db, employeeId)
  await settle(context, [employeeId])
  const attempt = await tried(context, { ...body, employeeId }, draft?.id ?? null)
  const { draft: isDraft = false } = body
  if (!isDraft) refuseBroken(attempt, body.agreed ?? false)
  const now = clock.now()
  const id = draft?.id ?? ids.next()
  const row = await rowOf(context, attempt, isDraft)
  if (draft === undefined)
    await queries.insert(db, { ...row, id, employeeId, askedBy: user.id, createdAt: now })
  else if (!(await queries.change(db, draft, row))) conflict('stale', 'version')
  await putDays(context, id, attempt, isDraft)
  const act = { requestId: id, state: row.state, stage: null, by: user.id, at: now, comment: row.comment }
  if (draft === undefined || !isDraft) await queries.addAct(db, act)
  await auditChange(context, {
    ...{ act: `vacationRequests.${draft ? 'update' : 'create'}`, subject: id, label: labelOf(attempt) },
    ...(draft === undefined ? {} : { before: { state: draft.stored, units: draft.units } }),
    after: { state: row.state, units: row.units, kind: row.kind, startsOn: row.startsOn, endsOn: row.endsOn },
  })
  if (row.stage !== null) {
    const { startsOn, endsOn } = row
    await tellDeciders(context, { id, employeeId, displayName: attempt.displayName, startsOn, endsOn }, row.stage)
  }
  return id
}

const labelOf = ({ displayName, result }: Tried) => `${displayName} · ${result.days[0]?.date ?? ''}`

/** The first rule that refuses it, as the words of the catalogue have it. */
function refuseBroken({ result, facts }: Tried, agreed: boolean): void {
  const { rules, refusals, days } = result
  const [first] = refusals
  if (first?.rule === 'overlap') refuse('taken', 'days', { value: first.date ?? '' })
  if (first?.rule === 'month_locked') refuse('month_locked', 'days', { value: first.name ?? '' })
  if (first !== undefined)
    refuse('invalid', 'days', { value: first.rule, ...(first.limit === null ? {} : { count: first.limit }) })
  const isShort = rules !== null && isShortNotice(days[0]?.date ?? '', facts.today, rules)
  if (isShort && !agreed) refuse('blank', 'agreed')
}

async function rowOf(context: Asking, { employeeId, asked, facts, result }: Tried, isDraft: boolean) {
  const { db, clock, body } = context
  const { rules, policyId, days, units } = result
  const now = clock.now()
  const isNear = await queries.hasCoordinator(db, employeeId, facts.today)
  const stages = stagesOf(rules?.stages ?? ['hr'], isNear)
  const [first] = stages
  const [startsOn, endsOn] = [days[0]?.date ?? facts.today, days.at(-1)?.date ?? facts.today]
  return {
    ...{ kind: asked.kind, unit: rules === null ? ('natural' as const) : unitOf(asked.kind, rules), units },
    ...{ state: isDraft ? ('draft' as const) : ('pending' as const), stages: JSON.stringify(stages), policyId },
    ...{ stage: isDraft ? null : (first ?? 'hr'), startsOn, endsOn, updatedAt: now },
    ...{ comment: body.comment ?? null, agreed: body.agreed ?? false },
    shortNotice: rules !== null && isShortNotice(startsOn, facts.today, rules),
    escalatesAt: isDraft || first !== 'coordinator' || !isNear ? null : escalation(now, rules?.escalationDays ?? 1),
  }
}

const dayMs = 24 * 60 * 60_000
const escalation = (now: Date, days: number) => new Date(now.getTime() + days * dayMs)

/** Of a draft nothing is held: its days are written as they count now. */
async function putDays({ db }: Asking, requestId: string, { employeeId, result }: Tried, isDraft: boolean) {
  const lines = result.days.map((day) => ({ ...day, requestId, employeeId }))
  const spendings = isDraft ? [] : result.spendings.map((one) => ({ ...one, requestId }))
  await queries.replaceDays(db, requestId, lines, spendings)
}
