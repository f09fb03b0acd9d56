import { randomUUID } from 'node:crypto'
import type { PermissionName } from '@portal/permissions'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { employed } from '#testing/employed.ts'
import { type Planning, startPlanning, weekFrom } from '#testing/planning.ts'

let planning: Planning
beforeAll(async () => {
  planning = await startPlanning()
})
afterAll(() => planning.server.close())

const mark = () => randomUUID().slice(0, 8)
/** Somebody with these permissions alone. */
const holding = async (...permissions: PermissionName[]): Promise<Portal> =>
  (await employed(planning.server, permissions)).portal
const input = () => ({ name: `Patrón ${mark()}`, anchorOn: '2026-03-02', weeks: [weekFrom(7)] })

/** Who maintains the family gets the answer, and who may only see its rows, or only the log, gets none. */
async function isForMaintainers(
  ask: (portal: Portal) => PromiseLike<{ data: readonly { act: string }[] }>,
  { maintains, sees }: { maintains: PermissionName; sees: PermissionName },
): Promise<string[]> {
  for (const permission of [sees, 'MENU_LOGS'] as const)
    await expect(ask(await holding(permission))).rejects.toMatchObject({ status: 403 })
  const { data } = await ask(await holding(maintains))
  return data.map(({ act }) => act)
}

describe('contracts.changes', () => {
  it('shows who manages contracts what became of a version, also when another one ended it', async () => {
    const { contracts } = planning.admin
    const one = await planning.someone()
    const { data } = await contracts.index({ employeeId: one.id })
    const [first] = data
    if (first === undefined) throw new Error('a person of this test has a contract')
    const { kind, workCenterId } = first
    const hours = { kind, workCenterId, weeklyMinutes: 1800 }
    await contracts.create({ ...hours, employeeId: one.id, startsOn: '2026-06-01' })
    const acts = await isForMaintainers((portal) => portal.contracts.changes(first.id), {
      ...{ maintains: 'CONTRATOS_GESTIONAR', sees: 'CONTRATOS_VER' },
    })
    expect(acts).toEqual(['contracts.update', 'contracts.create'])
    const [ended] = (await contracts.changes(first.id)).data
    expect(ended).toMatchObject({ before: { endsOn: null }, after: { endsOn: '2026-05-31' } })
    expect(ended?.person?.displayName).not.toBe('')
    await expect(contracts.changes(randomUUID())).rejects.toMatchObject({ status: 404 })
  })
})

describe('holidays.changes', () => {
  it('shows who manages calendars what a holiday was before', async () => {
    const { holidays } = planning.admin
    const day = { date: '2034-05-02', country: 'ES', region: 'ES-MD', locality: mark() }
    const { id, version } = await holidays.create({ ...day, name: 'Fiesta' })
    await holidays.update(id, { ...day, name: 'Fiesta mayor', version })
    const acts = await isForMaintainers((portal) => portal.holidays.changes(id), {
      ...{ maintains: 'CALENDARIOS_GESTIONAR', sees: 'CONTRATOS_VER' },
    })
    expect(acts).toEqual(['holidays.update', 'holidays.create'])
    const [changed] = (await holidays.changes(id)).data
    expect([changed?.before, changed?.after]).toEqual([{ name: 'Fiesta' }, { name: 'Fiesta mayor' }])
    await expect(holidays.changes(randomUUID())).rejects.toMatchObject({ status: 404 })
  })
})

describe('workCenters.changes', () => {
  it('shows who manages calendars what became of a centre, deleted ones included', async () => {
    const { workCenters } = planning.admin
    const center = { name: `Centro ${mark()}`, code: mark().toUpperCase(), timeZone: 'Europe/Madrid' }
    const { id, version } = await workCenters.create(center)
    await workCenters.update(id, { ...center, timeZone: 'Atlantic/Canary', version })
    await workCenters.destroy(id)
    const acts = await isForMaintainers((portal) => portal.workCenters.changes(id), {
      ...{ maintains: 'CALENDARIOS_GESTIONAR', sees: 'CONTRATOS_VER' },
    })
    expect(acts).toEqual(['workCenters.destroy', 'workCenters.update', 'workCenters.create'])
    await expect(workCenters.changes(randomUUID())).rejects.toMatchObject({ status: 404 })
  })
})

describe('shiftPatterns.changes', () => {
  it('shows planners which weeks a pattern had', async () => {
    const { shiftPatterns } = planning.admin
    const pattern = input()
    const { id, version } = await shiftPatterns.create(pattern)
    await shiftPatterns.update(id, { ...pattern, weeks: [weekFrom(9)], version })
    const acts = await isForMaintainers((portal) => portal.shiftPatterns.changes(id), {
      ...{ maintains: 'TURNOS_GESTIONAR', sees: 'ACCESOS_VER' },
    })
    expect(acts).toEqual(['shiftPatterns.update', 'shiftPatterns.create'])
    const [changed] = (await shiftPatterns.changes(id)).data
    expect(changed?.before).toMatchObject({ weeks: [weekFrom(7)] })
    expect(changed?.after).toMatchObject({ weeks: [weekFrom(9)] })
  })
})

