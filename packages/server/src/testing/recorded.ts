import type { PressedKind } from '#db/schema/clock-entries.ts'
import { instantIn } from '#db/zoned-day.ts'
import { append } from '#areas/attendance/clock-acts.ts'
import type { TestServer } from './start-server.ts'

/** Writes what a clock in Madrid recorded: `2026-02-27 09:00 in`, a line an entry. */
export async function recorded(server: TestServer, employeeId: string, ...lines: string[]): Promise<void> {
  const { ids, database, clock } = server.server.kernel
  const entries = lines.map((line) => {
    const [day = '', time = '', kind] = line.split(' ')
    const at = instantIn(day, time, 'Europe/Madrid')
    const from = { timeZone: 'Europe/Madrid', breakTypeId: null, mode: 'on_site', source: 'import' } as const
    return { ...from, employeeId, kind: kind as PressedKind, at }
  })
  await append({ db: database.db, ids, clock }, entries)
}
