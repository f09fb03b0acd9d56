import type { ClockMode, PressedKind } from '#db/schema/clock-entries.ts'
import { lockPerson } from '#db/lock-person.ts'
import { instantIn } from '#db/zoned-day.ts'
import { append } from '#areas/attendance/clock-acts.ts'
import type { TestServer } from './start-server.ts'

/** Writes clock entries of Madrid, on site unless stated: `2026-02-27 09:00 in remote`, one per line. */
export async function recorded(server: TestServer, employeeId: string, ...lines: string[]): Promise<void> {
  const { ids, database, clock } = server.server.kernel
  const entries = lines.map((line) => {
    const [day = '', time = '', kind, mode] = line.split(' ')
    const at = instantIn(day, time, 'Europe/Madrid')
    const from = { timeZone: 'Europe/Madrid', breakTypeId: null, source: 'import' } as const
    const worked: ClockMode = mode === 'remote' ? mode : 'on_site'
    return { ...from, employeeId, mode: worked, kind: kind as PressedKind, at }
  })
  await database.db.transaction().execute(async (db) => {
    await lockPerson(db, employeeId)
    await append({ db, ids, clock }, entries)
  })
}
