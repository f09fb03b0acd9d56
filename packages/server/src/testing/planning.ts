import type { Portal } from '@portal/sdk'
import { stillClock } from './clock.ts'
import { type Employed, employed } from './employed.ts'
import { signedIn } from './portals.ts'
import { startServer, type TestServer } from './start-server.ts'
import { centerIn, works } from './working-time.ts'

/** Monday in Madrid, half past eleven. */
const monday = '2026-03-02'
/** The errors of one of many rows. */
export const refusedRow = (row: number, fields: object) => ({
  ok: false,
  error: { status: 422, rows: [{ row, fields }] },
})
export const times = (start: number, end: number) => ({ start: start * 60, end: end * 60 })
/** A week from Monday to Friday, eight hours from an hour on. */
export const weekFrom = (hour: number) =>
  Array.from({ length: 7 }, (_, day) => ({ segments: day < 5 ? [times(hour, hour + 8)] : [] }))

export type Planning = {
  server: TestServer
  admin: Portal
  /** A person with a contract since the beginning of the year: 200 minutes on each day. */
  someone: (timeZone?: string) => Promise<Employed>
  /** A planner for these people, who sees nobody else. */
  lead: (...people: Employed[]) => Promise<Employed>
}

/** A server on a Monday, where shifts are planned. */
export async function startPlanning(): Promise<Planning> {
  const clock = stillClock(new Date(`${monday}T10:30:00Z`))
  const server = await startServer({ clock })
  const admin = await signedIn(server, 'admin')
  const { db } = server.server.kernel.database
  const centers = new Map<string, string>()
  async function centerOf(timeZone: string): Promise<string> {
    const known = centers.get(timeZone) ?? (await centerIn(admin, timeZone)).id
    centers.set(timeZone, known)
    return known
  }
  return {
    ...{ server, admin },
    async someone(timeZone = 'Europe/Madrid') {
      const one = await employed(server)
      await works(admin, one, await centerOf(timeZone))
      return one
    },
    async lead(...people) {
      const lead = await employed(server, [
        'MENU_ACCESOS',
        'ACCESOS_VER',
        'TURNOS_GESTIONAR',
        'NOTIFICACIONES_VER',
      ])
      for (const { id: employeeId } of people)
        await db
          .insertInto('coordinatorAssignments')
          .values({
            ...{ id: server.server.kernel.ids.next(), coordinatorId: lead.id, employeeId },
            ...{ startsOn: '2026-01-01', endsOn: null, reason: '', createdBy: null, createdAt: clock.now() },
          })
          .execute()
      return lead
    },
  }
}
