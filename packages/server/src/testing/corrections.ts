import { randomUUID } from 'node:crypto'
import type { ClockCorrectionInput } from '@portal/sdk'
import { stillClock } from './clock.ts'
import { type Employed, employed } from './employed.ts'
import { signedIn } from './portals.ts'
import { startServer } from './start-server.ts'
import { centerIn } from './working-time.ts'

/** Monday in Madrid, half past eleven, and the Friday before it. */
export const monday = new Date('2026-03-02T10:30:00Z')
export const friday = '2026-02-27'
export const at = (time: string, day = friday) => `${day}T${time}:00.000Z`

/** A forgotten exit on Friday. */
export const forgotten = {
  change: 'add',
  kind: 'out',
  at: at('16:00'),
  reason: 'Olvidé fichar la salida',
} as const satisfies ClockCorrectionInput

export const refused = (status: number, field: string, code: string, value?: string) => ({
  ok: false,
  error: { status, fields: { [field]: [{ code, ...(value === undefined ? {} : { value }) }] } },
})

/** A person with a contract, and their coordinator, who decides for the company. */
export type Pair = { one: Employed; lead: Employed }

/** A server on Monday, which creates such pairs. */
export async function startCorrecting(now: Date = monday) {
  const clock = stillClock(now)
  const server = await startServer({ clock })
  const admin = await signedIn(server, 'admin')
  const { db } = server.server.kernel.database
  const workCenterId = (await centerIn(admin, 'Europe/Madrid')).id
  async function pair(leader?: Employed): Promise<Pair> {
    const one = await employed(server, [
      'MENU_ACCESOS',
      'FICHAJE_CREAR',
      'NOTIFICACIONES_VER',
      'VER_DASHBOARD',
    ])
    const lead = leader ?? (await employed(server, ['ACCESOS_VER', 'FICHAJE_CORREGIR', 'NOTIFICACIONES_VER']))
    const hours = { weeklyMinutes: 2400, kind: 'indefinite', startsOn: '2026-01-01' } as const
    await admin.contracts.create({ employeeId: one.id, workCenterId, ...hours })
    const coordinated = { employeeId: one.id, coordinatorId: lead.id, startsOn: '2026-01-01', endsOn: null }
    await db
      .insertInto('coordinatorAssignments')
      .values({ ...coordinated, id: randomUUID(), reason: null, createdBy: null, createdAt: monday })
      .execute()
    return { one, lead }
  }
  return { server, admin, clock, db, pair }
}

export const dayOf = ({ portal, id }: Employed, date = friday) => portal.workdays.show(id, { date })
