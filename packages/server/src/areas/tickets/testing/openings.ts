import { randomUUID } from 'node:crypto'
import type { Opening, OpeningCause, Portal } from '@portal/sdk'
import { instantIn } from '#db/zoned-day.ts'
import type { Planning } from '#testing/planning.ts'

type Served = { id: string }

/** A main skill of these people alone. */
export async function skillOf({ server, admin }: Planning, people: readonly Served[]): Promise<string> {
  const { database, ids } = server.server.kernel
  const campaign = await database.db.selectFrom('campaigns').select('id').executeTakeFirstOrThrow()
  const [id, mark] = [ids.next(), randomUUID().slice(0, 8)]
  await database.db
    .insertInto('skills')
    .values({ id, code: mark, name: mark, channel: 'voice', languages: [], campaignId: campaign.id })
    .execute()
  if (people.length > 0)
    await admin.skillAssignments.assign({ userIds: people.map((one) => one.id), skillId: id, isMain: true })
  return id
}

/** The opening of today of a service. */
export async function openingOf(portal: Portal, service: string): Promise<Opening> {
  const [opening] = (await portal.openings.index({ search: service })).data
  if (opening === undefined) throw new Error(`${service} is not to open today`)
  return opening
}

type Past = { date: string; minutes: number; cause: OpeningCause | null }

/** Openings of a service on days that are over. */
export async function opened(
  { server, admin }: Planning,
  { planId }: Opening,
  days: readonly Past[],
): Promise<void> {
  const { database, ids, clock } = server.server.kernel
  const rows = days.map(({ date, minutes, cause }) => {
    const plannedAt = instantIn(date, '11:30', 'Europe/Madrid')
    return {
      ...{
        id: ids.next(),
        planId,
        date,
        plannedAt,
        toleranceMinutes: 5,
        minimumPercent: 90,
        templateId: null,
      },
      ...{ checks: [], state: 'closed' as const, light: 'green' as const, points: '[]', cause },
      ...{ openedAt: new Date(plannedAt.getTime() + minutes * 60_000), deviationMinutes: minutes },
      ...{ openedBy: admin.session.current?.userData.uid ?? null, createdAt: clock.now() },
    }
  })
  await database.db.insertInto('openings').values(rows).execute()
}