describe('shiftAssignments.changes', () => {
  it('shows planners who assigned, and what another assignment cut, within their reach', async () => {
    const { shiftPatterns, shiftAssignments } = planning.admin
    const one = await planning.someone()
    const [early, late] = [await shiftPatterns.create(input()), await shiftPatterns.create(input())]
    const of = { employeeIds: [one.id] }
    await shiftAssignments.create({ ...of, patternId: early.id, startsOn: '2026-01-05' })
    await shiftAssignments.create({ ...of, patternId: late.id, startsOn: '2026-04-06', endsOn: '2026-04-12' })
    const { data } = await shiftAssignments.index({ employeeId: one.id, sort: 'startsOn' })
    const [cut, between, rest] = data.map(({ id }) => id)
    const { portal } = await planning.lead(one)
    expect((await portal.shiftAssignments.changes(cut ?? '')).data).toMatchObject([
      { act: 'shiftAssignments.update', before: { endsOn: null }, after: { endsOn: '2026-04-05' } },
      { act: 'shiftAssignments.create', before: null, after: { pattern: early.name, endsOn: null } },
    ])
    expect((await portal.shiftAssignments.changes(rest ?? '')).data).toMatchObject([
      { act: 'shiftAssignments.create', after: { pattern: early.name, startsOn: '2026-04-13' } },
    ])
    await portal.shiftAssignments.destroy(cut ?? '')
    expect((await portal.shiftAssignments.changes(cut ?? '')).data).toMatchObject([
      { act: 'shiftAssignments.destroy', after: { endsOn: '2026-03-01' } },
      {},
      {},
    ])
    const stranger = await planning.lead()
    await expect(stranger.portal.shiftAssignments.changes(between ?? '')).rejects.toMatchObject({
      status: 404,
    })
    const reader = await holding('ACCESOS_VER', 'MENU_LOGS')
    await expect(reader.shiftAssignments.changes(between ?? '')).rejects.toMatchObject({ status: 403 })
  })
})

describe('holidays.deletions and holidays.changes', () => {
  it('show who deleted a row when, and its history page by page', async () => {
    const { holidays } = planning.admin
    const day = { date: '2034-05-03', country: 'ES', region: 'ES-MD', locality: mark() }
    const { id, version } = await holidays.create({ ...day, name: 'Feria' })
    await holidays.update(id, { ...day, name: `Feria ${day.locality}`, version })
    await holidays.destroy(id)
    const keeper = await employed(planning.server, ['CALENDARIOS_GESTIONAR'])
    const { data } = await keeper.portal.holidays.deletions({ perPage: 100 })
    const deleted = data.find((row) => row.id === id)
    expect(deleted).toMatchObject({ name: `Feria ${day.locality}`, channel: 'script' })
    expect(deleted?.person?.displayName).not.toBe('')
    const first = await keeper.portal.holidays.changes(id, { perPage: 2 })
    expect(first.data.map(({ act }) => act)).toEqual(['holidays.destroy', 'holidays.update'])
    expect(first.meta).toMatchObject({ totalCount: 3 })
    const rest = await keeper.portal.holidays.changes(id, { perPage: 2, after: first.meta.next ?? '' })
    expect(rest.data.map(({ act }) => act)).toEqual(['holidays.create'])
    expect(rest.meta.next).toBeNull()
    const reader = await holding('CONTRATOS_VER', 'MENU_LOGS')
    await expect(reader.holidays.deletions()).rejects.toMatchObject({ status: 403 })
    await expect(reader.holidays.changes(id)).rejects.toMatchObject({ status: 403 })
  })
})

describe('contracts.deletions', () => {
  it('names the version that was deleted, to who manages contracts', async () => {
    const { contracts } = planning.admin
    const one = await planning.someone()
    const [first] = (await contracts.index({ employeeId: one.id })).data
    if (first === undefined) throw new Error('a person of this test has a contract')
    const { kind, workCenterId } = first
    const hours = { kind, workCenterId, weeklyMinutes: 1800 }
    const { id } = await contracts.create({ ...hours, employeeId: one.id, startsOn: '2027-06-01' })
    await contracts.destroy(id)
    const manager = await holding('CONTRATOS_GESTIONAR')
    const { data } = await manager.contracts.deletions({ perPage: 100 })
    expect(data.find((row) => row.id === id)?.name).toContain('2027-06-01')
    const [last] = (await manager.contracts.changes(id)).data
    expect(last).toMatchObject({ act: 'contracts.destroy', before: { weeklyMinutes: 1800 }, after: null })
  })
})

describe('shiftAssignments.deletions', () => {
  it('has deleted assignments of people within reach, and not those that ended', async () => {
    const { shiftPatterns, shiftAssignments } = planning.admin
    const one = await planning.someone()
    const pattern = await shiftPatterns.create(input())
    const of = { employeeIds: [one.id], patternId: pattern.id }
    await shiftAssignments.create({ ...of, startsOn: '2026-01-05', endsOn: '2026-05-31' })
    await shiftAssignments.create({ ...of, startsOn: '2026-06-01' })
    const { data } = await shiftAssignments.index({ employeeId: one.id, sort: 'startsOn' })
    const [ended = '', planned = ''] = data.map(({ id }) => id)
    for (const id of [ended, planned]) await shiftAssignments.destroy(id)
    const { portal } = await planning.lead(one)
    const mine = await portal.shiftAssignments.deletions()
    expect(mine.data.map(({ id }) => id)).toEqual([planned])
    expect(mine.data[0]?.name).toContain(pattern.name)
    expect((await portal.shiftAssignments.changes(planned)).data).toHaveLength(2)
    const stranger = await planning.lead()
    expect((await stranger.portal.shiftAssignments.deletions()).data).toEqual([])
    await expect(stranger.portal.shiftAssignments.changes(planned)).rejects.toMatchObject({ status: 404 })
  })
})
