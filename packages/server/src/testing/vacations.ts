import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { stillClock } from './clock.ts'
import { type Employed, employed } from './employed.ts'
import { signedIn } from './portals.ts'
import { startServer, type TestServer } from './start-server.ts'
import { centerIn } from './working-time.ts'
import { demoPassword } from '../demo/seed-demo.ts'
import { daysAfter } from '#db/day.ts'

/** Monday, the second of March of 2026, in the morning. */
const monday = new Date('2026-03-02T10:30:00Z')
export const contactCenter = 'III Convenio estatal de contact center'
export const workingDays = '23 días laborables'

type Hired = { agreement?: string; startsOn?: string; endsOn?: string | null }

/** A server where people are hired under an agreement, each with a coordinator, and HR decides. */
export async function startVacations() {
  const clock = stillClock(monday)
  const server = await startServer({ clock })
  const admin = await signedIn(server, 'admin')
  const workCenterId = (await centerIn(admin, 'Europe/Madrid')).id
  const hr = await employed(server, [
    ...(['SOLICITAR_VACACIONES', 'MENU_VACATION_EMPLOYEE', 'VACACIONES_CAMBIAR_ESTADO'] as const),
    ...(['REPORTES_TODOS', 'NOTIFICACIONES_VER', 'EMPLEADOS_VER_DATOS_PERSONALES'] as const),
  ])
  const asking = ['SOLICITAR_VACACIONES', 'NOTIFICACIONES_VER'] as const
  const leading = [...asking, 'MENU_VACATION_EMPLOYEE', 'VACACIONES_CAMBIAR_ESTADO'] as const
  async function hired({ agreement = contactCenter, startsOn = '2020-01-01', endsOn = null }: Hired = {}) {
    const one = await employed(server, asking)
    await contract(admin, one, { workCenterId, agreement, startsOn, endsOn })
    return one
  }
  /** A new employee, and their coordinator. */
  async function pair(hire: Hired = {}) {
    const [one, lead] = [await hired(hire), await employed(server, leading)]
    await coordinated(server, one, lead)
    return { one, lead }
  }
  return { server, admin, clock, hr, hired, pair, workCenterId }
}

export type Vacations = Awaited<ReturnType<typeof startVacations>>

type Contract = { workCenterId: string; agreement: string; startsOn: string; endsOn: string | null }
const contract = (admin: Portal, { id: employeeId }: Employed, terms: Contract) =>
  admin.contracts.create({ ...terms, employeeId, kind: 'indefinite', weeklyMinutes: 2400 })

/** Assigns somebody a coordinator. */
export async function coordinated({ server }: TestServer, one: Employed, lead: Employed): Promise<void> {
  const { database, clock } = server.kernel
  const row = { employeeId: one.id, coordinatorId: lead.id, startsOn: '2020-01-01', endsOn: null }
  await database.db
    .insertInto('coordinatorAssignments')
    .values({ ...row, id: randomUUID(), reason: null, createdBy: null, createdAt: clock.now() })
    .execute()
}

/** Moves the clock by this many days, and signs these people and the administrator in again. */
export async function later(
  { clock, admin }: Pick<Vacations, 'clock' | 'admin'>,
  days: number,
  people: readonly Employed[],
): Promise<void> {
  clock.forward(days * 86_400)
  await admin.session.login({ user: 'admin', password: demoPassword })
  for (const { name, portal } of people)
    await portal.session.login({ user: name.replace('Nadia ', ''), password: demoPassword })
}

/** This many consecutive days, as in a request. */
export const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ date: daysAfter(first, at) }))

/** Somebody's vacation amounts of a kind, as they see them. */
export async function amountsOf({ portal, id }: Employed, kind: 'annual' | 'loose' = 'annual', year = 2026) {
  const { amounts } = await portal.vacationBalances.show(id, { year })
  return amounts.find((one) => one.kind === kind)
}

/** A requested week of annual vacation that begins on a Monday. */
export const asked = ({ portal }: Employed, first: string, count = 7) =>
  portal.vacationRequests.create({ kind: 'annual', days: daysFrom(first, count), agreed: true })

/** Approved by both stages. */
export async function approvedBy(lead: Employed, hr: Employed, id: string) {
  const { version } = await lead.portal.vacationRequests.approve(id, await versionOf(lead, id))
  return hr.portal.vacationRequests.approve(id, { version })
}

const versionOf = async ({ portal }: Employed, id: string) => ({
  version: (await portal.vacationRequests.show(id)).version,
})
