import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Employed, employed } from '#testing/employed.ts'
import { coordinated, daysFrom } from '#testing/vacations.ts'
import { type Plans, startPlans } from '#testing/vacation-plans.ts'
import { came } from '#testing/working-time.ts'

let started: Plans
beforeAll(async () => {
  started = await startPlans()
})
afterAll(() => started.server.close())

const nothing = {
  weekends: 0,
  denials: 0,
  expiredOffers: 0,
  breakWaits: 0,
  breakWaitMinutes: 0,
  hardTickets: 0,
}

/** A plan with this many people under one coordinator, and one more without any. */
async function team(size: number) {
  const plan = await started.plan({ autoApprove: false }, { limit: 5 })
  const lead = await employed(started.server, ['GESTIONAR_VACACIONES_OP_VER'])
  const people: Employed[] = []
  for (let count = 0; count < size; count += 1) people.push(await plan.member())
  for (const one of people) await coordinated(started.server, one, lead)
  const alone = await plan.member()
  const [one, other] = people
  if (one === undefined || other === undefined) throw new Error('nobody')
  return { plan, lead, one, other, alone }
}

/** Three weekends in two years: one on both days, one on a Saturday, one on a Sunday; and days that are none. */
async function worksWeekends(one: Employed): Promise<void> {
  const { server } = started
  // Of the weekend before the first year that is looked at.
  await came(server, one, '2023-01-01', 60)
  await came(server, one, '2025-01-05', 240)
  for (const day of ['2026-02-07', '2026-02-08', '2026-02-13', '2026-02-14'])
    await came(server, one, day, 240)
}

/** A request of this person that the planner refuses. */
async function isDenied({ portal }: Employed): Promise<void> {
  const days = daysFrom('2026-07-06', 7)
  const { id, version } = await portal.vacationRequests.create({ kind: 'annual', days })
  const requests = [{ id, version }]
  const decided = await started.planner.portal.operationVacations.decide({
    ...{ decision: 'reject', comment: 'Falta gente', requests },
  })
  expect(decided).toMatchObject([{ errors: null }])
}

/** Waits of seven and a half and of two and a half minutes, and one that goes on. */
async function waitsForBreaks({ id: userId }: Employed, skillId: string): Promise<void> {
  const { db } = started
  const { id: breakTypeId } = await db.selectFrom('breakTypes').select('id').executeTakeFirstOrThrow()
  const turn = (joined: string, ended: string | null) => ({
    ...{ id: randomUUID(), userId, breakTypeId, skillId, offeredUntil: null },
    ...{ joinedAt: new Date(joined), endedAt: ended === null ? null : new Date(ended) },
    outcome: ended === null ? null : ('taken' as const),
  })
  await db
    .insertInto('breakTurns')
    .values([
      turn('2026-02-10T10:00:00Z', '2026-02-10T10:07:30Z'),
      turn('2026-02-11T10:00:00Z', '2026-02-11T10:02:30Z'),
      turn('2026-03-02T10:29:00Z', null),
    ])
    .execute()
}

/** Of five tickets only the first is hard: skipped by the other person, with a reason nobody rejected, before it was taken. */
async function takesTickets(one: Employed, other: Employed): Promise<void> {
  const { db } = started
  const tickets = await db
    .selectFrom('tickets')
    .select('id')
    .where(sql<boolean>`not exists (select from ticket_skips k where k.ticket_id = tickets.id)`)
    .limit(5)
    .execute()
  const skipped = [
    [{ userId: other.id, hour: 8, outcome: null }],
    [{ userId: other.id, hour: 8, outcome: 'rejected' as const }],
    [
      { userId: other.id, hour: 8, outcome: null },
      { userId: one.id, hour: 11, outcome: null },
    ],
    [{ userId: other.id, hour: 10, outcome: 'accepted' as const }],
    [],
  ]
  const at = (hour: number) => new Date(Date.UTC(2026, 1, 12, hour))
  for (const [place, { id: ticketId }] of tickets.entries()) {
    const skips = (skipped[place] ?? []).map(({ hour, ...skip }) => ({
      ...{ id: randomUUID(), ticketId, reason: 'language' as const, note: null, at: at(hour), ...skip },
    }))
    if (skips.length > 0) await db.insertInto('ticketSkips').values(skips).execute()
    await db
      .insertInto('ticketAssignments')
      .values({
        ...{ id: randomUUID(), ticketId, userId: one.id, byId: null, kind: 'next', trace: '{}', at: at(9) },
      })
      .execute()
  }
}

