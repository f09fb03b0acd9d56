import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import type { Updateable } from 'kysely'
import { daysAfter } from '#db/day.ts'
import { checkStillUnlocked } from '#time-record/locked-months.ts'
import { countedDays, sumOf } from '#absences/count.rules.ts'
import * as facts from '#absences/facts.queries.ts'
import { proofDueOn } from '#absences/flow.rules.ts'
import { plannedBetween } from '#absences/judge.rules.ts'
import { checkPart, durationOf } from '#absences/sick-leave.rules.ts'
import type { AbsencesTable } from '#db/schema/absences.ts'
import { settleSickness } from '#vacations/sick-return.ts'
import { heldAbsence } from './absence-acts.ts'
import { queueDue } from './absence-proof.job.ts'
import { looking } from './absence-reach.ts'
import { recordsParts, takesParts } from './absence-rights.ts'
import { daysOf } from './absence-type-acts.ts'
import { findInForce } from './absence-types.queries.ts'
import * as queries from './absences.queries.ts'
import { shownTo } from './day-holder.ts'
import { heldBy } from './held-by.ts'
import { insertPart, partsOf } from './sick-leave.queries.ts'

type Recording = Context<'absences.addPart'>

/** Records a report of sick leave; the discharge sets its end (AUS-4). */
export async function addPart(context: Recording): Promise<string> {
  const { db, body, params, user, clock } = context
  const row = await heldAbsence(context, params.id, looking(context))
  checkVersion(row, body.version)
  // Checked first: other refusals would reveal which absences are sick leave.
  if (!recordsParts(row, looking(context))) forbidden(['GESTIONAR_AUSENCIAS', 'AUSENCIAS_VER_JUSTIFICANTES'])
  if (!row.isSick) refuse('invalid', 'kind')
  if (!takesParts(row)) conflict('invalid', 'state')
  const { kind, on, nextOn = null } = body
  const parts = await partsOf(db, row.id)
  checkPart({ ...row, parts }, { kind, on })
  if (nextOn !== null && nextOn < on) refuse('invalid', 'nextOn')
  const values = await valuesOf(context, row)
  const at = clock.now()
  if (!(await queries.change(db, row, { ...values, updatedAt: at }))) conflict('stale', 'version')
  await settleSickness(context, row.employeeId)
  await insertPart(db, { absenceId: row.id, number: parts.length + 1, kind, on, nextOn, by: user.id, at })
  await queueDue(context, row.id)
  await remember(context, row)
  return row.id
}

/** The log uses the same text as for any proof: a report would reveal sick leave. */
const remember = (context: Recording, { id, displayName, from, stored: state }: queries.Row): Promise<void> =>
  auditChange(context, {
    ...{ act: 'absences.justify', subject: id, label: `${displayName} · ${from}` },
    ...{ before: { state }, after: { state } },
  })

/** The effect of a report on the absence: process, expected duration, and end. */
async function valuesOf(context: Recording, row: queries.Row): Promise<Updateable<AbsencesTable>> {
  const { kind, on, processId, expected } = context.body
  const columns = {
    ...(processId == null ? {} : { processId }),
    ...(expected == null ? {} : { expected }),
  }
  return kind === 'discharge' ? { ...columns, ...(await endOf(context, row, on)) } : columns
}

async function endOf(context: Recording, row: queries.Row, on: string): Promise<Updateable<AbsencesTable>> {
  const { db } = context
  const { employeeId, from, unit, part, minutes } = row
  if (part !== 'day' && on !== from) refuse('invalid', 'on')
  await checkEnd(context, row, on)
  const last = facts.countedUntil(from, on)
  const planned = await facts.plannedDays(db, { employeeId, from, until: last })
  const days = plannedBetween(planned, from, last)
  const units = sumOf(countedDays(days, { unit, part, minutes, beginsWithWork: false }))
  return { endsOn: on, units, expected: durationOf(from, on), ...(await proofOf(context, row, on)) }
}

/** Removed days require work again, added ones no longer do, and no other absence may occupy them. */
async function checkEnd(context: Recording, row: queries.Row, on: string): Promise<void> {
  const { db } = context
  const { id: except, employeeId, from, until } = row
  if (until === on) return
  const [nearer, farther] = until === null || on < until ? [on, until] : [until, on]
  await checkStillUnlocked(db, { employeeId, from: daysAfter(nearer, 1), until: farther }, 'on')
  if (until !== null && on < until) return
  const [other] = await facts.heldBy(db, {
    ...{ employeeId, except, from: daysAfter(until ?? from, 1), until: on },
  })
  if (other === undefined) return
  const holder = await shownTo(context, { family: 'absence', id: other.id })
  refuse('taken', 'on', { value: other.from, ...heldBy(holder) })
}

/** The deadline of the proof, unknown while the end was open. */
async function proofOf(
  { db, clock }: Recording,
  { employeeId, absenceTypeId, from, stored }: queries.Row,
  on: string,
): Promise<{ proofDueOn?: string | null }> {
  if (stored !== 'communicated') return {}
  const type = (await findInForce(db, absenceTypeId, { ...daysOf(clock, from), employeeId })) ?? notFound()
  return { proofDueOn: proofDueOn(type, on, daysOf(clock).today) }
}
