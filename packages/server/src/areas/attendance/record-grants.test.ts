import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordGrantInput } from '@portal/sdk'
import { verifyPackage } from '@portal/sdk/verify'
import { at, friday, refused, startCorrecting } from '#testing/corrections.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { packageOf } from '#testing/packages.ts'
import { recorded } from '#testing/recorded.ts'

let correcting: Awaited<ReturnType<typeof startCorrecting>>
beforeAll(async () => {
  correcting = await startCorrecting()
})
afterAll(() => correcting.server.close())

const week = { from: '2026-02-23', until: '2026-02-28' }
const day = 24 * 60 * 60
const later = (days: number) => new Date(correcting.clock.now().getTime() + days * day * 1000).toISOString()
const reason = 'Requerimiento de la Inspección'

/** Somebody whose record is read, with a day in the week and one before it, and somebody without permissions. */
async function two() {
  const { one } = await correcting.pair()
  const holder = await employed(correcting.server, ['VER_DASHBOARD', 'NOTIFICACIONES_VER'])
  await recorded(correcting.server, one.id, '2026-02-20 09:00 in', '2026-02-20 14:00 out')
  await recorded(correcting.server, one.id, `${friday} 09:00 in`, `${friday} 10:00 break_start`)
  const give = (more: Partial<RecordGrantInput> = {}) =>
    correcting.admin.recordGrants.create({
      ...{ userId: holder.id, role: 'inspector', employeeIds: [one.id], ...week, reason, endsAt: later(10) },
      ...more,
    })
  return { one, holder, give }
}

/** Packages created under a grant expire with it. */
async function expectDeleted({ portal }: Employed, id: string): Promise<void> {
  expect((await portal.recordPackages.index()).data).toEqual([])
  expect(await portal.recordPackages.show(id).safe()).toMatchObject({ error: { status: 404 } })
  expect(await portal.recordPackages.file(id).safe()).toMatchObject({ error: { status: 404 } })
}

describe('recordGrants.create, recordGrants.index and recordGrants.days', () => {
  it('the holder of a grant reads the days of its people and its period, and nothing else', async () => {
    const { one, holder, give } = await two()
    const { id } = await give()
    expect((await holder.portal.recordGrants.index()).data).toMatchObject([
      { id, role: 'inspector', state: 'current', people: 1, reason },
    ])
    expect((await holder.portal.notifications.index({ kind: ['clock.recordGranted'] })).data).toHaveLength(1)
    const { data } = await holder.portal.recordGrants.days(id, { from: '2026-01-01', until: '2026-12-31' })
    expect(data.map(({ date, person }) => [person.id, date])).toContainEqual([one.id, friday])
    expect(
      data.every(({ date, person }) => person.id === one.id && date >= week.from && date <= week.until),
    ).toBe(true)
    expect(data.find(({ date }) => date === friday)?.incidents).toContain('missing_out')
    const other = await two()
    expect((await holder.portal.recordGrants.days(id, { employeeId: other.one.id })).data).toEqual([])
    expect(await other.holder.portal.recordGrants.days(id).safe()).toMatchObject({ error: { status: 404 } })
  })

  it('a representative reads beginning, end and totals of a work center, and takes a package of totals along', async () => {
    const { one, holder, give } = await two()
    const { workCenterId } = await correcting.db
      .selectFrom('contracts')
      .where('employeeId', '=', one.id)
      .select('workCenterId')
      .executeTakeFirstOrThrow()
    const { id } = await give({ role: 'representative', employeeIds: [], workCenterId })
    const { data } = await holder.portal.recordGrants.days(id, { ...week, employeeId: one.id })
    expect(data.find(({ date }) => date === friday)).toMatchObject({ incidents: [], startedAt: at('08:00') })
    const { file } = await packageOf(holder.portal, { ...week, grantId: id })
    const verification = verifyPackage(file)
    expect(verification).toMatchObject({ holds: true, facts: { detail: 'totals' } })
    const content = new TextDecoder().decode(file)
    expect(content).toContain('workdays.csv')
    for (const left of ['previousHash', 'missing_out', 'break_start', 'incidents'])
      expect(content).not.toContain(left)
  })

  it('refuses more than thirty days, an end that has passed, oneself, and neither or both of people and a work center', async () => {
    const { give, holder } = await two()
    const refusal = async (more: Partial<RecordGrantInput>, ...wrong: [field: string, code: string]) =>
      expect(await give(more).safe()).toMatchObject(refused(422, ...wrong))
    await refusal({ endsAt: later(31) }, 'endsAt', 'less_than')
    await refusal({ endsAt: later(-1) }, 'endsAt', 'greater_than')
    await refusal({ startsAt: later(5), endsAt: later(4) }, 'endsAt', 'greater_than')
    await refusal({ startsAt: later(-1), endsAt: later(4) }, 'startsAt', 'greater_than')
    await refusal({ startsAt: later(91), endsAt: later(92) }, 'startsAt', 'less_than')
    await refusal({ until: later(11).slice(0, 10) }, 'until', 'less_than')
    await refusal({ reason: '    ' }, 'reason', 'blank')
    await refusal({ employeeIds: [] }, 'employeeIds', 'blank')
    await refusal({ userId: correcting.admin.session.current?.userData.uid ?? '' }, 'userId', 'own_account')
    await refusal({ workCenterId: holder.id }, 'employeeIds', 'invalid')
    await refusal({ employeeIds: [randomUUID()] }, 'employeeIds', 'out_of_reach')
    expect(await holder.portal.recordGrants.create({} as RecordGrantInput).safe()).toMatchObject({
      error: { status: 403 },
    })
  })

  it('nobody gives access to whom they may not see themselves', async () => {
    const { one, holder } = await two()
    const giver = await employed(correcting.server, ['REGISTRO_CONCEDER', 'ACCESOS_VER'])
    const { workCenterId } = await correcting.db
      .selectFrom('contracts')
      .where('employeeId', '=', one.id)
      .select('workCenterId')
      .executeTakeFirstOrThrow()
    const give = (more: Partial<RecordGrantInput>) =>
      giver.portal.recordGrants
        .create({ userId: holder.id, role: 'inspector', ...week, reason, endsAt: later(10), ...more })
        .safe()
    expect(await give({ employeeIds: [one.id] })).toMatchObject(refused(422, 'employeeIds', 'out_of_reach'))
    expect(await give({ workCenterId })).toMatchObject(refused(422, 'workCenterId', 'out_of_reach'))
  })

  it('is not readable before it begins', async () => {
    const { holder, give } = await two()
    const { id } = await give({ startsAt: later(1) })
    expect((await holder.portal.recordGrants.index()).data).toEqual([])
    expect(await holder.portal.recordGrants.days(id).safe()).toMatchObject({ error: { status: 404 } })
  })
})

