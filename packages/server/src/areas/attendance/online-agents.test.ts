import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let clock: StillClock
let coordinator: Portal
let agent: Portal
let agentId: string

beforeAll(async () => {
  clock = stillClock(new Date('2026-03-05T10:00:00Z'))
  server = await startServer({ clock })
  coordinator = await signedIn(server, 'coordinador')
  agent = await signedIn(server, 'empleado')
})
afterAll(() => server.close())
beforeEach(async () => {
  if (agent.session.current === undefined) agent = await signedIn(server, 'empleado')
  agentId = agent.session.current?.userData.uid ?? ''
  await agent.agentState.patch({ state: 'offline' })
})

const db = () => server.server.kernel.database.db
const seen = async () => (await coordinator.onlineAgents.show(agentId)).agent
const today = async () => (await coordinator.onlineAgents.show(agentId)).intervals
const working = [
  'available',
  'in_call',
  'wrap_up',
  'break',
  'training',
  'meeting',
  'technical_issue',
] as const
const all = { perPage: 5000, state: [...working] }
const later = async (seconds: number) => {
  clock.forward(seconds)
  // A person may be cached for a second.
  await coordinator.session.keepAlive()
}

/** Ends the assignment of the agent to the coordinator after a day, or makes it open-ended. */
const endOn = (endsOn: string | null) =>
  db()
    .updateTable('coordinatorAssignments')
    .set({ endsOn })
    .where('employeeId', '=', agentId)
    .where('coordinatorId', '=', coordinator.session.current?.userData.uid ?? '')
    .execute()

const lastNotice = async () => (await agent.notifications.index()).data.at(0)

/** Somebody of another coordinator. */
async function strangerOf(): Promise<string> {
  const stranger = await db()
    .selectFrom('coordinatorAssignments')
    .where('coordinatorId', '!=', coordinator.session.current?.userData.uid ?? '')
    .where(inForce('coordinatorAssignments', dayOf(clock.now())))
    .select('employeeId as userId')
    .executeTakeFirstOrThrow()
  return stranger.userId
}

