import { randomUUID } from 'node:crypto'
import type { PermissionName } from '@portal/permissions'
import { sql } from 'kysely'
import { daysAfter, dayOf } from '#db/day.ts'
import { employed } from './employed.ts'
import type { TestServer } from './start-server.ts'

type Ticket = {
  subject?: string
  priorityId?: string | null
  language?: string
  isVulnerable?: boolean
  dueAt?: Date | null
  /** How long ago it came. */
  minutesAgo?: number
}

/** A skill of its own, people who have it and may see tickets, and tickets that wait in it. */
export async function ticketQueue(
  server: TestServer,
  agents: number,
  permissions: readonly PermissionName[] = ['TICKETS_VER'],
) {
  const { database, ids, clock } = server.server.kernel
  const { db } = database
  const [skillId, mark] = [ids.next(), randomUUID().slice(0, 8)]
  const { campaignId } = await db.selectFrom('skills').select('campaignId').limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('skills')
    .values({
      id: skillId,
      code: mark,
      name: mark,
      channel: 'voice',
      languages: [],
      campaignId,
      skillGroupId: null,
    })
    .execute()
  const people = await Promise.all(Array.from({ length: agents }, () => employed(server, permissions)))
  const startsOn = daysAfter(dayOf(clock.now()), -30)
  const assigned = people.map(({ id: userId }) => ({ userId, skillId, startsOn, endsOn: null, isMain: true }))
  if (agents > 0) await db.insertInto('skillAssignments').values(assigned).execute()
  const { workflowId, number } = await db
    .selectFrom('workflowVersions')
    .select(['workflowId', 'number'])
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    ...{ skillId, people, code: mark },
    async add(tickets: readonly Ticket[]): Promise<string[]> {
      const now = clock.now().getTime()
      const rows = tickets.map(({ subject = 'Consulta', minutesAgo = 0, ...more }, at) => ({
        ...{
          id: ids.next(),
          key: randomUUID(),
          subject,
          requesterName: 'Rosa Lago Prieto',
          channel: 'phone' as const,
        },
        ...{
          requesterAddress: null,
          requesterUserId: null,
          skillId,
          projectId: null,
          recordId: null,
          priorityId: null,
        },
        ...{
          workflowId,
          workflowNumber: number,
          workflowState: 'nuevo',
          stateType: 'new' as const,
          createdBy: null,
        },
        ...{ createdAt: new Date(now - minutesAgo * 60_000 + at), updatedAt: new Date(now) },
        ...more,
      }))
      for (let from = 0; from < rows.length; from += 1000)
        await db
          .insertInto('tickets')
          .values(rows.slice(from, from + 1000))
          .execute()
      return rows.map(({ id }) => id)
    },
    /** A state that somebody's workflow has led to. */
    async become(ticketId: string, stateType: 'new' | 'open' | 'pending' | 'final'): Promise<void> {
      const at = new Date(clock.now().getTime() + 1)
      await sql`update tickets set state_type = ${stateType}, updated_at = ${at},
        closed_at = case when ${stateType} = 'final' then ${at}::timestamptz end where id = ${ticketId}::uuid`.execute(
        db,
      )
    },
    async hours(more: object = {}): Promise<void> {
      await db
        .insertInto('serviceHours')
        .values({
          ...{
            id: ids.next(),
            name: mark,
            position: 1,
            createdAt: clock.now(),
            updatedAt: clock.now(),
            skillId,
          },
          ...{ opensAt: '00:00', closesAt: '24:00', saturdayOpensAt: '00:00', saturdayClosesAt: '24:00' },
          ...{ sundayOpensAt: '00:00', sundayClosesAt: '24:00', workCenterId: null },
          ...more,
        })
        .execute()
    },
    /** What a job would do once its time has come. */
    run: (kind: string, payload: object = {}) =>
      server.server.kernel.jobs.enqueue(db, kind, payload, { key: randomUUID() }),
  }
}
