import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { RecordedState } from '#db/schema/agent-states.ts'
import { daysAfter } from '#db/day.ts'
import { agentAtClock } from '#testing/agent-at-clock.ts'
import { signedIn } from '#testing/portals.ts'

const { clock, server, agent, agentId, db, ago, press, later } = agentAtClock()

/** The agent states, in minutes before now. */
async function was(state: RecordedState, from: number, until: number) {
  const common = { origin: 'agent', changedBy: agentId(), reason: null } as const
  const nothing = { sessionId: null, skillId: null, breakTypeId: null }
  const time = { startedAt: new Date(ago(from)), endedAt: new Date(ago(until)) }
  await db()
    .insertInto('agentStates')
    .values({ ...common, ...nothing, ...time, id: randomUUID(), userId: agentId(), state })
    .execute()
}

describe('workdays.show', () => {
  it('has what the agent was in beside the clock, and names where they say two things, to oneself and who may look', async () => {
    const { date } = await press('in')
    await later(60)
    await press('out')
    await later(45)
    await was('available', 110, 60)
    await was('in_call', 60, 15)
    await was('wrap_up', 15, 5)
    const day = await agent().workdays.show(agentId(), { date })
    expect(day.states).toEqual([
      expect.objectContaining({ state: 'available', startedAt: ago(110), endedAt: ago(60), origin: 'agent' }),
      expect.objectContaining({ state: 'in_call', startedAt: ago(60), endedAt: ago(15) }),
      expect.objectContaining({ state: 'wrap_up', startedAt: ago(15), endedAt: ago(5) }),
    ])
    expect(day.contradictions).toEqual([
      { kind: 'before_in', state: 'available', startedAt: ago(110), endedAt: ago(105) },
      { kind: 'after_out', state: 'in_call', startedAt: ago(45), endedAt: ago(5) },
    ])
    const coordinator = await signedIn(server(), 'coordinador')
    expect(await coordinator.workdays.show(agentId(), { date })).toEqual(day)
  })

  it('work in a night belongs to its day, and work without an entry counts before it', async () => {
    const { date } = await agent().clock.show()
    await later(13 * 60)
    await press('in')
    await later(8 * 60)
    await press('out')
    await later(60)
    await was('available', 500, 400)
    await was('in_call', 300, 200)
    await was('wrap_up', 62, 55)
    const show = (day: string) => agent().workdays.show(agentId(), { date: day })
    expect((await show(date)).states.map(({ state }) => state)).toEqual(['available', 'in_call', 'wrap_up'])
    expect((await show(date)).contradictions).toMatchObject([{ kind: 'after_out', endedAt: ago(55) }])
    await was('meeting', 20, 10)
    const next = await show(daysAfter(date, 1))
    expect(next).toMatchObject({ segments: [], entries: [], states: [{ state: 'meeting' }] })
    expect(next.contradictions).toMatchObject([{ kind: 'before_in', startedAt: ago(20), endedAt: ago(10) }])
  })

  it('a silence of who is still online contradicts nothing', async () => {
    await press('in')
    await press('out')
    await agent().agentState.patch({ state: 'available' })
    clock.forward(20 * 60)
    const admin = await signedIn(server())
    const { states, contradictions } = await admin.workdays.show(agentId(), { date: ago(0).slice(0, 10) })
    expect(states.map(({ state, endedAt }) => [state, endedAt])).toEqual([['no_signal', null]])
    expect(contradictions).toEqual([])
  })
})
