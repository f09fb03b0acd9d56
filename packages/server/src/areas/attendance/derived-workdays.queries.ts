import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { WorkdaysTable } from '#db/schema/workdays.ts'

/** When the last working day before a day ended. */
export async function endedBefore(db: Db, employeeId: string, day: string): Promise<Date | null> {
  const row = await db
    .selectFrom('workdays')
    .where('employeeId', '=', employeeId)
    .where(sql<boolean>`date < ${day}::date`)
    .select('endedAt')
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.endedAt ?? null
}

/** Removes the days since the first of these that are none of them: what they were made of belongs to another day now. */
export async function keep(db: Db, employeeId: string, dates: readonly string[]): Promise<void> {
  const [first] = dates
  if (first === undefined) return
  await db
    .deleteFrom('workdays')
    .where('employeeId', '=', employeeId)
    .where(sql<boolean>`date >= ${first}::date and date <> all(${dates}::date[])`)
    .execute()
}

/** Writes days as they now stand. */
export async function put(db: Db, rows: readonly WorkdaysTable[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('workdays')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['employeeId', 'date']).doUpdateSet((eb) => ({
        startedAt: eb.ref('excluded.startedAt'),
        endedAt: eb.ref('excluded.endedAt'),
        timeZone: eb.ref('excluded.timeZone'),
        incidents: eb.ref('excluded.incidents'),
        presenceSeconds: eb.ref('excluded.presenceSeconds'),
        effectiveSeconds: eb.ref('excluded.effectiveSeconds'),
        effectiveTime: eb.ref('excluded.effectiveTime'),
        remoteSeconds: eb.ref('excluded.remoteSeconds'),
        nonEffectiveSeconds: eb.ref('excluded.nonEffectiveSeconds'),
        unallocatedSeconds: eb.ref('excluded.unallocatedSeconds'),
        runningSince: eb.ref('excluded.runningSince'),
        runningCounts: eb.ref('excluded.runningCounts'),
        openSince: eb.ref('excluded.openSince'),
      })),
    )
    .execute()
}
