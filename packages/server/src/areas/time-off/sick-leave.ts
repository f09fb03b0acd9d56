import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import type { Updateable } from 'kysely'
import { checkStillUnlocked } from '#time-record/locked-months.ts'
import { countedDays, sumOf } from '#absences/count.rules.ts'
import * as facts from '#absences/facts.queries.ts'
import { plannedBetween } from '#absences/judge.rules.ts'
import { checkPart, durationOf } from '#absences/sick-leave.rules.ts'
import type { AbsencesTable } from '#db/schema/absences.ts'
import { settleSickness } from '#vacations/sick-return.ts'
import { heldAbsence } from './absence-acts.ts'
import { looking } from './absence-reach.ts'
import { mayAddPart } from './absence-rights.ts'
import * as queries from './absences.queries.ts'
import { insertPart, partsOf } from './sick-leave.queries.ts'

type Recording = Context<'absences.addPart'>

/** Records a part of sick leave; the discharge gives it its end (AUS-4). */
export async function addPart(context: Recording): Promise<string> {
  const { db, body, params, user, clock } = context
  const row = await heldAbsence(context, params.id)
  checkVersion(row, body.version)
  if (!row.isSick) refuse('invalid', 'kind')
  if (row.stored !== 'approved') conflict('invalid', 'state')
  const { kind, on, nextOn = null } = body
  const parts = await partsOf(db, row.id)
  if (!mayAddPart({ ...row, isDischarged: false }, looking(context)))
    forbidden(['GESTIONAR_AUSENCIAS', 'AUSENCIAS_VER_JUSTIFICANTES'])
  checkPart({ ...row, parts }, { kind, on })
  if (nextOn !== null && nextOn < on) refuse('invalid', 'nextOn')
  const values = await valuesOf(context, row)
  const at = clock.now()
  if (!(await queries.change(db, row, { ...values, updatedAt: at }))) conflict('stale', 'version')
  await settleSickness(context, row.employeeId)
  await insertPart(db, { absenceId: row.id, number: parts.length + 1, kind, on, nextOn, by: user.id, at })
  const { endsOn = row.until } = values
  await auditChange(context, {
    ...{ act: 'absences.addPart', subject: row.id, label: `${row.displayName} · ${row.from}` },
    ...{ before: { endsOn: row.until, version: row.version }, after: { endsOn, version: row.version + 1 } },
  })
  return row.id
}

/** What a part says of the whole: the process, how long it is expected to last, and its end. */
async function valuesOf(context: Recording, row: queries.Row): Promise<Updateable<AbsencesTable>> {
  const { kind, on, processId, expected } = context.body
  const said = {
    ...(processId == null ? {} : { processId }),
    ...(expected == null ? {} : { expected }),
  }
  return kind === 'discharge' ? { ...said, ...(await endOf(context, row, on)) } : said
}

async function endOf({ db }: Recording, row: queries.Row, on: string): Promise<Updateable<AbsencesTable>> {
  const { employeeId, from, until, unit, part, minutes } = row
  // Days that it no longer has ask for their work again, and days that it gains do not: from the nearer end on.
  if (until !== on) {
    const nearer = until === null || on < until ? on : until
    await checkStillUnlocked(db, { employeeId, from: nearer, until: until ?? on }, 'on')
  }
  const last = facts.countedUntil(from, on)
  const planned = await facts.plannedDays(db, { employeeId, from, until: last })
  const days = plannedBetween(planned, from, last)
  const units = sumOf(countedDays(days, { unit, part, minutes, beginsWithWork: false }))
  return { endsOn: on, units, expected: durationOf(from, on) }
}
