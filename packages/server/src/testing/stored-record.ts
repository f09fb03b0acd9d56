import { stillClock } from './clock.ts'
import { employed } from './employed.ts'
import { signedIn } from './portals.ts'
import { startServer } from './start-server.ts'
import { came, centerIn, works } from './working-time.ts'

/** Monday, the second of March of 2026, in the morning. */
export const monday = new Date('2026-03-02T10:30:00Z')

/** The reach of somebody who may see everybody. */
export const everybody = {
  ...{ userId: '', everybody: true, team: false, projects: false, identityNumbers: false },
  today: '2026-03-02',
}

/** A server where somebody has worked on these days, this many minutes each, at a work center. */
export async function startStoredRecord(worked: readonly (readonly [date: string, minutes: number])[]) {
  const server = await startServer({ clock: stillClock(monday) })
  const admin = await signedIn(server, 'admin')
  const center = (await centerIn(admin, 'Europe/Madrid')).id
  const one = await employed(server)
  await works(admin, one, center)
  for (const [date, minutes] of worked) await came(server, one, date, minutes)
  return { server, admin, one, center }
}
