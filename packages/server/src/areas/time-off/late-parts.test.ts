import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Absences, startAbsences, versionOf } from '#testing/absences.ts'
import type { Employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { centerIn } from '#testing/working-time.ts'

let started: Absences
/** Sick leave of the second of March, whose review is on a day. */
let leaves: Record<
  'here' | 'ahead' | 'over' | 'cancelled' | 'ended' | 'hidden' | 'reminded' | 'inTime',
  Leave
>
beforeAll(async () => {
  started = await startAbsences()
  leaves = {
    here: await sickUntilReview('2026-03-09'),
    ahead: await sickUntilReview('2026-03-09', 'Pacific/Kiritimati'),
    over: await sickUntilReview('2026-03-11'),
    cancelled: await sickUntilReview('2026-03-11'),
    ended: await sickUntilReview('2026-03-11'),
    hidden: await sickUntilReview('2026-03-13'),
    reminded: await sickUntilReview('2026-03-17'),
    inTime: await sickUntilReview('2026-03-17'),
  }
})
afterAll(() => started.server.close())

type Part = Omit<Parameters<Employed['portal']['absences']['addPart']>[1], 'version'>

const record = async (id: string, part: Part) =>
  started.hr.portal.absences.addPart(id, { ...part, ...(await versionOf(started.hr, id)) })

const from = '2026-03-02'
type Leave = Awaited<ReturnType<typeof sickUntilReview>>

async function sickUntilReview(nextOn: string, zone?: string) {
  const { one, lead } = await started.pair()
  if (zone !== undefined) {
    const { id: workCenterId } = await centerIn(started.admin, zone)
    await started.db.updateTable('contracts').set({ workCenterId }).where('employeeId', '=', one.id).execute()
  }
  const { id } = await started.reportAbsence(one, 'ITC', { from })
  await record(id, { kind: 'baja', on: from, nextOn })
  return { one, lead, id }
}

/** The late ones of a person that somebody finds. */
const late = async (by: Employed, { id: employeeId }: Employed) =>
  (await by.portal.absences.index({ employeeId, latePart: true })).data.map(({ id, latePartOn }) => [
    id,
    latePartOn,
  ])

const notices = async ({ portal }: Employed, id: string) =>
  (
    await portal.notifications.index({ kind: ['absences.documentLate', 'absences.documentLateOf'] })
  ).data.filter(({ link }) => link?.includes(id) ?? false)

/** Waits until the person has this many reminders of an absence. */
const reminded = (one: Employed, id: string, count: number) =>
  vi.waitUntil(async () => (await notices(one, id)).length === count, waitLimit)

describe('sick leave whose next report is late', () => {
  it('is found and marked by the day of the work centre once its review is over', async () => {
    const [{ here, ahead }, { hr }] = [leaves, started]
    expect(await late(hr, here.one)).toEqual([])
    // In the morning of the ninth in Madrid, it is the tenth in Kiritimati.
    await started.morningOf('2026-03-09', hr, here.one, ahead.one)
    expect(await late(hr, here.one)).toEqual([])
    expect(await late(hr, ahead.one)).toEqual([[ahead.id, '2026-03-09']])
    await started.morningOf('2026-03-10', hr, here.one)
    expect(await late(hr, here.one)).toEqual([[here.id, '2026-03-09']])
    expect(await late(here.one, here.one)).toEqual([[here.id, '2026-03-09']])
    expect(await here.one.portal.absences.show(here.id)).toMatchObject({ latePartOn: '2026-03-09' })
    await record(here.id, { kind: 'confirmation', on: '2026-03-10', nextOn: '2026-03-17' })
    expect(await late(hr, here.one)).toEqual([])
    expect(await hr.portal.absences.show(here.id)).toMatchObject({ latePartOn: null })
  })

  it('misses none when it was discharged, cancelled, or ended before the review', async () => {
    const [{ over, cancelled, ended }, { hr }] = [leaves, started]
    await record(over.id, { kind: 'discharge', on: '2026-03-10' })
    const mine = { ...(await versionOf(hr, cancelled.id)), comment: 'Se anotó por error' }
    await hr.portal.absences.cancel(cancelled.id, mine)
    await started.db
      .updateTable('absences')
      .set({ endsOn: '2026-03-10' })
      .where('id', '=', ended.id)
      .execute()
    await started.morningOf('2026-03-12', hr)
    for (const { one } of [over, cancelled, ended]) expect(await late(hr, one)).toEqual([])
  })

  it('AUS-3.1: is neither found nor marked by a coordinator, who sees only that the person is absent', async () => {
    const { one, lead, id } = leaves.hidden
    await started.morningOf('2026-03-14', lead)
    expect(await late(lead, one)).toEqual([])
    const { data } = await lead.portal.absences.index({ employeeId: one.id })
    expect(data).toMatchObject([{ id, type: null, latePartOn: null }])
  })

  it('is reminded of once per report, to the person and to HR, without the cause; never to a coordinator, nor of one that came in time', async () => {
    const [{ one, lead, id }, { inTime }, { hr }] = [leaves.reminded, leaves, started]
    await started.morningOf('2026-03-17', hr, one, lead, inTime.one)
    expect(await notices(one, id)).toEqual([])
    await record(inTime.id, { kind: 'confirmation', on: '2026-03-17' })
    await started.morningOf('2026-03-18', hr, one, lead, inTime.one)
    await reminded(one, id, 1)
    const due = '2026-03-17'
    expect(await notices(one, id)).toMatchObject([{ kind: 'absences.documentLate', data: { from, due } }])
    await reminded(hr, id, 1)
    expect(await notices(hr, id)).toMatchObject([{ data: { person: one.name, from, due } }])
    expect(await notices(lead, id)).toEqual([])
    expect(await notices(inTime.one, inTime.id)).toEqual([])
    expect(JSON.stringify([await notices(one, id), await notices(hr, id)])).not.toMatch(
      /ITC|baja|sick|parte/i,
    )

    await record(id, { kind: 'confirmation', on: '2026-03-18', nextOn: '2026-03-24' })
    await started.morningOf('2026-03-23', hr, one)
    expect(await notices(one, id)).toHaveLength(1)
    await started.morningOf('2026-03-26', hr, one)
    await reminded(one, id, 2)
    await reminded(hr, id, 2)
  })
})
