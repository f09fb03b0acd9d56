import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Absences, startAbsences } from '#testing/absences.ts'
import { refused } from '#testing/corrections.ts'
import { weekFrom } from '#testing/planning.ts'
import { recorded } from '#testing/recorded.ts'

let started: Absences
beforeAll(async () => {
  started = await startAbsences()
})
afterAll(() => started.server.close())

describe('a day of somebody who is absent', () => {
  it('AUS-6.1 AUS-6.2: asks for nothing, is no incident and has no shift to keep to', async () => {
    const { one } = await started.pair()
    const day = async () => (await one.portal.workdays.show(one.id, { date: '2026-02-27' })).workday
    const { id } = await started.reportAbsence(one, 'ITC', { from: '2026-02-26', until: '2026-02-27' })
    const absent = await day()
    expect(absent).toMatchObject({ absence: 'absence', theoreticalMinutes: 0, state: 'free', incidents: [] })
    const shown = await one.portal.absences.show(id)
    await started.hr.portal.absences.cancel(id, { version: shown.version, comment: 'Anotada por error' })
    expect(await day()).toMatchObject({ absence: null, theoreticalMinutes: 480 })
  })

  it('a private absence is only an absence there, for everybody', async () => {
    const { one, lead } = await started.pair()
    await started.reportAbsence(one, 'ITC', { from: '2026-02-26', until: '2026-02-27' })
    const { data } = await lead.portal.workdays.index({
      ...{ employeeId: one.id, from: '2026-02-26', until: '2026-02-27' },
    })
    expect(data.map(({ absence }) => absence)).toEqual(['absence', 'absence'])
    expect(JSON.stringify(data)).not.toMatch(/ITC|enfermedad/)
  })

  it('hours and half days take their part of the plan', async () => {
    const one = await started.hired()
    const asked = async (date: string) => {
      const { workday: day } = await one.portal.workdays.show(one.id, { date })
      return [day.absence, day.theoreticalMinutes]
    }
    await started.reportAbsence(one, 'MED', { from: '2026-03-04', part: 'hours', minutes: 90 })
    expect(await asked('2026-03-04')).toEqual(['absence', 390])
    await started.reportAbsence(one, 'HOS', { from: '2026-03-05', part: 'morning', kinship: 'first' })
    expect(await asked('2026-03-05')).toEqual(['absence', 240])
  })

  it('timed hours at the beginning of a shift postpone its beginning only', async () => {
    const { admin } = started
    const pattern = await admin.shiftPatterns.create({
      ...{ name: `Turno ${randomUUID()}`, anchorOn: '2026-02-23', weeks: [weekFrom(9)] },
    })
    const incidentsOf = async (start: number, came: string) => {
      const one = await started.hired()
      const employeeIds = [one.id]
      await admin.shiftAssignments.create({ employeeIds, patternId: pattern.id, startsOn: '2026-02-23' })
      await started.reportAbsence(one, 'MED', { from: '2026-02-25', part: 'hours', minutes: 90, start })
      await recorded(started.server, one.id, `2026-02-25 ${came} in`, '2026-02-25 17:00 out')
      return (await one.portal.workdays.show(one.id, { date: '2026-02-25' })).workday.incidents
    }
    const nine = 9 * 60
    expect(await incidentsOf(nine, '10:25')).not.toContain('late')
    expect(await incidentsOf(nine, '11:15')).toContain('late')
    expect(await incidentsOf(nine + 180, '10:25')).toContain('late')
  })

  it('REP-7 the timeline has the absence at its hours or in its part of the shift, without its type', async () => {
    const one = await started.hired()
    const pattern = await started.admin.shiftPatterns.create({
      ...{ name: `Turno ${randomUUID()}`, anchorOn: '2026-02-23', weeks: [weekFrom(9)] },
    })
    await started.admin.shiftAssignments.create({
      ...{ employeeIds: [one.id], patternId: pattern.id, startsOn: '2026-02-23' },
    })
    await started.reportAbsence(one, 'MED', { from: '2026-02-25', part: 'hours', minutes: 90, start: 600 })
    await started.reportAbsence(one, 'ITC', { from: '2026-02-26', until: '2026-02-26' })
    const day = (date: string) => one.portal.workdays.show(one.id, { date })
    expect((await day('2026-02-25')).timeOff).toEqual([
      { kind: 'absence', startedAt: '2026-02-25T09:00:00.000Z', endedAt: '2026-02-25T10:30:00.000Z' },
    ])
    const { plan, timeOff } = await day('2026-02-26')
    expect(timeOff).toEqual(plan?.spans.map((span) => ({ kind: 'absence', ...span })))
    expect((await day('2026-02-24')).timeOff).toEqual([])
  })

  it('a pending absence still requires work, and a refused one again', async () => {
    const { one, lead } = await started.pair()
    const asked = async () =>
      (await one.portal.workdays.show(one.id, { date: '2026-03-05' })).workday.theoreticalMinutes
    const { id } = await started.reportAbsence(one, 'APR', { from: '2026-03-05' })
    expect(await asked()).toBe(480)
    await lead.portal.absences.approve(id, { version: 1 })
    expect(await asked()).toBe(0)
  })

  it('a locked month is not changed', async () => {
    const one = await started.hired()
    await started.locked(one, '2026-01-01')
    expect(
      await started.reportAbsence(one, 'APR', { from: '2026-01-29', until: '2026-02-02' }).safe(),
    ).toMatchObject(refused(422, 'from', 'month_locked', '2026-01'))
  })

  it('vacation is not asked for over an absence', async () => {
    const one = await started.hired()
    await started.reportAbsence(one, 'ITC', { from: '2026-08-05', until: '2026-08-06' })
    const days = ['2026-08-03', '2026-08-04', '2026-08-05'].map((date) => ({ date }))
    const preview = await one.portal.vacationRequests.preview({ kind: 'annual', days })
    expect(preview.refusals).toContainEqual(expect.objectContaining({ rule: 'overlap', date: '2026-08-05' }))
  })
})
