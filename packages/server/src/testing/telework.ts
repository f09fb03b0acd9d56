import type { TeleworkVersionInput } from '@portal/sdk'
import { templateContents } from '#telework/template.ts'
import { stillClock } from './clock.ts'
import { type Employed, employed } from './employed.ts'
import { signedIn } from './portals.ts'
import { recorded } from './recorded.ts'
import { startServer } from './start-server.ts'
import { coordinated } from './vacations.ts'
import { centerIn, works } from './working-time.ts'

/** Monday, the second of March of 2026, in the morning. */
const monday = new Date('2026-03-02T10:30:00Z')

export type VersionInput = Omit<TeleworkVersionInput, 'employeeId'>

/** A complete agreement: Tuesdays and Thursdays from the ninth of March on. */
export const complete = (more: Partial<VersionInput> = {}): VersionInput => ({
  ...{ startsOn: '2026-03-09', endsOn: null, weekA: [2, 4], weekB: null },
  contents: { ...templateContents('Madrid'), place: 'Calle Mayor 1, 28013 Madrid' },
  ...more,
})

/** A server with employees, and an HR person who manages telework. */
export async function startTelework() {
  const clock = stillClock(monday)
  const server = await startServer({ clock })
  const admin = await signedIn(server, 'admin')
  const workCenterId = (await centerIn(admin, 'Europe/Madrid')).id
  const asking = ['VER_DASHBOARD', 'NOTIFICACIONES_VER'] as const
  const hr = await employed(server, [...asking, 'TELETRABAJO_GESTIONAR', 'REPORTES_TODOS'])
  const hired = () => employed(server, asking)
  /** A person, and their coordinator, who manages their telework. */
  async function pair() {
    const [one, lead] = [await hired(), await employed(server, [...asking, 'TELETRABAJO_GESTIONAR'])]
    await coordinated(server, one, lead)
    return { one, lead }
  }
  /** A person with a contract, who worked on these days: `2026-02-24 remote`. */
  async function worked(...days: string[]) {
    const one = await hired()
    await works(admin, one, workCenterId)
    for (const line of days) {
      const [day, mode = 'on_site'] = line.split(' ')
      await recorded(server, one.id, `${day} 09:00 in ${mode}`, `${day} 17:00 out ${mode}`)
    }
    return one
  }
  const drafted = (one: Employed, more: Partial<VersionInput> = {}) =>
    hr.portal.teleworkVersions.create({ employeeId: one.id, ...complete(more) })
  async function offered(one: Employed, more: Partial<VersionInput> = {}) {
    const { id, version } = await drafted(one, more)
    return hr.portal.teleworkVersions.offer(id, { version })
  }
  async function signed(one: Employed, more: Partial<VersionInput> = {}) {
    const { id, hash } = await offered(one, more)
    return one.portal.teleworkVersions.sign(id, { hash })
  }
  return { server, admin, clock, hr, hired, pair, worked, drafted, offered, signed }
}

export type Telework = Awaited<ReturnType<typeof startTelework>>
