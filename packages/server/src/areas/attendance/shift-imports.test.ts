import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Planning, startPlanning, times, weekFrom } from '#testing/planning.ts'

let planning: Planning
beforeAll(async () => {
  planning = await startPlanning()
})
afterAll(() => planning.server.close())

const nameOf = () => `Patrón ${randomUUID().slice(0, 8)}`
/** The user name of a person of a test is the mark in their name. */
const usernameOf = ({ name }: { name: string }) => name.split(' ')[1] ?? ''
const refusedIn = (rows: readonly { row: number; errors: object }[]) =>
  rows.map(({ row, errors }) => [row, Object.keys(errors)])

describe('shiftPatterns.import', () => {
  const week = { monday: '07:00-15:00 (11:00-11:20) | 15:00-23:00', sunday: '' }

  it('makes a pattern of a row: weeks beside one another, a single text for all of them, nothing for a day off', async () => {
    const { shiftPatterns } = planning.admin
    const name = nameOf()
    const row = { name, anchorOn: '2026-03-02', ...week, friday: '22:00-06:00 (02:00-02:30)' }
    const tried = await shiftPatterns.import({ rows: [row], dryRun: true })
    expect(tried).toMatchObject({ created: 1, rows: [] })
    expect((await shiftPatterns.index({ search: name })).data).toEqual([])
    await shiftPatterns.import({ rows: [row], dryRun: false })
    const [made] = (await shiftPatterns.index({ search: name })).data
    const off = { segments: [], breaks: [] }
    const night = { segments: [times(22, 30)], breaks: [times(26, 26.5)] }
    const early = { segments: [times(7, 15)], breaks: [{ start: 660, end: 680 }] }
    expect(made?.weeks).toEqual(
      [early, { segments: [times(15, 23)], breaks: [] }].map((monday) => [
        ...[monday, off, off, off, night, off, off],
      ]),
    )
  })

  it('changes the pattern of the same name from a day on, and leaves days that the file does not have', async () => {
    const { shiftPatterns } = planning.admin
    const name = nameOf()
    await shiftPatterns.create({ name, anchorOn: '2026-03-02', weeks: [weekFrom(7)] })
    const rows = [{ name, anchorOn: '2026-03-02', saturday: '10:00-14:00', validFrom: '2026-04-06' }]
    expect(await shiftPatterns.import({ rows, dryRun: false })).toMatchObject({ updated: 1 })
    expect(await shiftPatterns.import({ rows, dryRun: false })).toMatchObject({ unchanged: 1 })
    const [found] = (await shiftPatterns.index({ search: name })).data
    expect(found?.versions).toMatchObject([{ validFrom: null }, { validFrom: '2026-04-06' }])
    const [was, is] = (found?.versions ?? []).map(({ weeks }) => weeks[0] ?? [])
    expect(is?.[5]?.segments).toEqual([times(10, 14)])
    expect(is?.slice(0, 5).map(({ segments }) => segments)).toEqual(
      was?.slice(0, 5).map(({ segments }) => segments),
    )
  })

  it('refuses rows at the day where they are wrong, and writes the others', async () => {
    const { shiftPatterns } = planning.admin
    const named = () => ({ name: nameOf(), anchorOn: '2026-03-02' })
    const [good, twice] = [named(), named()]
    const result = await shiftPatterns.import({
      dryRun: false,
      rows: [
        { ...good, ...week },
        { ...named(), tuesday: 'mañanas' },
        { ...named(), monday: '07:00-15:00 | 15:00-23:00', tuesday: '8:00-9:00|9:00-10:00|10:00-11:00' },
        { ...named(), thursday: '08:00-12:00 (13:00-13:30)' },
        { name: nameOf(), monday: '07:00-15:00' },
        { anchorOn: '2026-03-02' },
        { ...twice, monday: '07:00-15:00' },
        { ...twice, monday: '08:00-15:00' },
        { ...named(), monday: '22:00-08:00', tuesday: '07:00-15:00' },
      ],
    })
    expect(result.created).toBe(2)
    expect(refusedIn(result.rows)).toEqual([
      [2, ['tuesday']],
      [3, ['monday']],
      [4, ['thursday']],
      [5, ['anchorOn']],
      [6, ['name']],
      [8, ['name']],
      [9, ['monday']],
    ])
    expect((await shiftPatterns.index({ search: good.name })).data).toHaveLength(1)
  })
})

