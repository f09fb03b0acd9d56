import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Planning, refusedRow, startPlanning, times, weekFrom } from '#testing/planning.ts'
import { refused } from '#testing/refused.ts'

let planning: Planning
beforeAll(async () => {
  planning = await startPlanning()
})
afterAll(() => planning.server.close())

const nameOf = () => `Patrón ${randomUUID().slice(0, 8)}`
const rotating = () => ({ name: nameOf(), anchorOn: '2026-03-02', weeks: [weekFrom(7), weekFrom(14)] })
const startsOf = async (id: string, from: string, until: string) => {
  const { data } = await planning.admin.shifts.index({ employeeId: id, from, until })
  return data[0]?.days.map(({ segments }) => (segments[0]?.start ?? -60) / 60)
}

describe('shiftPatterns.create, shiftPatterns.show, shiftPatterns.index, shiftPatterns.update and shiftPatterns.patch', () => {
  it('a pattern that is changed from a day on measures the days before it as before', async () => {
    const { shiftPatterns, shiftAssignments } = planning.admin
    const one = await planning.someone()
    const made = await shiftPatterns.create(rotating())
    expect(made).toMatchObject({ weeklyMinutes: 2400, assigned: 0, versions: [{ validFrom: null }] })
    await shiftAssignments.create({ employeeIds: [one.id], patternId: made.id, startsOn: '2026-02-23' })
    expect(await startsOf(one.id, '2026-02-23', '2026-03-09')).toEqual([
      14, 14, 14, 14, 14, -1, -1, 7, 7, 7, 7, 7, -1, -1, 14,
    ])
    const { name, anchorOn } = made
    const changed = await shiftPatterns.update(made.id, {
      ...{ name, anchorOn, weeks: [weekFrom(9)], validFrom: '2026-03-04', version: 1 },
    })
    expect(changed).toMatchObject({
      assigned: 1,
      versions: [{ validFrom: null }, { validFrom: '2026-03-04' }],
    })
    expect(await startsOf(one.id, '2026-03-02', '2026-03-09')).toEqual([7, 7, 9, 9, 9, -1, -1, 9])
    const found = await shiftPatterns.index({ search: name, active: true })
    expect(found.data.map(({ id }) => id)).toEqual([made.id])
    expect(
      await shiftPatterns.update(made.id, { ...rotating(), validFrom: '2026-03-04', version: 1 }).safe(),
    ).toMatchObject(refused(409, { version: [{ code: 'stale' }] }))
  })

  it('a new name alone leaves the weeks as they are, and those that hold later', async () => {
    const { shiftPatterns } = planning.admin
    const made = await shiftPatterns.create({ ...rotating(), weeks: [weekFrom(7)] })
    const { anchorOn, weeks } = made
    const later = { name: made.name, anchorOn, weeks: [weekFrom(9)], validFrom: '2026-04-06', version: 1 }
    await shiftPatterns.update(made.id, later)
    const named = await shiftPatterns.update(made.id, { name: nameOf(), anchorOn, weeks, version: 2 })
    expect(named.name).not.toBe(made.name)
    expect(named.versions.map(({ validFrom }) => validFrom)).toEqual([null, '2026-04-06'])
  })

  it('one that is archived is assigned to nobody any more, and who has it keeps it', async () => {
    const { shiftPatterns, shiftAssignments } = planning.admin
    const one = await planning.someone()
    const made = await shiftPatterns.create(rotating())
    const assigned = { employeeIds: [one.id], patternId: made.id, startsOn: '2026-03-02' }
    await shiftAssignments.create(assigned)
    await shiftPatterns.patch(made.id, { active: false, version: 1 })
    expect(await shiftPatterns.show(made.id)).toMatchObject({ active: false, assigned: 1 })
    expect(await shiftAssignments.create(assigned).safe()).toMatchObject(
      refused(422, { patternId: [{ code: 'inclusion' }] }),
    )
    expect(await startsOf(one.id, '2026-03-02', '2026-03-02')).toEqual([7])
  })

  it('refuses a name that is taken, times that cannot be, and days that run into one another', async () => {
    const { shiftPatterns } = planning.admin
    const made = await shiftPatterns.create(rotating())
    expect(await shiftPatterns.create({ ...rotating(), name: made.name.toUpperCase() }).safe()).toMatchObject(
      refused(422, { name: [{ code: 'taken' }] }),
    )
    const withMonday = (segments: { start: number; end: number }[]) => ({
      ...{ ...rotating(), weeks: [[{ segments }, ...weekFrom(8).slice(1)]] },
    })
    expect(await shiftPatterns.create(withMonday([times(8, 34)])).safe()).toMatchObject(
      refused(422, { 'weeks.0.0.segments': [{ code: 'less_than' }] }),
    )
    expect(await shiftPatterns.create(withMonday([times(16, 8)])).safe()).toMatchObject(
      refused(422, { 'weeks.0.0.segments': [{ code: 'greater_than' }] }),
    )
    expect(await shiftPatterns.create(withMonday([times(22, 33)])).safe()).toMatchObject(
      refused(422, { 'weeks.0.0.segments': [{ code: 'taken' }] }),
    )
  })
})

