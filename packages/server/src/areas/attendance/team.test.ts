import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgotten, friday, monday, startCorrecting } from '#testing/corrections.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { recorded } from '#testing/recorded.ts'
import { statementsOf } from '#testing/statements.ts'

const today = '2026-03-02'
let correcting: Awaited<ReturnType<typeof startCorrecting>>
beforeAll(async () => {
  correcting = await startCorrecting()
})
afterAll(() => correcting.server.close())

const times = (from: number, to: number) => ({ start: from * 60, end: to * 60 })
const plan = ({ id: employeeId }: Employed, ...segments: ReturnType<typeof times>[]) =>
  correcting.admin.shifts.change({ changes: [{ do: 'put', employeeId, date: today, segments }] })
const wrote = (one: Employed, ...entries: string[]) =>
  recorded(correcting.server, one.id, ...entries.map((entry) => `${today} ${entry}`))

/** People of one coordinator, who decides for the company. */
async function team(size: number): Promise<{ lead: Employed; people: Employed[] }> {
  const { lead, one } = await correcting.pair()
  const people = [one]
  for (let more = 1; more < size; more++) {
    const other = await correcting.pair()
    await correcting.db
      .updateTable('coordinatorAssignments')
      .set({ coordinatorId: lead.id })
      .where('employeeId', '=', other.one.id)
      .execute()
    people.push(other.one)
  }
  return { lead, people }
}

