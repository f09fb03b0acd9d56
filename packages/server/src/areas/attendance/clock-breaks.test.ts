import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { agentAtClock } from '#testing/agent-at-clock.ts'

const { agent, agentId, db, press, pressed, later, breakType } = agentAtClock()

describe('clock.press and the rules of breaks', () => {
  it('PAN-8.3 a once-a-day break may not be taken again after clocking out and in', async () => {
    const breakTypeId = await breakType(/Comida/)
    await press('in')
    await press('break_start', { breakTypeId })
    await later(30)
    await press('break_end')
    await press('out')
    await later(30)
    await press('in')
    await expect(press('break_start', { breakTypeId })).rejects.toMatchObject({
      fields: { breakTypeId: [{ code: 'limit_reached' }] },
    })
    await press('out')
  })

  it('a break that work brings about is brought about by all the work of the day', async () => {
    const breakTypeId = await breakType(/PVD/)
    await press('in')
    await later(30)
    await press('out')
    await later(60)
    await press('in')
    await expect(press('break_start', { breakTypeId })).rejects.toMatchObject({
      fields: { breakTypeId: [{ code: 'too_soon', count: 15 }] },
    })
    await later(20)
    expect(await press('break_start', { breakTypeId })).toMatchObject({ state: 'break' })
    await press('out')
  })

  it('a break that was taken without a network is recorded, however many there were: its time is no work', async () => {
    const [lunch, personal] = [await breakType(/Comida/), await breakType(/Asunto personal/)]
    await press('in')
    await later(180)
    for (const begun of [170, 100]) {
      await pressed('break_start', begun, { breakTypeId: lunch })
      await pressed('break_end', begun - 30)
    }
    await expect(pressed('break_start', 20, { breakTypeId: personal })).rejects.toMatchObject({
      fields: { reason: [{ code: 'blank' }] },
    })
    expect(await press('out')).toMatchObject({ effectiveSeconds: 120 * 60, nonEffectiveSeconds: 60 * 60 })
  })

  it('a break that was taken without a network is recorded with its type, although that was retired meanwhile', async () => {
    const breakTypeId = await breakType(/Comida/)
    const offer = (active: boolean) =>
      db().updateTable('breakTypes').set({ active }).where('id', '=', breakTypeId).execute()
    await press('in')
    await later(60)
    await offer(false)
    await expect(press('break_start', { breakTypeId })).rejects.toMatchObject({
      fields: { breakTypeId: [{ code: 'inclusion' }] },
    })
    await expect(pressed('break_start', 30, { breakTypeId: randomUUID() })).rejects.toMatchObject({
      fields: { breakTypeId: [{ code: 'inclusion' }] },
    })
    expect(await pressed('break_start', 30, { breakTypeId })).toMatchObject({
      ...{ state: 'break', breakType: { id: breakTypeId, name: 'Comida' }, counts: 'non_effective' },
    })
    await pressed('break_end', 10)
    expect(await press('out')).toMatchObject({ nonEffectiveSeconds: 20 * 60 })
    await offer(true)
  })

  it('a break keeps counting by the rules of its type at its start, even if the type changes', async () => {
    const breakTypeId = await breakType(/Comida/)
    const change = (effective: boolean, minutesPerUse: number) =>
      db().updateTable('breakTypes').set({ effective, minutesPerUse }).where('id', '=', breakTypeId).execute()
    const { date } = await press('in')
    await press('break_start', { breakTypeId })
    await later(30)
    await press('break_end')
    await change(true, 5)
    await later(10)
    expect(await press('out')).toMatchObject({ effectiveSeconds: 10 * 60, nonEffectiveSeconds: 30 * 60 })
    const day = await agent().workdays.show(agentId(), { date })
    expect(day.workday).toMatchObject({ nonEffectiveSeconds: 30 * 60, incidents: [] })
    expect(day.segments.map(({ counts }) => counts)).toEqual(['non_effective', 'effective'])
    await change(false, 120)
  })
})