describe('shiftAssignments.create, shiftAssignments.index and shiftAssignments.destroy', () => {
  it('what somebody had gives way to a new one, and goes on after it', async () => {
    const { shiftPatterns, shiftAssignments } = planning.admin
    const one = await planning.someone()
    const [early, late] = [
      await shiftPatterns.create({ ...rotating(), weeks: [weekFrom(7)] }),
      await shiftPatterns.create({ ...rotating(), weeks: [weekFrom(14)] }),
    ]
    const employeeIds = [one.id]
    await shiftAssignments.create({ employeeIds, patternId: early.id, startsOn: '2026-01-05' })
    await shiftAssignments.create({
      ...{ employeeIds, patternId: late.id, startsOn: '2026-03-04', endsOn: '2026-03-05' },
    })
    expect(await startsOf(one.id, '2026-03-02', '2026-03-06')).toEqual([7, 7, 14, 14, 7])
    const { data } = await shiftAssignments.index({ employeeId: one.id, sort: 'startsOn' })
    expect(
      data.map(({ pattern, startsOn, endsOn, state }) => [pattern.name, startsOn, endsOn, state]),
    ).toEqual([
      [early.name, '2026-01-05', '2026-03-03', 'current'],
      [late.name, '2026-03-04', '2026-03-05', 'planned'],
      [early.name, '2026-03-06', null, 'planned'],
    ])
    // A current assignment ends yesterday; a future one is deleted.
    await shiftAssignments.destroy(data[0]?.id ?? '')
    await shiftAssignments.destroy(data[2]?.id ?? '')
    const left = await shiftAssignments.index({ employeeId: one.id, sort: 'startsOn' })
    expect(left.data.map(({ endsOn }) => endsOn)).toEqual(['2026-03-01', '2026-03-05'])
  })

  it('people of one pattern are in different weeks of it', async () => {
    const { shiftPatterns, shiftAssignments } = planning.admin
    const [one, other] = [await planning.someone(), await planning.someone()]
    const { id: patternId } = await shiftPatterns.create(rotating())
    await shiftAssignments.create({ employeeIds: [one.id], patternId, startsOn: '2026-03-02' })
    await shiftAssignments.create({
      employeeIds: [other.id],
      patternId,
      startsOn: '2026-03-02',
      firstWeek: 2,
    })
    expect(await startsOf(one.id, '2026-03-02', '2026-03-02')).toEqual([7])
    expect(await startsOf(other.id, '2026-03-02', '2026-03-02')).toEqual([14])
  })

  it('assigns all or nobody, and says who cannot be and why', async () => {
    const { shiftPatterns } = planning.admin
    const [one, stranger] = [await planning.someone(), await planning.someone()]
    const { portal } = await planning.lead(one)
    const { id: patternId } = await shiftPatterns.create(rotating())
    const tried = (input: object) =>
      portal.shiftAssignments
        .create({ employeeIds: [one.id, stranger.id], patternId, startsOn: '2026-03-02', ...input })
        .safe()
    expect(await tried({})).toMatchObject(refusedRow(2, { employeeId: [{ code: 'inclusion' }] }))
    expect((await portal.shiftAssignments.index({ employeeId: one.id })).data).toEqual([])
    const alone = { employeeIds: [one.id] }
    expect(await tried({ ...alone, startsOn: '2025-12-01' })).toMatchObject(
      refusedRow(1, { startsOn: [{ code: 'invalid' }] }),
    )
    expect(await tried({ ...alone, firstWeek: 3 })).toMatchObject(
      refused(422, { firstWeek: [{ code: 'less_than', count: 2 }] }),
    )
    expect(await tried({ ...alone, endsOn: '2026-03-01' })).toMatchObject(
      refused(422, { endsOn: [{ code: 'invalid' }] }),
    )
  })
})