describe('recordGrants.revoke', () => {
  it('ends at once what can be read, the package that was made, too', async () => {
    const { holder, give } = await two()
    const grant = await give()
    const made = await packageOf(holder.portal, { ...week, grantId: grant.id })
    expect(await correcting.admin.recordGrants.revoke(grant.id)).toMatchObject({ state: 'revoked' })
    expect(await holder.portal.recordGrants.days(grant.id).safe()).toMatchObject({ error: { status: 404 } })
    await expectDeleted(holder, made.id)
    expect(await correcting.admin.recordPackages.show(made.id)).toMatchObject({
      id: made.id,
      isGranted: true,
    })
    expect(await correcting.admin.recordGrants.revoke(grant.id).safe()).toMatchObject({
      error: { status: 409 },
    })
  })
})

describe('recordViews.index', () => {
  it('each reading and each download is written down, and the person sees by whom and why', async () => {
    const { one, holder, give } = await two()
    const { id } = await give()
    await holder.portal.recordGrants.days(id, week)
    await packageOf(holder.portal, { ...week, grantId: id })
    const { data } = await one.portal.recordViews.index({ own: true })
    expect(data.map(({ what }) => what).sort()).toEqual(['days', 'package'])
    expect(data[0]).toMatchObject({ viewer: { id: holder.id }, role: 'inspector', reason, ...week })
    expect((await holder.portal.recordViews.index()).data).toEqual([])
    const all = await correcting.admin.recordViews.index({ employeeId: one.id })
    expect(all.data).toHaveLength(2)
    await expect(correcting.db.deleteFrom('recordViews').execute()).rejects.toThrow('append-only')
  })

  it('reading one’s own record is nobody’s visit', async () => {
    const { one } = await two()
    await packageOf(one.portal, { ...week, employeeIds: [one.id] })
    expect((await one.portal.recordViews.index({ own: true })).data).toEqual([])
  })
})

// Last, because it moves the clock, and sessions expire with it.
describe('when its time is over', () => {
  it('nothing of a grant is readable any more', async () => {
    const { holder, give } = await two()
    const { id } = await give({ endsAt: later(0.01) })
    const made = await packageOf(holder.portal, { ...week, grantId: id })
    expect((await holder.portal.recordGrants.days(id)).data.length).toBeGreaterThan(0)
    correcting.clock.forward(0.01 * day)
    expect((await holder.portal.recordGrants.index()).data).toEqual([])
    expect(await holder.portal.recordGrants.days(id).safe()).toMatchObject({ error: { status: 404 } })
    expect(await holder.portal.recordPackages.create({ ...week, grantId: id }).safe()).toMatchObject({
      error: { status: 404 },
    })
    await expectDeleted(holder, made.id)
  })
})