describe('shiftAssignments.import', () => {
  it('assigns a pattern a row by names, leaves what is so already, and changes what begins on the same day', async () => {
    const { shiftPatterns, shiftAssignments } = planning.admin
    const one = await planning.someone()
    const pattern = await shiftPatterns.create({
      ...{ name: nameOf(), anchorOn: '2026-03-02', weeks: [weekFrom(7), weekFrom(14)] },
    })
    const row = { username: usernameOf(one), pattern: pattern.name.toUpperCase(), startsOn: '2026-03-09' }
    const ask = (rows: object[], dryRun = false) =>
      shiftAssignments.import({ rows: rows.map((given) => ({ ...given })), dryRun })
    const held = async () =>
      (await shiftAssignments.index({ employeeId: one.id })).data.map(({ startsOn, endsOn, firstWeek }) => [
        ...[startsOn, endsOn, firstWeek],
      ])
    expect(await ask([row], true)).toMatchObject({ created: 1, rows: [] })
    expect(await held()).toEqual([])
    expect(await ask([{ ...row, firstWeek: 2 }])).toMatchObject({ created: 1 })
    expect(await ask([{ ...row, firstWeek: 2 }, row])).toMatchObject({ unchanged: 2 })
    expect(await ask([{ ...row, endsOn: '2026-06-30' }])).toMatchObject({ updated: 1 })
    expect(await held()).toEqual([['2026-03-09', '2026-06-30', 2]])
    const [only] = (await shiftAssignments.index({ employeeId: one.id })).data
    expect((await shiftAssignments.changes(only?.id ?? '')).data).toMatchObject([
      { act: 'shiftAssignments.update', before: { endsOn: null }, after: { endsOn: '2026-06-30' } },
      { act: 'shiftAssignments.create' },
    ])
  })

  it('refuses rows at their columns: who is nobody or not of the planner, what is no pattern, and dates that cannot be', async () => {
    const { shiftPatterns } = planning.admin
    const [one, stranger] = [await planning.someone(), await planning.someone()]
    const { portal } = await planning.lead(one)
    const [current, archived] = [nameOf(), nameOf()]
    for (const name of [current, archived])
      await shiftPatterns.create({ name, anchorOn: '2026-03-02', weeks: [weekFrom(7)] })
    const [old] = (await shiftPatterns.index({ search: archived })).data
    await shiftPatterns.patch(old?.id ?? '', { active: false, version: 1 })
    const row = { username: usernameOf(one), pattern: current, startsOn: '2026-03-09' }
    const result = await portal.shiftAssignments.import({
      dryRun: false,
      rows: [
        { ...row, username: 'nobody.at.all' },
        { ...row, username: usernameOf(stranger) },
        { ...row, pattern: 'No hay tal' },
        { ...row, pattern: archived },
        { ...row, startsOn: '2026-02-30' },
        { ...row, startsOn: '2025-12-01' },
        { ...row, endsOn: '2026-03-01' },
        { ...row, firstWeek: 2 },
        row,
      ],
    })
    expect(result.created).toBe(1)
    expect(refusedIn(result.rows)).toEqual([
      [1, ['username']],
      [2, ['username']],
      [3, ['pattern']],
      [4, ['pattern']],
      [5, ['startsOn']],
      [6, ['startsOn']],
      [7, ['endsOn']],
      [8, ['firstWeek']],
    ])
    expect((await portal.shiftAssignments.index({ employeeId: stranger.id })).data).toEqual([])
  })
})
