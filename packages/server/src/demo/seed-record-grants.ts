import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type { RecordGrantsTable, RecordViewsTable } from '#db/schema/record-grants.ts'
import type { Person } from './people.ts'
import { demoId } from './random.ts'
import { workCenterRows } from './work-centers.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Grants to read other people's records: active, expired, revoked and to come; the people concerned see who read theirs.
 */
export async function seedRecordGrants(db: Db, now: Date, everybody: readonly Person[]): Promise<void> {
  const named = (username: string) => everybody.find(({ user }) => user.username === username)?.user.id
  const [admin, lead, employee] = [named('admin'), named('coordinador'), named('empleado')]
  const [center] = workCenterRows
  const inspector = everybody.at(-1)?.user.id
  const council = everybody.find(({ roleName }) => roleName === 'Representante legal (RLT)')?.user.id
  if (
    admin === undefined ||
    lead === undefined ||
    employee === undefined ||
    center === undefined ||
    inspector === undefined
  )
    return
  const ago = (days: number) => before(now, days)
  const nothing = { revokedAt: null, revokedBy: null, grantedBy: admin }
  const current: RecordGrantsTable = {
    ...{ ...nothing, id: demoId('record grant', 'current'), userId: employee, role: 'representative' },
    ...{ employeeIds: null, workCenterId: center.id, reason: 'Reunión trimestral con el comité de empresa' },
    ...{ fromDay: daysAfter(dayOf(now), -30), untilDay: dayOf(now), startsAt: ago(3), endsAt: ago(-12) },
    createdAt: ago(3),
  }
  const past: RecordGrantsTable = {
    ...{ ...nothing, id: demoId('record grant', 'past'), userId: inspector, role: 'inspector' },
    ...{ employeeIds: [employee], workCenterId: null, reason: 'Requerimiento de la Inspección de Trabajo' },
    ...{ fromDay: daysAfter(dayOf(now), -90), untilDay: daysAfter(dayOf(now), -30) },
    ...{ startsAt: ago(28), endsAt: ago(14), createdAt: ago(28) },
  }
  const checking: RecordGrantsTable = {
    ...{ ...current, id: demoId('record grant', 'checking'), userId: admin, grantedBy: inspector },
    ...{ reason: 'Comprobación interna del registro', startsAt: ago(1), endsAt: ago(-20), createdAt: ago(1) },
  }
  const planned: RecordGrantsTable = {
    ...{ ...past, id: demoId('record grant', 'planned'), reason: 'Visita anunciada de la Inspección' },
    ...{ startsAt: ago(-5), endsAt: ago(-12), createdAt: ago(2) },
  }
  const revoked: RecordGrantsTable = {
    ...{ ...past, id: demoId('record grant', 'revoked'), reason: 'Requerimiento archivado' },
    ...{ startsAt: ago(9), endsAt: ago(-5), createdAt: ago(9), revokedAt: ago(6), revokedBy: admin },
  }
  const councils =
    council === undefined ? [] : [{ ...current, id: demoId('record grant', 'council'), userId: council }]
  await db
    .insertInto('recordGrants')
    .values([checking, current, past, planned, revoked, ...councils])
    .execute()
  const seen = [lead, ...everybody.slice(10, 13).map(({ user }) => user.id)]
  const read = seen.map((id, at) => viewOf(current, id, at / 10 + 1, now))
  const packed: RecordViewsTable = { ...viewOf(past, employee, 20, now), what: 'package' }
  await db
    .insertInto('recordViews')
    .values([...read, viewOf(past, employee, 21, now), packed])
    .execute()
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** Somebody read a person's days, so many days ago. */
function viewOf(grant: RecordGrantsTable, employeeId: string, days: number, now: Date): RecordViewsTable {
  const { id: grantId, userId: viewerId, fromDay, untilDay } = grant
  return {
    ...{ id: demoId('record view', `${grantId} ${employeeId} ${days}`), employeeId, grantId, viewerId },
    ...{ what: 'days', fromDay, untilDay, at: before(now, days) },
  }
}