describe('team.index', () => {
  it('HOM-4.1 shows my people with their state today, urgent ones first', async () => {
    const { lead, people } = await team(7)
    const [missing, late, works, rests, left, expected, free] = people as Required<Employed>[]
    if (!missing || !late || !works || !rests || !left || !expected || !free)
      throw new Error('a team of seven')
    await plan(missing, times(9, 17))
    await plan(late, times(9, 17))
    await wrote(late, '09:30 in')
    await wrote(works, '08:00 in', '10:00 break_start', '10:15 break_end')
    await wrote(rests, '08:00 in', '11:00 break_start')
    await wrote(left, '07:00 in', '11:00 out')
    await plan(expected, times(15, 20))
    await plan(free)
    const { data, meta } = await lead.portal.team.index()
    const known = new Map(data.map((row) => [row.id, row]))
    const seen = (one: Employed) => {
      const { state, since, incidents } = known.get(one.id) ?? {}
      return [state, since?.slice(11, 16), incidents?.join()]
    }
    expect([missing, late, works, rests, left, expected, free].map(seen)).toEqual([
      ['missing', '08:00', ''],
      ['working', '08:30', 'late'],
      ['working', '09:15', ''],
      ['break', '10:00', ''],
      ['left', '10:00', ''],
      ['expected', '14:00', ''],
      ['free', undefined, ''],
    ])
    expect(data.map(({ id }) => id).slice(0, 2)).toEqual([missing.id, late.id])
    expect(data.at(-1)?.id).toBe(free.id)
    expect(meta).toMatchObject({ totalCount: 7, present: 3, missing: 1, waiting: 0 })
    const present = await lead.portal.team.index({ state: ['working', 'break'], incident: false })
    expect(new Set(present.data.map(({ id }) => id))).toEqual(new Set([works.id, rests.id]))
  })

  it('HOM-4.2 shows the balance of the month, the bank of hours, and what of theirs waits', async () => {
    const { lead, people } = await team(2)
    const [one, other] = people
    if (!one || !other) throw new Error('a team of two')
    const { admin, server } = correcting
    await recorded(server, one.id, `${friday} 09:00 in`)
    await one.portal.clockCorrections.create(forgotten)
    await admin.hourBank.create({
      employeeId: one.id,
      kind: 'adjustment',
      minutes: 130,
      date: today,
      reason: 'A test',
    })
    const { data, meta } = await lead.portal.team.index()
    expect(data.map(({ id }) => id)).toEqual([one.id, other.id])
    expect(data[0]).toMatchObject({
      bankMinutes: 130,
      pending: { corrections: 1, incidents: 0, accesses: 0, mine: 1 },
    })
    // The month began yesterday, on a Sunday.
    expect(data.map(({ monthBalanceMinutes }) => monthBalanceMinutes)).toEqual([0, 0])
    expect(meta.waiting).toBe(1)
    // Somebody who decides for nobody sees open items, but none pending for them.
    const watches = await employed(server, ['REPORTES_TODOS'])
    const [watched] = (await watches.portal.team.index({ search: one.name })).data
    expect(watched?.pending).toEqual({ corrections: 1, incidents: 0, accesses: 0, mine: 0 })
    correcting.clock.forward(24 * 60 * 60)
    await lead.portal.session.login({ user: lead.name.split(' ')[1] ?? '', password: 'demo-Portal-2026' })
    const [next] = (await lead.portal.team.index({ search: other.name })).data
    expect(next?.monthBalanceMinutes).toBe(-480)
    correcting.clock.forward(-24 * 60 * 60)
  })

  it('shows nobody of another coordinator, nor oneself, and who leads nobody an empty list', async () => {
    const { lead } = await team(1)
    const { people } = await team(1)
    const own = await lead.portal.team.index({ perPage: 100 })
    expect(own.data).toHaveLength(1)
    expect(own.data.map(({ id }) => id)).not.toContain(people[0]?.id)
    expect(own.data.map(({ id }) => id)).not.toContain(lead.id)
    const nobody = await employed(correcting.server, ['ACCESOS_VER'])
    expect((await nobody.portal.team.index()).data).toEqual([])
    const without = await employed(correcting.server, ['MENU_ACCESOS'])
    await expect(without.portal.team.index()).rejects.toMatchObject({ status: 403 })
  })

  it('a night of yesterday that still runs is the day of today, and a correction out of time waits for nobody', async () => {
    const { lead, people } = await team(1)
    const [one] = people
    if (!one) throw new Error('a team of one')
    await recorded(correcting.server, one.id, '2026-03-01 22:00 in')
    await correcting.db
      .insertInto('clockCorrections')
      .values({
        ...{ id: randomUUID(), employeeId: one.id, change: 'add', entryId: null, kind: 'out', at: monday },
        ...{ date: today, timeZone: 'Europe/Madrid', mode: 'on_site', breakTypeId: null, reason: 'A test' },
        ...{ side: 'employee', askedBy: one.id, state: 'pending', createdAt: monday, expiresAt: monday },
        ...{ decidedBy: null, decidedAt: null, decision: null },
      })
      .execute()
    const [row] = (await lead.portal.team.index()).data
    expect(row).toMatchObject({ state: 'working', date: '2026-03-01', since: '2026-03-01T21:00:00.000Z' })
    expect(row?.pending).toEqual({ corrections: 0, incidents: 0, accesses: 0, mine: 0 })
  })

  it('nobody is missing before people clock in where they work', async () => {
    const { lead, people } = await team(1)
    const [one] = people
    if (!one) throw new Error('a team of one')
    await plan(one, times(9, 11))
    const stateOf = async () => (await lead.portal.team.index()).data.map(({ state }) => state)
    expect(await stateOf()).toEqual(['missing'])
    const { db } = correcting
    const center = await db
      .selectFrom('contracts')
      .innerJoin('workCenters', 'workCenters.id', 'contracts.workCenterId')
      .where('employeeId', '=', one.id)
      .select(['workCenters.id', 'clockSince'])
      .executeTakeFirstOrThrow()
    const since = (clockSince: string | null) =>
      db.updateTable('workCenters').set({ clockSince }).where('id', '=', center.id).execute()
    await since('2026-03-03')
    expect(await stateOf()).toEqual(['expected'])
    await since(center.clockSince)
  })

  it('asks as much of the database for a hundred people as for one', async () => {
    const { portal } = await employed(correcting.server, ['REPORTES_TODOS'])
    const asked = (perPage: number) => statementsOf(correcting.db, () => portal.team.index({ perPage }))
    // The first request looks the person up.
    await asked(1)
    const [many, one] = [await asked(100), await asked(1)]
    expect(many).toHaveLength(one.length)
  })
})
