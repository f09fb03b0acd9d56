import type { Portal } from '@portal/sdk'
import type { Asking } from './asking.ts'

/** An incident of the caller's day is justified, decided on and decided again, and another person's is dismissed. */
export async function ask({ portal, strict }: Asking): Promise<void> {
  const mine = await strict('empleado')
  const company = await strict('admin')
  const { date, state } = await pressedOffline(mine)
  const justification = {
    date,
    kind: 'unverified',
    reason: 'No había red en la sala',
    version: null,
  } as const
  const { id, version } = await mine.dayIncidents.justify(justification)
  await company.dayIncidents.index({
    waiting: true,
    state: ['justified'],
    kind: 'unverified',
    sort: 'person',
  })
  await company.dayIncidents.decide(id, { version, decision: 'accepted', hold: true })
  await company.dayIncidents.release({ ids: [id] })
  await company.dayIncidents.decide(id, { version, decision: 'accepted' })
  await mine.dayIncidents.show(id)
  // The next calls expect the person to be clocked out.
  if (state !== 'out') await mine.clock.press({ kind: 'out' })
  const { data } = await portal.workdays.index({ ...(await lastWeeks(portal)), incidentState: 'open' })
  const uid = portal.session.current?.userData.uid
  const other = data.find(({ person }) => person.id !== uid)
  const kind = other?.incidents.find((one) => !other.incidentStates.some((state) => state.kind === one))
  if (other === undefined || kind === undefined) throw new Error('The demo has no open incident')
  await company.dayIncidents.dismiss({ employeeId: other.person.id, date: other.date, kind })
}

/** A press of a minute ago that has not reached the server. */
async function pressedOffline({ clock }: Portal) {
  const { state, now } = await clock.show()
  const at = new Date(Date.parse(now) - 60_000).toISOString()
  return clock.press({ kind: state === 'out' ? 'in' : 'out', at, isOffline: true })
}

async function lastWeeks({ clock }: Portal) {
  const { now } = await clock.show()
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  return { from: day(Date.parse(now) - 20 * 86_400_000), until: day(Date.parse(now)) }
}
