import { describe, expect, it } from 'vitest'
import { agentAtClock } from '#testing/agent-at-clock.ts'
import { signedIn } from '#testing/portals.ts'

const { clock, server, agent, agentId, ago, press, pressed, later, breakType, newest } = agentAtClock()

const state = () => agent().agentState.show()

describe('the clock and the state as an agent', () => {
  it('a break of one is a break of the other, and who goes home is no agent any more', async () => {
    await press('in')
    await agent().agentState.patch({ state: 'available' })
    const rest = await breakType(/Baño/)
    await press('break_start', { breakTypeId: rest })
    expect(await state()).toMatchObject({ state: 'break', breakType: { id: rest } })
    await press('break_end')
    expect(await state()).toMatchObject({ state: 'available' })
    await agent().agentState.patch({ state: 'break', breakTypeId: rest })
    expect(await agent().clock.show()).toMatchObject({ state: 'break', breakType: { id: rest } })
    await agent().agentState.patch({ state: 'available' })
    expect(await agent().clock.show()).toMatchObject({ state: 'work' })
    expect((await newest(2)).map(({ source }) => source)).toEqual(['agent', 'agent'])
    await press('out')
    expect(await state()).toMatchObject({ state: 'offline' })
  })

  it('from one break into another as an agent, each counts as its type says, and keeps the reason that it asks for', async () => {
    await press('in')
    await agent().agentState.patch({ state: 'break', breakTypeId: await breakType(/Baño/) })
    clock.forward(30)
    const lunch = await breakType(/Comida/)
    await agent().agentState.patch({ state: 'break', breakTypeId: lunch })
    await later(45)
    expect(await agent().clock.show()).toMatchObject({
      ...{ state: 'break', breakType: { id: lunch }, effectiveSeconds: 30, nonEffectiveSeconds: 45 * 60 },
    })
    const personal = await breakType(/Asunto personal/)
    await agent().agentState.patch({ state: 'break', breakTypeId: personal, reason: 'Cita en el banco' })
    expect((await newest(2)).map(({ kind, breakType: type, reason }) => [kind, type?.id, reason])).toEqual([
      ['break_start', lunch, null],
      ['break_start', personal, 'Cita en el banco'],
    ])
    await press('out')
  })

  it('an agent whom a coordinator sends back to work is at work by the clock, too, and the record names the coordinator', async () => {
    const coordinator = await signedIn(server(), 'coordinador')
    const reason = 'Hay cola'
    const move = (to: 'available' | 'meeting') =>
      coordinator.onlineAgents.patch(agentId(), { state: to, reason })
    await agent().agentState.patch({ state: 'in_call' })
    await move('meeting')
    expect(await agent().clock.show()).toMatchObject({ state: 'out' })
    await press('in')
    await agent().agentState.patch({ state: 'break', breakTypeId: await breakType(/Baño/) })
    await move('available')
    expect(await agent().clock.show()).toMatchObject({ state: 'work', counts: 'effective' })
    expect(await newest(1)).toMatchObject([
      {
        ...{ kind: 'break_end', source: 'agent', reason: null },
        createdBy: { id: coordinator.session.current?.userData.uid },
      },
    ])
    await press('out')
  })

  it('repeating the state as an agent leaves the clock consistent', async () => {
    const rest = { state: 'break', breakTypeId: await breakType(/Baño/) } as const
    await agent().agentState.patch(rest)
    await press('in')
    expect(await agent().clock.show()).toMatchObject({ state: 'work' })
    await agent().agentState.patch(rest)
    expect(await agent().clock.show()).toMatchObject({ state: 'break', breakType: { id: rest.breakTypeId } })
    await press('out')
  })

  it('the exit of yesterday, entered this morning, leaves the agent of today at work', async () => {
    await press('in')
    await later(23 * 60)
    await agent().agentState.patch({ state: 'available' })
    await press('out', { at: ago(15 * 60) })
    expect(await state()).toMatchObject({ state: 'available' })
  })

  it('the exit of a day that has ended by itself leaves the agent at work whose state is older', async () => {
    await agent().agentState.patch({ state: 'available' })
    await press('in', { at: ago(20 * 60), isOffline: true })
    await press('out', { at: ago(12 * 60) })
    expect(await state()).toMatchObject({ state: 'available' })
  })

  it('an offline press that arrives later does not change later states of the agent', async () => {
    await press('in')
    await later(6 * 60)
    await agent().agentState.patch({ state: 'in_call' })
    await pressed('break_start', 4 * 60, { breakTypeId: await breakType(/Baño/) })
    expect(await state()).toMatchObject({ state: 'in_call' })
    await pressed('out', 10)
    expect(await state()).toMatchObject({ state: 'in_call' })
    expect(await agent().clock.show()).toMatchObject({ state: 'out' })
  })

  it('an offline press ends the same state of the agent, at its time', async () => {
    const coordinator = await signedIn(server(), 'coordinador')
    await press('in')
    await agent().agentState.patch({ state: 'available' })
    clock.forward(40)
    await pressed('out', 0.5)
    expect(await state()).toMatchObject({ state: 'offline' })
    const { intervals } = await coordinator.onlineAgents.show(agentId())
    expect(intervals.at(-1)).toMatchObject({ state: 'available', endedAt: ago(0.5), seconds: 10 })
  })

  it('an exit that arrives after a silence ends the state continued over it, and no later one', async () => {
    await press('in')
    await agent().agentState.patch({ state: 'in_call' })
    clock.forward(8 * 60)
    expect(await state()).toMatchObject({ state: 'in_call' })
    await pressed('out', 5)
    expect(await state()).toMatchObject({ state: 'offline' })
    await press('in')
    await agent().agentState.patch({ state: 'in_call' })
    clock.forward(8 * 60)
    await agent().agentState.patch({ state: 'wrap_up' })
    await pressed('out', 5)
    expect(await state()).toMatchObject({ state: 'wrap_up' })
  })

  it('a break that arrives after a silence is one of the agent until its end arrives', async () => {
    const rest = await breakType(/Baño/)
    await press('in')
    await agent().agentState.patch({ state: 'available' })
    clock.forward(20 * 60)
    await pressed('break_start', 15, { breakTypeId: rest })
    expect(await state()).toMatchObject({ state: 'break', breakType: { id: rest } })
    await pressed('break_end', 10)
    expect(await state()).toMatchObject({ state: 'available' })
    await press('out')
  })
})
