import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf, friday } from '#testing/corrections.ts'
import type { Employed } from '#testing/employed.ts'
import { confirmed, february, type Months, startMonths } from '#testing/months.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { anAgreement, inForce, rulesOfAgreement, under } from '#testing/time-rules.ts'
import { came } from '#testing/working-time.ts'

let started: Months
beforeAll(async () => {
  started = await startMonths()
})
afterAll(() => started.server.close())

const strict = { minutes: 420, isOn: true, source: 'Convenio, art. 12' }
const incidentsOf = async (one: Employed, date = friday) => (await dayOf(one, date)).workday.incidents
const soon = (one: Employed, incidents: readonly string[], date = friday) =>
  expect.poll(async () => (await incidentsOf(one, date)).toSorted(), waitLimit).toEqual(incidents)

/** A person who worked eight hours on Friday without a break, under an agreement. */
async function workedUnder(agreement: string): Promise<Employed> {
  const { one } = await started.pair()
  await under(started.admin, one, agreement)
  await came(started.server, one, friday, 480)
  return one
}

describe('timeRules.create, timeRules.update, timeRules.publish and timeRules.destroy', () => {
  it('rules are published once their examples come true, and refused with the name of one that does not', async () => {
    const { timeRules } = started.admin
    const agreement = anAgreement()
    const long = { name: 'Ocho horas', restMinutes: null, work: [{ start: 480, end: 960 }], breaks: [] }
    const input = rulesOfAgreement(agreement, { limits: { day: strict } })
    const draft = await timeRules.create({ ...input, examples: [{ ...long, incidents: ['missing_rest'] }] })
    const found = ['excess', 'missing_rest'] as const
    expect(draft.examples).toMatchObject([{ actualIncidents: found, passes: false }])
    await expect(timeRules.publish(draft.id, { version: 1 })).rejects.toMatchObject({
      ...{ status: 422, fields: { examples: [{ code: 'invalid', value: 'Ocho horas' }] } },
    })
    const mended = { ...input, examples: [{ ...long, incidents: [...found] }], version: 1 }
    await timeRules.update(draft.id, mended)
    const published = await timeRules.publish(draft.id, { version: 2 })
    expect(published).toMatchObject({ state: 'published', examples: [{ passes: true }] })
    const readOnly = { status: 409, fields: { state: [{ code: 'read_only' }] } }
    await expect(timeRules.destroy(draft.id)).rejects.toMatchObject(readOnly)
    await expect(timeRules.update(draft.id, { ...mended, version: 3 })).rejects.toMatchObject(readOnly)
    const again = await timeRules.create(input)
    await expect(timeRules.publish(again.id, { version: 1 })).rejects.toMatchObject({
      ...{ status: 422, fields: { validFrom: [{ code: 'taken' }] } },
    })
    await timeRules.destroy(again.id)
    await expect(timeRules.show(again.id)).rejects.toMatchObject({ status: 404 })
  })

  it('refuses an example whose times do not follow each other, or whose break lies outside of them', async () => {
    const { timeRules } = started.admin
    const input = rulesOfAgreement(anAgreement())
    const example = { name: 'Mal', restMinutes: null, incidents: [] }
    const wrong = { status: 422, fields: { examples: [{ code: 'invalid', value: 'Mal' }] } }
    for (const times of [
      { work: [{ start: 540, end: 480 }], breaks: [] },
      {
        work: [
          { start: 480, end: 600 },
          { start: 590, end: 700 },
        ],
        breaks: [],
      },
      { work: [{ start: 480, end: 600 }], breaks: [{ start: 590, end: 610 }] },
    ])
      await expect(
        timeRules.create({ ...input, examples: [{ ...example, ...times }] }),
      ).rejects.toMatchObject(wrong)
  })
})