describe('vacationPlaces.peaks and operationVacations.fairness', () => {
  it('weekends, denials, waits for a break and hard tickets are counted by year: of oneself, and of groups of five or more', async () => {
    const { plan, lead, one, other } = await team(5)
    await worksWeekends(one)
    await isDenied(one)
    await waitsForBreaks(one, plan.skillId)
    await takesTickets(one, other)

    const { ledger } = await one.portal.vacationPlaces.peaks(one.id)
    const year = {
      weekends: 2,
      denials: 1,
      expiredOffers: 0,
      breakWaits: 2,
      breakWaitMinutes: 10,
      hardTickets: 1,
    }
    const each = {
      weekends: 0.3,
      denials: 0.2,
      expiredOffers: 0,
      breakWaits: 0.3,
      breakWaitMinutes: 1.7,
      hardTickets: 0.2,
    }
    expect(ledger).toEqual({
      total: { ...year, weekends: 3 },
      average: { ...each, weekends: 0.5 },
      years: [
        { year: 2023, counts: nothing, average: nothing },
        { year: 2024, counts: nothing, average: nothing },
        { year: 2025, counts: { ...nothing, weekends: 1 }, average: { ...nothing, weekends: 0.2 } },
        { year: 2026, counts: year, average: each },
      ],
    })

    const asked = { planId: plan.id, fromYear: 2025 }
    const { years, people, groups } = await lead.portal.operationVacations.fairness(asked)
    const ofFive = {
      weekends: 0.4,
      denials: 0.2,
      expiredOffers: 0,
      breakWaits: 0.4,
      breakWaitMinutes: 2,
      hardTickets: 0.2,
    }
    expect(years).toEqual([2025, 2026])
    expect(people).toEqual([])
    expect(groups).toMatchObject([
      {
        ...{ name: lead.name, people: 5, average: { ...ofFive, weekends: 0.6 } },
        years: [
          { year: 2025, average: { ...nothing, weekends: 0.2 } },
          { year: 2026, average: ofFive },
        ],
      },
    ])
    // The person without a coordinator is a group of one: nothing is said of it.
    const all = await started.planner.portal.operationVacations.fairness(asked)
    expect(all.groups.find(({ id }) => id === null)).toMatchObject({
      ...{ people: null, average: null, years: [{ average: null }, { average: null }] },
    })
  })

  it('nobody else gets them by name, and no group of fewer than five people shows any', async () => {
    const { plan, lead, one, alone } = await team(4)
    await worksWeekends(one)
    expect(await lead.portal.vacationPlaces.peaks(one.id)).toMatchObject({
      ...{ plan: { id: plan.id }, ledger: null },
    })
    const { people } = await started.planner.portal.operationVacations.fairness({ planId: plan.id })
    const names = people.map((person) => Object.keys(person).toSorted())
    expect(names).toEqual(Array.from({ length: 5 }, () => ['days', 'periods', 'person']))
    const { groups } = await lead.portal.operationVacations.fairness({ planId: plan.id })
    expect(groups).toMatchObject([{ name: null, people: null, days: null, average: null }])
    // Five people are enough for the average beside one's own figures.
    const own = await alone.portal.vacationPlaces.peaks(alone.id)
    expect(own.ledger).toMatchObject({ total: nothing, average: { weekends: 0.6 } })
    const outside = await started.hired()
    expect(await outside.portal.vacationPlaces.peaks(outside.id)).toMatchObject({
      ...{ plan: null, periods: [], ledger: { total: nothing, average: null } },
    })
  })

  it('a legal representative sees the groups of all people while the grant is current, and nobody by name', async () => {
    const { plan, lead, one } = await team(5)
    await worksWeekends(one)
    const council = await employed(started.server, ['GESTIONAR_VACACIONES_OP_VER'])
    const asked = { planId: plan.id }
    expect((await council.portal.operationVacations.fairness(asked)).groups).toEqual([])
    const period = { from: '2026-01-01', until: '2026-03-01', endsAt: '2026-03-20T00:00:00.000Z' }
    const grant = await started.admin.recordGrants.create({
      ...{ ...period, userId: council.id, role: 'representative', employeeIds: [one.id], reason: 'Comité' },
    })
    const seen = await council.portal.operationVacations.fairness(asked)
    expect(seen.people).toEqual([])
    expect(seen.groups).toMatchObject([
      { name: lead.name, people: 5, average: { weekends: 0.6 } },
      { name: null, people: null, average: null },
    ])
    await started.admin.recordGrants.revoke(grant.id)
    expect((await council.portal.operationVacations.fairness(asked)).groups).toEqual([])
  })
})
