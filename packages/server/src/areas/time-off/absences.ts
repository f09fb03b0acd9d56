import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { forbidden, refuse } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { lockPerson } from '#db/lock-person.ts'
import type { ApprovalStage } from '#db/schema/vacations.ts'
import { durationOf } from '#absences/sick-leave.rules.ts'
import { begun, proofDueOn } from '#absences/flow.rules.ts'
import { attachFiles } from './absence-files.ts'
import { notifyDeciders, notifyPerson } from './absence-notices.ts'
import { shownRefusal } from './absence-preview.ts'
import { queueDue } from './absence-proof.job.ts'
import { looking } from './absence-reach.ts'
import { absenceRefusals } from './day-holder.ts'
import { heldBy } from './held-by.ts'
import { type Tried, tried } from './absence-tried.ts'
import * as queries from './absences.queries.ts'
import { isSickLeaveOf } from './sick-leave.queries.ts'
import { settleSickness } from '#vacations/sick-return.ts'

type Reporting = Context<'absences.create'>

/** Stores an absence reported by, or entered for, somebody; returns its id. */
export async function report(context: Reporting): Promise<string> {
  const { db, body, user } = context
  const employeeId = body.employeeId ?? user.id
  const needed = employeeId === user.id ? 'AUSENCIAS' : 'GESTIONAR_AUSENCIAS'
  if (!user.permissions.has(needed)) forbidden([needed])
  await lockPerson(db, employeeId)
  const attempt = await tried(context, { ...body, employeeId })
  await refuseBroken(context, attempt)
  await checkRelapse(context, attempt)
  const row = rowOf(context, attempt)
  await queries.insert(db, row)
  if (row.isSick) await settleSickness(context, employeeId)
  await attachFiles(context, body.fileIds ?? [], row.id)
  await remember(context, row, attempt)
  await follow(context, row, attempt)
  return row.id
}

/** The first violated rule, as codes of the catalogue. */
async function refuseBroken(context: Reporting, attempt: Tried): Promise<void> {
  for (const one of await absenceRefusals(context, attempt, attempt.result.refusals)) {
    const { rule, date, limit, name } = shownRefusal(one, attempt)
    const value = date ?? ''
    if (rule === 'overlap' || rule === 'vacation') refuse('taken', 'from', { value, ...heldBy(one.heldBy) })
    if (rule === 'month_locked') refuse('month_locked', 'from', { value: name ?? '' })
    refuse('invalid', 'from', { value: rule, ...(limit === null ? {} : { count: limit }) })
  }
}

async function checkRelapse(context: Reporting, { employeeId, isSick }: Tried): Promise<void> {
  const { db, body, user } = context
  const { relapseOfId = null } = body
  if (relapseOfId === null) return
  // Its refusal would reveal which absences are sick leave.
  const mayKnow = employeeId === user.id || looking(context).knowsCauses
  if (!mayKnow || !isSick || !(await isSickLeaveOf(db, employeeId, relapseOfId)))
    refuse('inclusion', 'relapseOfId')
}

type Row = ReturnType<typeof rowOf>

function rowOf(context: Reporting, attempt: Tried) {
  const { ids, clock, user, body } = context
  const { employeeId, type, asked, result, stages, isRight, isSick } = attempt
  const { from: startsOn, until: endsOn, part, minutes, start: startMinute, kinship, travel } = asked
  const [{ fileIds = [], comment = null, relapseOfId = null }, now] = [body, clock.now()]
  const hasProof = fileIds.length > 0
  const flow = begun({ terms: type, isRight, hasProof, stages, agreed: agreedBy(context, attempt) })
  return {
    ...{
      id: ids.next(),
      employeeId,
      absenceTypeId: type.id,
      startsOn,
      endsOn,
      part,
      minutes,
      startMinute,
      kinship,
      travel,
    },
    ...{ unit: result.unit, units: result.units, comment, isRight, isSick, relapseOfId, ...flow },
    ...{ stages: JSON.stringify(stages), proofDueOn: proofDueOn(type, endsOn, dayOf(now)) },
    ...{ provedAt: hasProof ? now : null, remindedAt: null, processId: null },
    expected: isSick && endsOn !== null ? durationOf(startsOn, endsOn) : null,
    ...{ askedBy: user.id, createdAt: now, updatedAt: now },
  }
}

/** Entering an absence for somebody implies the decisions one could take. */
function agreedBy(context: Reporting, { employeeId, near }: Tried): ApprovalStage[] {
  const { user } = context
  const { isHr, decides } = looking(context)
  if (employeeId === user.id || !decides) return []
  if (isHr) return ['coordinator', 'hr']
  return near.includes(user.id) ? ['coordinator'] : []
}

/** The log states that somebody is absent, never the cause. */
async function remember(context: Reporting, row: Row, { displayName }: Tried): Promise<void> {
  const { db, user } = context
  const { id, state, startsOn, part, createdAt: at } = row
  const act = { absenceId: id, stage: null, by: user.id, at }
  await queries.addAct(db, { ...act, state: 'communicated', comment: row.comment })
  if (state !== 'communicated') await queries.addAct(db, { ...act, state, comment: null })
  await auditChange(context, {
    ...{ act: 'absences.create', subject: id, label: `${displayName} · ${startsOn}` },
    // Nor the end: an open end means sick leave.
    after: { state, startsOn, part },
  })
}

/** Notifies the people concerned, and schedules the check of the proof. */
async function follow(context: Reporting, row: Row, { displayName }: Tried): Promise<void> {
  const { id, employeeId, startsOn: from, state, stage } = row
  const absence = { id, employeeId, displayName, from }
  if (state === 'communicated') await queueDue(context, id)
  if (stage !== null) await notifyDeciders(context, absence, stage)
  if (employeeId !== context.user.id) await notifyPerson(context, absence, 'absences.entered')
}
