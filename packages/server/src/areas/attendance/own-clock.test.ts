import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '#db/day.ts'
import { instantIn } from '#db/zoned-day.ts'
import { agentAtClock } from '#testing/agent-at-clock.ts'

const { clock, agent, agentId, db, press, later } = agentAtClock()

/** Ends the contract of the agent on a day, or makes it open-ended. */
async function endsOn(day: string | null) {
  const last = db().selectFrom('contracts').select('id').where('employeeId', '=', agentId())
  await db()
    .updateTable('contracts')
    .set({ endsOn: day })
    .where('id', '=', last.orderBy('startsOn', 'desc').limit(1))
    .execute()
}

describe('clock.show and the contract', () => {
  it('who is not employed has no clock to press', async () => {
    await endsOn('2026-03-01')
    expect(await agent().clock.show()).toMatchObject({ isEmployed: false })
    await expect(press('in')).rejects.toMatchObject({ fields: { contract: [{ code: 'invalid' }] } })
    await endsOn(null)
  })

  it('who has no contract any more has the day of their own time zone', async () => {
    await endsOn('2026-03-01')
    const zone = (timeZone: string | null) =>
      db().updateTable('users').set({ timeZone }).where('id', '=', agentId()).execute()
    await zone('Pacific/Kiritimati')
    await later(3 * 60)
    const tomorrow = daysAfter(clock.now().toISOString().slice(0, 10), 1)
    expect(await agent().clock.show()).toMatchObject({ timeZone: 'Pacific/Kiritimati', date: tomorrow })
    await zone(null)
    await endsOn(null)
  })

  it('a contract ending at midnight allows only the exit of the night that began before', async () => {
    await later(13 * 60)
    const { date } = await press('in')
    await endsOn(date)
    await later(4 * 60)
    expect(await agent().clock.show()).toMatchObject({ isEmployed: true, state: 'work', date })
    expect(await press('out')).toMatchObject({ isEmployed: false, state: 'out' })
    await endsOn(null)
  })

  it('who moves from Madrid to the Canary Islands has a clock in the hour in which one day is over and the other not begun', async () => {
    const { date } = await agent().clock.show()
    const first = await db()
      .selectFrom('contracts')
      .where('employeeId', '=', agentId())
      .where('endsOn', 'is', null)
      .selectAll()
      .executeTakeFirstOrThrow()
    const { workCenterId } = first
    const other = db().selectFrom('workCenters').select('id').where('id', '<>', workCenterId)
    const canary = await other.limit(1).executeTakeFirstOrThrow()
    const move = (id: string, timeZone: string) =>
      db().updateTable('workCenters').set({ timeZone }).where('id', '=', id).execute()
    await move(workCenterId, 'Europe/Madrid')
    await move(canary.id, 'Atlantic/Canary')
    await endsOn(date)
    const next = { ...first, id: randomUUID(), startsOn: daysAfter(date, 1), workCenterId: canary.id }
    await db()
      .insertInto('contracts')
      .values({ ...next, weekDays: JSON.stringify(first.weekDays) })
      .execute()
    const between = instantIn(next.startsOn, '00:30', 'Europe/Madrid')
    await later((between.getTime() - clock.now().getTime()) / 60_000)
    expect(await agent().clock.show()).toMatchObject({ isEmployed: true, timeZone: 'Europe/Madrid' })
    await later(60)
    expect(await agent().clock.show()).toMatchObject({ isEmployed: true, timeZone: 'Atlantic/Canary' })
    await db().deleteFrom('contracts').where('id', '=', next.id).execute()
    await endsOn(null)
  })
})