describe('timeRules.publish, timeRules.turnOff, timeRules.index and timeRules.show', () => {
  it('a day is judged by the rules of the agreement that the contract names, and says by which article', async () => {
    const agreement = anAgreement()
    const one = await workedUnder(agreement)
    expect(await incidentsOf(one)).toEqual(['missing_rest'])
    const { id, version } = await inForce(started.admin, agreement, { limits: { day: strict } })
    await soon(one, ['excess', 'missing_rest'])
    expect((await dayOf(one)).rules).toMatchObject({ id, name: agreement, limits: { day: strict } })
    const { one: other } = await started.pair()
    await came(started.server, other, friday, 480)
    expect(await incidentsOf(other)).toEqual(['missing_rest'])
    await expect
      .poll(async () => (await started.admin.timeRules.show(id)).derivation, waitLimit)
      .toEqual({ done: 1, total: 1 })
    const off = await started.admin.timeRules.turnOff(id, { version })
    expect(off).toMatchObject({ state: 'off' })
    await soon(one, ['missing_rest'])
    expect((await dayOf(one)).rules.name).toBe('Estatuto de los Trabajadores')
    await started.admin.timeRules.publish(id, { version: off.version })
    await soon(one, ['excess', 'missing_rest'])
  })

  it('a limit that is off finds nothing, and rules hold from their day on', async () => {
    const agreement = anAgreement()
    const one = await workedUnder(agreement)
    await came(started.server, one, '2026-02-26', 480)
    const off = { ...strict, isOn: false }
    await inForce(started.admin, agreement, { limits: { stretch: off } }, friday)
    await soon(one, [])
    expect(await incidentsOf(one, '2026-02-26')).toEqual(['missing_rest'])
  })

  it('the twelfth day in a row lacks the weekly rest, and so says the day with the article of the law', async () => {
    const agreement = anAgreement()
    const { one } = await started.pair()
    await under(started.admin, one, agreement)
    // An earlier day that is recorded later affects those after it.
    for (const day of ['13', '02', '04', '03', '05', '06', '07', '08', '09', '10', '12', '11'])
      await came(started.server, one, `2026-02-${day}`, 300)
    expect(await incidentsOf(one, '2026-02-12')).toEqual([])
    expect(await incidentsOf(one, '2026-02-13')).toEqual(['weekly_rest'])
    expect((await dayOf(one, '2026-02-13')).rules.limits.week).toMatchObject({ source: 'ET art. 37.1' })
    await inForce(started.admin, agreement, { limits: { week: { ...strict, isOn: false } } })
    await soon(one, [], '2026-02-13')
  })

  it('the shipped rules pass their examples', async () => {
    const { data } = await started.admin.timeRules.index({ search: 'Estatuto' })
    const { examples } = await started.admin.timeRules.show(data[0]?.id ?? '')
    expect(examples.filter(({ passes }) => !passes)).toEqual([])
    expect(examples.flatMap(({ incidents }) => incidents)).toEqual(
      expect.arrayContaining(['weekly_rest', 'night_limit']),
    )
  })

  it('a day with unchanged incidents is not rewritten', async () => {
    const agreement = anAgreement()
    const one = await workedUnder(agreement)
    const { db } = started.server.server.kernel.database
    const written = async () => {
      const { rows } = await sql<{ by: string }>`
        select xmin::text as by from workdays where employee_id = ${one.id} and date = ${friday}`.execute(db)
      return rows
    }
    const before = await written()
    const { id } = await inForce(started.admin, agreement, { limits: {} })
    await expect
      .poll(async () => (await started.admin.timeRules.show(id)).derivation, waitLimit)
      .toEqual({ done: 1, total: 1 })
    expect(before).toHaveLength(1)
    expect(await written()).toEqual(before)
  })

  it('a locked month stays as it was judged', async () => {
    const agreement = anAgreement()
    const one = await workedUnder(agreement)
    await came(started.server, one, '2026-03-01', 480)
    await confirmed(one)
    await started.hr.portal.monthSheets.lock(one.id, { month: february })
    await inForce(started.admin, agreement, { limits: { day: strict } })
    await soon(one, ['excess', 'missing_rest'], '2026-03-01')
    expect(await incidentsOf(one)).toEqual(['missing_rest'])
  })

  it('a contract that comes under an agreement has its days judged by it', async () => {
    const agreement = anAgreement()
    await inForce(started.admin, agreement, { limits: { day: strict } })
    const { one } = await started.pair()
    await came(started.server, one, friday, 480)
    expect(await incidentsOf(one)).toEqual(['missing_rest'])
    await under(started.admin, one, agreement)
    await soon(one, ['excess', 'missing_rest'])
  })

  it('the law is never without rules, and the draft decree counts only while it is on', async () => {
    const { timeRules } = started.admin
    const { data } = await timeRules.index({ perPage: 100, sort: 'validFrom' })
    const others = ['Convenio de la prueba', 'Propuesta de la comisión paritaria']
    const shipped = data.filter(({ source }) => !others.includes(source))
    expect(shipped.map(({ name, state, review }) => [name, state, review])).toEqual([
      ['Estatuto de los Trabajadores', 'published', false],
      ['Contact center', 'published', true],
      ['Proyecto de real decreto de registro de jornada', 'off', true],
    ])
    for (const { id } of shipped) {
      const { examples } = await timeRules.show(id)
      expect(examples.length).toBeGreaterThanOrEqual(5)
      expect(examples.filter(({ passes }) => !passes)).toEqual([])
    }
    const [law, , decree] = shipped
    const only = { status: 409, fields: { state: [{ code: 'invalid' }] } }
    await expect(timeRules.turnOff(law?.id ?? '', { version: 1 })).rejects.toMatchObject(only)
    const { one } = await started.pair()
    const nameOn = async (date: string) => (await dayOf(one, date)).rules.name
    const on = await timeRules.publish(decree?.id ?? '', { version: 1 })
    expect(await nameOn('2027-01-01')).toBe(decree?.name)
    expect(await nameOn('2026-12-31')).toBe(law?.name)
    await timeRules.turnOff(on.id, { version: on.version })
    expect(await nameOn('2027-01-01')).toBe(law?.name)
  })

  it('is for who keeps calendars; who keeps contracts reads', async () => {
    const agreement = anAgreement()
    const { one } = await started.pair()
    const refused = { status: 403 }
    await expect(one.portal.timeRules.index()).rejects.toMatchObject(refused)
    const { timeRules } = started.hr.portal
    expect((await timeRules.index({ state: 'off' })).meta.totalCount).toBeGreaterThan(0)
    await expect(timeRules.create(rulesOfAgreement(agreement))).rejects.toMatchObject(refused)
  })
})