describe('onlineAgents.index', () => {
  it('ONL-2.2 puts who is over the limit of the state first, and counts them', async () => {
    await agent.agentState.patch({ state: 'wrap_up' })
    for (let beat = 0; beat < 4; beat++) {
      await later(43)
      await agent.agentState.show()
    }
    expect((await seen()).limitSeconds).toBe(180)
    const before = await coordinator.onlineAgents.index(all)
    const countOf = ({ meta }: typeof before) =>
      meta.states.find(({ state }) => state === 'wrap_up') ?? { count: 0, over: 0 }
    await later(30)
    await agent.agentState.show()
    const after = await coordinator.onlineAgents.index(all)
    expect(countOf(after).over).toBe(countOf(before).over + 1)
    const over = after.data.map(
      ({ since, limitSeconds }) =>
        limitSeconds !== null && Date.parse(since ?? '') + limitSeconds * 1000 < clock.now().getTime(),
    )
    expect(over).toContain(true)
    expect(over).toEqual([...over].sort((one, other) => Number(other) - Number(one)))
    expect(after.data.slice(0, over.filter(Boolean).length).map(({ id }) => id)).toContain(agentId)
  })

  it('ONL-3.1 filters by state, skill, project and name, and each filter leaves its own counters as they are', async () => {
    await agent.agentState.patch({ state: 'technical_issue' })
    const { data, meta } = await coordinator.onlineAgents.index(all)
    const own = await seen()
    const bySkill = await coordinator.onlineAgents.index({ ...all, skillId: own.skill?.id ?? '' })
    expect(new Set(bySkill.data.map(({ skill }) => skill?.id))).toEqual(new Set([own.skill?.id]))
    expect(bySkill.meta.skills).toEqual(meta.skills)
    expect(bySkill.meta.totalCount).toBe(meta.skills.find(({ id }) => id === own.skill?.id)?.count)
    const byState = await coordinator.onlineAgents.index({ state: ['technical_issue'] })
    expect(byState.data.every(({ state }) => state === 'technical_issue')).toBe(true)
    expect(byState.meta.states.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(data.length)
    const byName = await coordinator.onlineAgents.index({ ...all, search: own.displayName.toUpperCase() })
    expect(byName.data.map(({ id }) => id)).toEqual([agentId])
    const byProject = await coordinator.onlineAgents.index({ ...all, campaignId: own.campaign?.id ?? '' })
    expect(byProject.meta.totalCount).toBe(byProject.data.length)
  })

  it('leaves out who is offline unless that is asked for', async () => {
    const { data } = await coordinator.onlineAgents.index({ perPage: 5000 })
    expect(data.map(({ id }) => id)).not.toContain(agentId)
    const offline = await coordinator.onlineAgents.index({ perPage: 5000, state: ['offline'] })
    expect(offline.data.map(({ id }) => id)).toContain(agentId)
  })

  it('check 27: check 31: a coordinator sees the people assigned and nobody else, in rows and counters, from the next request on', async () => {
    const offline = { perPage: 5000, state: ['offline'] } as const
    const ask = () => coordinator.onlineAgents.index({ ...offline, state: [...offline.state] })
    const assigned = await db()
      .selectFrom('coordinatorAssignments')
      .where('coordinatorId', '=', coordinator.session.current?.userData.uid ?? '')
      .where(inForce('coordinatorAssignments', dayOf(clock.now())))
      .select('employeeId')
      .execute()
    const sumOf = ({ meta }: Awaited<ReturnType<typeof ask>>) =>
      meta.states.reduce((sum, { count }) => sum + count, 0)
    const before = await ask()
    expect(sumOf(before)).toBe(assigned.length)
    expect(before.meta.coordinators).toHaveLength(1)
    await endOn(dayOf(new Date(clock.now().getTime() - 86_400_000)))
    const after = await ask()
    expect(sumOf(after)).toBe(assigned.length - 1)
    expect(after.data.map(({ id }) => id)).not.toContain(agentId)
    await expect(coordinator.onlineAgents.show(agentId)).rejects.toMatchObject({ status: 404 })
    await endOn(null)
  })

  it('check 31: who may see the reports on everybody sees the agents of every coordinator', async () => {
    const admin = await signedIn(server, 'admin')
    const query = { perPage: 7, sort: '-name' as const }
    const { data, meta } = await admin.onlineAgents.index(query)
    expect(meta.coordinators.length).toBeGreaterThan(10)
    const second = await admin.onlineAgents.index({ ...query, page: 2 })
    expect(new Set([...data, ...second.data].map(({ id }) => id)).size).toBe(14)
  })
})

describe('onlineAgents.show', () => {
  it('ONL-7.1 the intervals of a day neither overlap nor leave a gap within the session, and the totals are their sums', async () => {
    for (const state of ['available', 'in_call', 'wrap_up', 'available'] as const) {
      await agent.agentState.patch({ state })
      await later(40)
    }
    const { intervals, totals, date, timeZone } = await coordinator.onlineAgents.show(agentId)
    expect({ date, timeZone }).toEqual({ date: '2026-03-05', timeZone: 'Europe/Madrid' })
    const last = intervals.slice(-4)
    expect(last.map(({ state }) => state)).toEqual(['available', 'in_call', 'wrap_up', 'available'])
    expect(last.slice(0, -1).map(({ endedAt }) => endedAt)).toEqual(
      last.slice(1).map(({ startedAt }) => startedAt),
    )
    for (const { state, seconds } of totals) {
      const own = intervals.filter((interval) => interval.state === state)
      expect(seconds).toBe(own.reduce((sum, interval) => sum + interval.seconds, 0))
    }
    const yesterday = await coordinator.onlineAgents.show(agentId, { date: '2026-03-04' })
    expect(yesterday.intervals).toEqual([])
  })

  it('ONL-7.1 recorded states cannot be changed', async () => {
    await agent.agentState.patch({ state: 'in_call' })
    await agent.agentState.patch({ state: 'available' })
    const rewrite = db()
      .updateTable('agentStates')
      .set({ startedAt: new Date(0) })
      .where('userId', '=', agentId)
      .execute()
    await expect(rewrite).rejects.toThrow('what was recorded stays')
  })

  it('check 26: somebody of another team is as unknown as somebody who does not exist', async () => {
    const strangerId = await strangerOf()
    for (const act of [
      () => coordinator.onlineAgents.show(strangerId),
      () => coordinator.onlineAgents.patch(strangerId, { state: 'available', reason: 'A test' }),
      () => coordinator.onlineAgents.stop(strangerId, { reason: 'A test' }),
    ]) {
      await expect(act()).rejects.toMatchObject({ status: 404, kind: 'not-found' })
    }
  })
})

describe('onlineAgents.patch', () => {
  it('ONL-6.2 ONL-6.4 a coordinator sends an agent to another state; author, reason and previous state are logged, and the agent is notified', async () => {
    await agent.agentState.patch({ state: 'in_call' })
    await later(5)
    const reason = 'La llamada ha terminado'
    const person = coordinator.session.current?.userData.displayName ?? ''
    const sent = await coordinator.onlineAgents.patch(agentId, { state: 'available', reason })
    expect(sent.state).toBe('available')
    expect(await agent.agentState.show()).toMatchObject({ state: 'available', reason })
    const coordinatorId = coordinator.session.current?.userData.uid
    expect((await today()).at(-1)).toMatchObject({
      state: 'available',
      origin: 'coordinator',
      changedBy: { id: coordinatorId },
      reason,
    })
    const [event] = await db()
      .selectFrom('auditEvents')
      .where('act', '=', 'onlineAgents.patch')
      .orderBy('at', 'desc')
      .selectAll()
      .execute()
    expect(event).toMatchObject({
      userId: coordinatorId,
      subject: agentId,
      before: { state: 'in_call' },
      after: { state: 'available' },
      detail: { reason },
    })
    expect(await lastNotice()).toMatchObject({ kind: 'agents.moved', data: { person, reason } })
  })

  it('refuses for an agent who is not there', async () => {
    await expect(
      coordinator.onlineAgents.patch(agentId, { state: 'available', reason: 'A test' }),
    ).rejects.toMatchObject({ status: 409, code: 'invalid' })
  })
})

describe('onlineAgents.stop', () => {
  it('ONL-6.3 ONL-6.4 check 17: closes the sessions of an agent at once, who reads why after the next sign-in', async () => {
    await agent.agentState.patch({ state: 'available' })
    await later(2)
    const reason = 'Ha dejado el puesto'
    const stopped = await coordinator.onlineAgents.stop(agentId, { reason })
    expect(stopped.state).toBe('offline')
    await expect(agent.dashboard.show()).rejects.toMatchObject({ kind: 'session-ended' })
    agent = await signedIn(server, 'empleado')
    const person = coordinator.session.current?.userData.displayName ?? ''
    expect(await lastNotice()).toMatchObject({ kind: 'agents.stopped', data: { person, reason } })
  })
})

describe('onlineAgents.message', () => {
  it('ONL-6.1 writes to an agent at work, and the audit knows that and not what', async () => {
    await agent.agentState.patch({ state: 'in_call' })
    const text = 'Pase por mi mesa cuando termine'
    await later(2)
    await coordinator.onlineAgents.message(agentId, { text })
    const person = coordinator.session.current?.userData.displayName ?? ''
    expect(await lastNotice()).toMatchObject({ kind: 'agents.message', data: { person, text }, readAt: null })
    const events = await db()
      .selectFrom('auditEvents')
      .where('act', '=', 'onlineAgents.message')
      .select(['userId', 'subject', 'before', 'after', 'detail'])
      .execute()
    const userId = coordinator.session.current?.userData.uid
    expect(events).toEqual([{ userId, subject: agentId, before: null, after: null, detail: {} }])
  })

  it('ONL-6.5 is refused for who is not at work, for another team, without words, and without the permission', async () => {
    await expect(coordinator.onlineAgents.message(agentId, { text: 'Hola' })).rejects.toMatchObject({
      status: 409,
      code: 'invalid',
    })
    await agent.agentState.patch({ state: 'available' })
    await expect(coordinator.onlineAgents.message(agentId, { text: '  ' })).rejects.toMatchObject({
      status: 422,
    })
    await expect(agent.onlineAgents.message(agentId, { text: 'Hola' })).rejects.toMatchObject({
      kind: 'permission',
    })
    const strangerId = await strangerOf()
    await expect(coordinator.onlineAgents.message(strangerId, { text: 'Hola' })).rejects.toMatchObject({
      status: 404,
    })
  })
})
