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
  /** How long ago it was created. */
  minutesAgo?: number
}

type Kernel = TestServer['server']['kernel']
type TicketStateType = 'new' | 'open' | 'pending' | 'final'
type Queue = { skillId: string; code: string; workflowId: string; number: number }

/** A new skill, people with it who may see tickets, and tickets that wait in it. */
export async function ticketQueue(
  server: TestServer,
  agents: number,
  permissions: readonly PermissionName[] = ['TICKETS_VER'],
) {
  const { kernel } = server.server
  const queue = await insertQueue(kernel)
  const { skillId, code } = queue
  const people = await skilled(server, { skillId, agents, permissions })
  return {
    ...{ skillId, people, code },
    add: (tickets: readonly Ticket[]) => addTickets(kernel, queue, tickets),
    /** A state in somebody's workflow. */
    become: (ticketId: string, stateType: TicketStateType) => become(kernel, ticketId, stateType),
    hours: (more: object = {}) => insertHours(kernel, queue, more),
    /** Does what the job would do at its time. */
    run: (kind: string, payload: object = {}) =>
      kernel.jobs.enqueue(kernel.database.db, kind, payload, { key: randomUUID() }),
  }
}

async function insertQueue({ database: { db }, ids }: Kernel): Promise<Queue> {
  const [skillId, code] = [ids.next(), randomUUID().slice(0, 8)]
  const { campaignId } = await db.selectFrom('skills').select('campaignId').limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('skills')
    .values({
      id: skillId,
      code,
      name: code,
      channel: 'voice',
      languages: [],
      campaignId,
      skillGroupId: null,
    })
    .execute()
  const { workflowId, number } = await db
    .selectFrom('workflowVersions')
    .select(['workflowId', 'number'])
    .limit(1)
    .executeTakeFirstOrThrow()
  return { skillId, code, workflowId, number }
}

type Wanted = { skillId: string; agents: number; permissions: readonly PermissionName[] }

async function skilled(server: TestServer, { skillId, agents, permissions }: Wanted) {
  const { database, clock } = server.server.kernel
  const people = await Promise.all(Array.from({ length: agents }, () => employed(server, permissions)))
  const startsOn = daysAfter(dayOf(clock.now()), -30)
  const assigned = people.map(({ id: userId }) => ({ userId, skillId, startsOn, endsOn: null, isMain: true }))
  if (agents > 0) await database.db.insertInto('skillAssignments').values(assigned).execute()
  return people
}

async function addTickets(
  { database: { db }, ids, clock }: Kernel,
  { skillId, workflowId, number }: Queue,
  tickets: readonly Ticket[],
): Promise<string[]> {
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
}

async function become(
  { database: { db }, clock }: Kernel,
  ticketId: string,
  stateType: TicketStateType,
): Promise<void> {
  const at = new Date(clock.now().getTime() + 1)
  await sql`update tickets set state_type = ${stateType}, updated_at = ${at},
        closed_at = case when ${stateType} = 'final' then ${at}::timestamptz end where id = ${ticketId}::uuid`.execute(
    db,
  )
}

async function insertHours(
  { database: { db }, ids, clock }: Kernel,
  { skillId, code }: Queue,
  more: object,
): Promise<void> {
  await db
    .insertInto('serviceHours')
    .values({
      ...{
        id: ids.next(),
        name: code,
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
}
