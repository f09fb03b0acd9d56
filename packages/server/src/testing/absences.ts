import { randomUUID } from 'node:crypto'
import type { AbsenceInput } from '@portal/sdk'
import { demoPassword } from '../demo/seed-demo.ts'
import { stillClock } from './clock.ts'
import { type Employed, employed } from './employed.ts'
import { signedIn } from './portals.ts'
import { startServer } from './start-server.ts'
import { centerIn } from './working-time.ts'
import type { Db } from '#db/database.ts'
import type { FileScanner } from '#seams/file-scanner.ts'

/** Monday, the second of March of 2026, in the morning. */
const monday = new Date('2026-03-02T10:30:00Z')

/** Permissions of people for themselves. */
const own = [
  'AUSENCIAS',
  'NOTIFICACIONES_VER',
  'MENU_ACCESOS',
  'FICHAJE_CREAR',
  'SOLICITAR_VACACIONES',
] as const

type Hired = { weeklyMinutes?: number; endsOn?: string | null; agreement?: string }

/** A server where people have contracts and coordinators, and HR manages absences and may know their causes. */
export async function startAbsences({ scanFile }: { scanFile?: FileScanner } = {}) {
  const clock = stillClock(monday)
  const server = await startServer({ clock, ...(scanFile === undefined ? {} : { scanFile }) })
  const admin = await signedIn(server, 'admin')
  const { db } = server.server.kernel.database
  const workCenterId = (await centerIn(admin, 'Europe/Madrid')).id
  const managing = [
    ...(['AUSENCIAS', 'GESTIONAR_AUSENCIAS', 'SOLICITUDES_AUSENCIA_VER', 'ACCESOS_VER'] as const),
    ...(['SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO', 'NOTIFICACIONES_VER'] as const),
  ] as const
  const hr = await employed(server, [...managing, 'AUSENCIAS_VER_JUSTIFICANTES', 'REPORTES_TODOS'])
  const types = (await admin.absenceTypes.index({ perPage: 100 })).data
  const typeId = (code: string) => types.find((type) => type.code === code)?.id ?? ''

  async function hired({ weeklyMinutes = 2400, endsOn = null, agreement = '' }: Hired = {}) {
    const one = await employed(server, own)
    const partTime = weeklyMinutes < 2400
    const terms = {
      ...{ workCenterId, weeklyMinutes, partTime, agreement },
      kind: 'indefinite' as const,
      ...{ startsOn: '2020-01-01', endsOn },
    } as const
    await admin.contracts.create({ ...terms, employeeId: one.id })
    return one
  }

  /** A new employee, and a coordinator who manages and decides but may not know causes. */
  async function pair(hire: Hired = {}) {
    const [one, lead] = [await hired(hire), await employed(server, managing)]
    const coordinated = { employeeId: one.id, coordinatorId: lead.id, startsOn: '2020-01-01', endsOn: null }
    await db
      .insertInto('coordinatorAssignments')
      .values({ ...coordinated, id: randomUUID(), reason: null, createdBy: null, createdAt: monday })
      .execute()
    return { one, lead }
  }

  /** Moves the clock to the morning of a day, and signs people in again, because their sessions have ended. */
  async function morningOf(date: string, ...people: readonly Employed[]) {
    const at = Date.parse(`${date}T10:30:00Z`)
    clock.forward((at - clock.now().getTime()) / 1000)
    for (const { portal, name } of people)
      await portal.session.login({ user: name.split(' ')[1] ?? '', password: demoPassword })
  }

  const locked = ({ id }: Employed, month: string) => lockMonth(db, id, month, clock.now())

  /** A reported absence of this type. */
  const reportAbsence = ({ portal }: Employed, code: string, input: Omit<AbsenceInput, 'absenceTypeId'>) =>
    portal.absences.create({ absenceTypeId: typeId(code), ...input })

  return {
    server,
    admin,
    clock,
    morningOf,
    db,
    hr,
    hired,
    locked,
    pair,
    reportAbsence,
    typeId,
    workCenterId,
  }
}

/** Confirms and locks a person's month. */
const lockMonth = (db: Db, employeeId: string, month: string, at: Date) =>
  db
    .insertInto('monthSheets')
    .values({
      ...{ id: randomUUID(), employeeId, month, state: 'locked', partTime: false, hash: 'x' },
      ...{ figures: '{}', confirmedAt: at, lockedAt: at },
    })
    .execute()

export type Absences = Awaited<ReturnType<typeof startAbsences>>

/** A scan as proof. */
export const scan = (name = 'justificante.pdf') => new File(['%PDF-1.7\nCita'], name)

/** The version of an absence as somebody sees it. */
export const versionOf = async ({ portal }: Employed, id: string) => ({
  version: (await portal.absences.show(id)).version,
})
