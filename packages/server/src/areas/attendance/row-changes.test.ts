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
  ask: (portal: Portal) => Promise<{ act: string }[]>,
  { maintains, sees }: { maintains: PermissionName; sees: PermissionName },
): Promise<string[]> {
  for (const permission of [sees, 'MENU_LOGS'] as const)
    await expect(ask(await holding(permission))).rejects.toMatchObject({ status: 403 })
  return (await ask(await holding(maintains))).map(({ act }) => act)
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
    const [ended] = await contracts.changes(first.id)
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
    const [changed] = await holidays.changes(id)
    expect([changed?.before, changed?.after]).toEqual([{ name: 'Fiesta' }, { name: 'Fiesta mayor' }])
    await holidays.destroy(id)
    await expect(holidays.changes(id)).rejects.toMatchObject({ status: 404 })
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
    const [changed] = await shiftPatterns.changes(id)
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
    expect(await portal.shiftAssignments.changes(cut ?? '')).toMatchObject([
      { act: 'shiftAssignments.update', before: { endsOn: null }, after: { endsOn: '2026-04-05' } },
      { act: 'shiftAssignments.create', before: null, after: { pattern: early.name, endsOn: null } },
    ])
    expect(await portal.shiftAssignments.changes(rest ?? '')).toMatchObject([
      { act: 'shiftAssignments.create', after: { pattern: early.name, startsOn: '2026-04-13' } },
    ])
    await portal.shiftAssignments.destroy(cut ?? '')
    expect(await portal.shiftAssignments.changes(cut ?? '')).toMatchObject([
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
