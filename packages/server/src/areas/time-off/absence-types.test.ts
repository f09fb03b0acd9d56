import type { AbsenceTypeInput, Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { refused } from '#testing/refused.ts'

let server: TestServer
let clock: StillClock
let admin: Portal
beforeAll(async () => {
  clock = stillClock(new Date('2026-03-05T10:00:00Z'))
  server = await startServer({ clock })
  admin = await signedIn(server)
})
afterAll(() => server.close())

const made = (input: Partial<AbsenceTypeInput> & Pick<AbsenceTypeInput, 'code'>) =>
  admin.absenceTypes.create({ name: `Tipo ${input.code}`, family: 'leave', unit: 'working_days', ...input })
/** The type of a code, with the terms in force on a day. */
const on = async (code: string, day?: string) => {
  const { data } = await admin.absenceTypes.index({ search: code, ...(day === undefined ? {} : { on: day }) })
  return data.find((one) => one.code === code)
}
const termsOf = async (absenceTypeId: string) =>
  (await admin.absenceTypeTerms.index({ absenceTypeId })).data.map(({ validFrom, validUntil, state }) => [
    ...[validFrom, validUntil, state],
  ])

describe('absenceTypes.index and absenceTypeTerms.index', () => {
  it('AUS-1.1 AUS-1.2 AUS-1.4 AUS-1.5 AUS-1.6 the legal table has family, pay, unit, limits, proof, who approves and its article, as of any day', async () => {
    expect(await on('MAT')).toMatchObject({
      ...{ family: 'leave', pay: 'company', countsAsWorked: true, unit: 'natural_days', maxPerEvent: 15 },
      ...{ justification: 'required', justificationDays: 15, approver: 'hr', source: 'ET art. 37.3.a' },
    })
    // Two days by the law of 2015, five since summer 2023: earlier requests keep their two.
    expect(await on('HOS', '2023-06-29')).toMatchObject({ maxPerEvent: 2, unit: 'natural_days' })
    expect(await on('HOS', '2023-06-30')).toMatchObject({ maxPerEvent: 5, unit: 'working_days' })
    expect(await on('HOS')).toMatchObject({ validFrom: '2023-06-30', private: true, nextChangeOn: null })
    const birth = await on('NAC', '2025-01-01')
    expect(birth).toMatchObject({ maxPerEvent: 16, unit: 'weeks', pay: 'social_security' })
    expect(await termsOf(birth?.id ?? '')).toEqual([
      ['2025-07-31', null, 'current'],
      ['2021-01-01', '2025-07-30', 'past'],
    ])
    // The leave did not exist before: its first terms have a start date.
    expect(await on('DON', '2020-01-01')).toMatchObject({ validFrom: '2025-03-03' })
    const unjustified = await admin.absenceTypes.index({ family: 'unjustified' })
    expect(unjustified.data.map(({ code }) => code)).toEqual(['RET', 'FIN'])
  })
})

describe('absenceTypes.create, absenceTypes.show, absenceTypes.update and absenceTypes.patch', () => {
  it('AUS-1.3 a change holds from a day on, and never before today: the balances of the past keep their terms', async () => {
    const type = await made({ code: 'UNO', maxPerYear: 3, validFrom: '2025-01-01', source: 'Acuerdo' })
    expect(type).toMatchObject({ validFrom: '2025-01-01', maxPerYear: 3, pay: 'company', country: 'ES' })
    const back = await admin.absenceTypes
      .patch(type.id, {
        ...(await seen(admin.absenceTypes, type.id)),
        maxPerYear: 9,
        validFrom: '2026-01-01',
      })
      .safe()
    expect(back).toMatchObject(refused(422, { validFrom: [{ code: 'invalid' }] }))
    expect(await on('UNO', '2026-02-01')).toMatchObject({ maxPerYear: 3 })

    // Writing back what was read repeats the date of the terms in force: new terms apply from today.
    const read = await admin.absenceTypes.show(type.id)
    const changed = await admin.absenceTypes.patch(type.id, {
      ...(await seen(admin.absenceTypes, type.id)),
      maxPerYear: 4,
      validFrom: read.validFrom,
    })
    expect(changed).toMatchObject({ maxPerYear: 4, validFrom: '2026-03-05', source: 'Acuerdo', version: 2 })
    // Again on the same day: the terms were not in use yet.
    await admin.absenceTypes.patch(type.id, { ...(await seen(admin.absenceTypes, type.id)), maxPerYear: 5 })
    expect(await on('UNO', '2026-03-04')).toMatchObject({ maxPerYear: 3, validFrom: '2025-01-01' })
    expect(await termsOf(type.id)).toEqual([
      ['2026-03-05', null, 'current'],
      ['2025-01-01', '2026-03-04', 'past'],
    ])

    const replaced = await admin.absenceTypes.update(type.id, {
      ...(await seen(admin.absenceTypes, type.id)),
      ...{ code: 'UNO', name: 'Otro nombre', family: 'unpaid', unit: 'hours', pay: 'unpaid' },
      validFrom: '2026-06-01',
    })
    // Its name changes at once, its terms do not.
    expect(replaced).toMatchObject({ name: 'Otro nombre', unit: 'working_days', nextChangeOn: '2026-06-01' })
    expect(await on('UNO', '2026-06-01')).toMatchObject({ unit: 'hours', pay: 'unpaid', maxPerYear: null })
    expect(
      await admin.absenceTypes.patch(type.id, {
        ...(await seen(admin.absenceTypes, type.id)),
        active: false,
      }),
    ).toMatchObject({ maxPerYear: 5 })
    expect(await termsOf(type.id)).toHaveLength(3)
  })

  it('refuses to write over a change of the terms that came first', async () => {
    const { id, version } = await made({ code: 'DOS' })
    await admin.absenceTypes.patch(id, { maxPerEvent: 2, version })
    expect(await admin.absenceTypes.patch(id, { maxPerEvent: 3, version }).safe()).toMatchObject(
      refused(409, { version: [{ code: 'stale' }] }),
    )
  })

  it('refuses a proof with a deadline that nobody wants, a year of less than one, and a code that is taken', async () => {
    const create = (rest: object) => made({ code: 'MAL', ...rest }).safe()
    expect(await create({ justification: 'none', justificationDays: 3 })).toMatchObject(
      refused(422, { justificationDays: [{ code: 'invalid' }] }),
    )
    expect(await create({ maxPerEvent: 5, maxPerYear: 4 })).toMatchObject(
      refused(422, { maxPerYear: [{ code: 'greater_than', count: 5 }] }),
    )
    expect(await create({ code: 'VAC' })).toMatchObject(refused(422, { code: [{ code: 'taken' }] }))
    expect(await on('MAL')).toBeUndefined()
  })

  it('PAN-15.2 the log has each change with the terms before and after, and from when on', async () => {
    const { id } = await made({ code: 'LOG', maxPerEvent: 1 })
    await admin.absenceTypes.patch(id, {
      ...(await seen(admin.absenceTypes, id)),
      maxPerEvent: 2,
      validFrom: '2026-09-01',
    })
    await admin.absenceTypes.patch(id, { ...(await seen(admin.absenceTypes, id)), private: true })
    const events = await server.server.kernel.database.db
      .selectFrom('auditEvents')
      .where('subject', '=', id)
      .orderBy('at')
      .select(['act', 'before', 'after', 'detail'])
      .execute()
    expect(events).toMatchObject([
      { act: 'absenceTypes.create', after: { code: 'LOG', maxPerEvent: 1 } },
      { before: { maxPerEvent: 1 }, after: { maxPerEvent: 2 }, detail: { validFrom: '2026-09-01' } },
      { before: { private: false }, after: { private: true }, detail: {} },
    ])
  })
})

describe('absenceTypeTerms.destroy', () => {
  it('withdraws planned terms only; current and past ones are kept', async () => {
    const { id } = await made({ code: 'PLA', maxPerEvent: 1 })
    await admin.absenceTypes.patch(id, {
      ...(await seen(admin.absenceTypes, id)),
      maxPerEvent: 2,
      validFrom: '2026-12-01',
    })
    const [planned, current] = (await admin.absenceTypeTerms.index({ absenceTypeId: id })).data
    expect(await admin.absenceTypeTerms.destroy(current?.id ?? '').safe()).toMatchObject(
      refused(409, { validFrom: [{ code: 'invalid' }] }),
    )
    await admin.absenceTypeTerms.destroy(planned?.id ?? '')
    expect(await admin.absenceTypes.show(id)).toMatchObject({ nextChangeOn: null, maxPerEvent: 1 })
    const later = await made({ code: 'LUE', validFrom: '2027-01-01' })
    expect(later).toMatchObject({ validFrom: '2027-01-01', nextChangeOn: '2027-01-01' })
    const [only] = (await admin.absenceTypeTerms.index({ absenceTypeId: later.id })).data
    expect(await admin.absenceTypeTerms.destroy(only?.id ?? '').safe()).toMatchObject(
      refused(409, { id: [{ code: 'invalid' }] }),
    )
  })
})

describe('absenceTypes.destroy, absenceTypes.restore, absenceTypes.reorder and absenceTypes.import', () => {
  it('a deleted type comes back with its terms, unless its code is taken meanwhile', async () => {
    const { id } = await made({ code: 'VUE', maxPerEvent: 7 })
    await admin.absenceTypes.destroy(id)
    expect(await on('VUE')).toBeUndefined()
    expect(
      await admin.absenceTypes.patch(id, { ...(await seen(admin.absenceTypes, id)), active: false }).safe(),
    ).toMatchObject({
      error: { status: 404 },
    })
    expect(await admin.absenceTypes.restore(id)).toMatchObject({ maxPerEvent: 7, deletedAt: null })
    await admin.absenceTypes.destroy(id)
    await made({ code: 'VUE', name: 'Otra que vuelve' })
    expect(await admin.absenceTypes.restore(id).safe()).toMatchObject(
      refused(422, { code: [{ code: 'taken' }] }),
    )
  })

  it('keeps the order they are put in, and knows rows of a file again by their code', async () => {
    const before = (await admin.absenceTypes.index({ perPage: 100 })).data
    const ids = before.map(({ id }) => id).reverse()
    await admin.absenceTypes.reorder({ ids })
    expect((await admin.absenceTypes.index({ perPage: 100 })).data.map(({ id }) => id)).toEqual(ids)
    const rows = [
      { code: 'MUD', maxPerEvent: 2 },
      { code: 'DEB', unit: 'hours' },
      { code: 'NUE', name: 'Nueva', family: 'leave', unit: 'hours' },
      { code: 'MAT', maxPerEvent: 20, validFrom: '2024-01-01' },
    ]
    expect(await admin.absenceTypes.import({ dryRun: false, rows })).toMatchObject({
      ...{ created: 1, updated: 1, unchanged: 1 },
      rows: [{ row: 4, errors: { validFrom: [{ error: 'invalid' }] } }],
    })
    expect(await on('MUD')).toMatchObject({ maxPerEvent: 2, validFrom: '2026-03-05', justificationDays: 15 })
    expect(await on('MUD', '2026-03-04')).toMatchObject({ maxPerEvent: 1 })
  })
})