describe('what else rests on time rules', () => {
  it('the limit of extra hours and full time are those of the agreement, with their source', async () => {
    const agreement = anAgreement()
    const { one } = await started.pair()
    const overtime = { hours: 40, source: 'Convenio, art. 20' }
    await inForce(started.admin, agreement, { overtime, fullWeekMinutes: 1200 }, '2026-07-01')
    await under(started.admin, one, agreement)
    const { data } = await one.portal.overtime.index({ employeeId: one.id, year: 2026 })
    const limitSeconds = Math.round(((181 * 80 + 184 * 40) / 365) * 3600)
    expect(data).toMatchObject([{ limitSeconds, source: overtime.source }])
  })

  it('the rest between two planned shifts is the one of the agreement', async () => {
    const agreement = anAgreement()
    const { one } = await started.pair()
    await under(started.admin, one, agreement)
    const put = (date: string, start: number, end: number) => ({
      do: 'put' as const,
      employeeId: one.id,
      date,
      segments: [{ start, end }],
    })
    const planned = () =>
      started.admin.shifts.change({
        changes: [put('2026-03-18', 960, 1380), put('2026-03-19', 480, 900)],
        dryRun: true,
      })
    expect((await planned()).warnings).toMatchObject([{ code: 'short_rest', minutes: 540 }])
    await inForce(started.admin, agreement, { limits: { rest: { ...strict, minutes: 540 } } })
    expect((await planned()).warnings).toEqual([])
  })

  it('how late somebody may come is what the agreement says', async () => {
    const agreement = anAgreement()
    const { one } = await started.pair()
    await under(started.admin, one, agreement)
    const segments = [{ start: 405, end: 885 }]
    await started.admin.shifts.change({
      changes: [{ do: 'put', employeeId: one.id, date: friday, segments }],
    })
    // At seven in Madrid, a quarter of an hour after the shift began.
    await came(started.server, one, friday, 300)
    const late = async () => (await incidentsOf(one)).includes('late')
    expect(await late()).toBe(true)
    const { id, version } = await inForce(started.admin, agreement, {
      limits: { late: { ...strict, minutes: 15 } },
    })
    expect(await late()).toBe(false)
    await started.admin.timeRules.turnOff(id, { version })
    expect(await late()).toBe(true)
  })

  it('a month that is locked keeps how late somebody might come, until it is reopened', async () => {
    const agreement = anAgreement()
    const { one } = await started.pair()
    await under(started.admin, one, agreement)
    const segments = [{ start: 405, end: 885 }]
    await started.admin.shifts.change({
      changes: [{ do: 'put', employeeId: one.id, date: friday, segments }],
    })
    await came(started.server, one, friday, 480)
    const { id, version } = await inForce(started.admin, agreement, {
      limits: { late: { ...strict, isOn: false }, outside: { ...strict, minutes: 5 } },
    })
    const found = async () => (await incidentsOf(one)).filter((incident) => incident !== 'missing_rest')
    expect(await found()).toEqual(['outside_shift'])
    await confirmed(one)
    await started.hr.portal.monthSheets.lock(one.id, { month: february })
    await started.admin.timeRules.turnOff(id, { version })
    expect(await found()).toEqual(['outside_shift'])
    await started.hr.portal.monthSheets.reopen(one.id, { month: february, reason: 'Se cambia el convenio' })
    expect(await found()).toEqual(['late'])
  })
})
