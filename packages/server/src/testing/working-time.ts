import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { append } from '#areas/attendance/clock-acts.ts'
import { lockPerson } from '#db/lock-person.ts'
import type { TestServer } from './start-server.ts'

type Someone = { id: string }

/** A new work center. */
export const centerIn = (admin: Portal, timeZone: string) => {
  const mark = randomUUID().slice(0, 8)
  return admin.workCenters.create({
    name: `Centro ${mark}`,
    code: mark.toUpperCase(),
    timeZone,
    country: 'ES',
  })
}

/** A contract of three hours and twenty minutes on each day of the week. */
export const works = (
  admin: Portal,
  { id: employeeId }: Someone,
  workCenterId: string,
  { startsOn = '2026-01-01', partTime = false } = {},
) =>
  admin.contracts.create({
    ...{ employeeId, startsOn, kind: 'indefinite', workCenterId, partTime },
    ...{ weeklyMinutes: 1400, weekDays: [200, 200, 200, 200, 200, 200, 200] },
  })

/** An entry at a UTC time of a day, by default at six in the morning, and an exit this many minutes later. */
export async function came(
  { server }: TestServer,
  { id: employeeId }: Someone,
  day: string,
  minutes: number,
  from = '06:00',
): Promise<void> {
  const { ids, database, clock } = server.kernel
  const begin = Date.parse(`${day}T${from}:00Z`)
  const entry = { employeeId, timeZone: 'Europe/Madrid', breakTypeId: null, mode: 'on_site' } as const
  await database.db.transaction().execute(async (db) => {
    // A job may be evaluating the days of the same person.
    await lockPerson(db, employeeId)
    for (const [kind, after] of [
      ['in', 0],
      ['out', minutes],
    ] as const)
      await append({ db, ids, clock }, [
        { ...entry, kind, at: new Date(begin + after * 60_000), source: 'import' },
      ])
  })
}
