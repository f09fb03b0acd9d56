import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bidder, resolved, turns } from './bidding.rules.ts'
import { openPeriod, type PeriodDates, periodState } from './period.rules.ts'
import { byDate, leftOn, type Quota, quotasOn, type TakenByDate, withMore } from './quota.rules.ts'
import { shrinks } from './shrinks.rules.ts'
import { bestSubset, type Candidate, fitsBeside, mostCompared } from './subset.rules.ts'
import { firstFull, inTurn, served, takenBy, type Waiter } from './waiting-line.rules.ts'

const dayOf = (at: number) => `2026-07-${String(at + 1).padStart(2, '0')}`
const place = (date: string) => ({ date, minutes: 480, firstMinute: 540, lastMinute: 1020 })
const quota = (most: number, more: Partial<Quota> = {}): Quota => ({
  ...{
    id: 'quota',
    startsOn: dayOf(0),
    endsOn: dayOf(9),
    weekdays: null,
    startMinute: null,
    endMinute: null,
  },
  ...{ measure: 'people', most, createdAt: new Date(0), ...more },
})
const dates = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 4 })
const places = dates.map((some) => some.toSorted((one, other) => one - other).map((at) => place(dayOf(at))))
const waiters: fc.Arbitrary<Waiter[]> = fc
  .array(places, { maxLength: 8 })
  .map((all) => all.map((own, at) => ({ requestId: `r${at}`, employeeId: `e${at}`, order: at, places: own })))
const limit = fc.integer({ min: 0, max: 3 })

/** The taken places of each date are within its quota. */
const isKept = (taken: TakenByDate, most: number) =>
  Array.from({ length: 10 }, (_, at) => leftOn([quota(most)], dayOf(at), taken)).every((left) =>
    left.every(({ free }) => free >= 0),
  )

describe('which quota holds on a date', () => {
  it('the narrower one, then that of days of the week, then the newer; one of an interval beside it', () => {
    const narrow = quota(1, { id: 'narrow', endsOn: dayOf(4) })
    const weekly = quota(1, { id: 'weekly', endsOn: dayOf(4), weekdays: [3] })
    const newer = quota(1, { id: 'newer', createdAt: new Date(1) })
    const interval = quota(1, { id: 'interval', startMinute: 600, endMinute: 720 })
    const held = (at: number) =>
      quotasOn([quota(1), narrow, weekly, newer, interval], dayOf(at)).map(({ id }) => id)
    expect(held(0)).toEqual(['weekly', 'interval'])
    expect(held(1)).toEqual(['narrow', 'interval'])
    expect(held(7)).toEqual(['newer', 'interval'])
  })

  it('of the other half of a day nobody takes a second place', () => {
    const half = { ...place(dayOf(0)), minutes: 240 }
    const taken = byDate([{ ...half, employeeId: 'one' }])
    const isFull = (employeeId: string, more: Partial<Quota> = {}) =>
      firstFull({ employeeId, places: [half] }, { quotas: [quota(1, more)], taken }) !== undefined
    expect([isFull('one'), isFull('two'), isFull('one', { measure: 'minutes' })]).toEqual([false, true, true])
  })

  it('an interval counts who works in it, in people or in their minutes', () => {
    const taken = byDate([{ ...place(dayOf(0)), employeeId: 'one' }])
    const of = (more: Partial<Quota>) => leftOn([quota(100, more)], dayOf(0), taken)[0]?.taken
    expect(of({ startMinute: 600, endMinute: 720 })).toBe(1)
    expect(of({ startMinute: 1080, endMinute: 1200 })).toBe(0)
    expect(of({ measure: 'minutes' })).toBe(480)
    expect(of({ measure: 'minutes', startMinute: 960, endMinute: 1200 })).toBe(60)
  })
})

describe('the assignment of free places to people waiting', () => {
  it('nobody beyond the quota, nobody whose turn is later in the place of one who fits, for any line', () => {
    fc.assert(
      fc.property(waiters, limit, (line, most) => {
        const room = { quotas: [quota(most)], taken: new Map() }
        const { granted, taken } = served(line, room)
        expect(isKept(taken, most)).toBe(true)
        // Those who got nothing would not have fitted at their turn.
        let before: TakenByDate = new Map()
        for (const one of inTurn(line)) {
          const isGranted = granted.includes(one)
          expect(firstFull(one, { ...room, taken: before }) === undefined).toBe(isGranted)
          if (isGranted) before = withMore(before, takenBy(one))
        }
      }),
    )
  })

  it('the same in whatever order they are read', () => {
    fc.assert(
      fc.property(waiters, limit, (line, most) => {
        const idsOf = (some: Waiter[]) =>
          served(some, { quotas: [quota(most)], taken: new Map() }).granted.map(({ requestId }) => requestId)
        expect(idsOf(line.toReversed())).toEqual(idsOf(line))
      }),
    )
  })
})

describe('the best subset within the quota', () => {
  const candidates = waiters.map((line) =>
    line.map(
      ({ requestId: id, employeeId, places: own }): Candidate => ({
        id,
        employeeId,
        planId: 'p',
        places: own,
      }),
    ),
  )

  it('keeps the quota, and no larger one does', () => {
    fc.assert(
      fc.property(candidates, limit, (some, most) => {
        const rooms = new Map([['p', { quotas: [quota(most)], taken: new Map() }]])
        const { ids, method } = bestSubset(some, rooms, () => 0)
        const chosen = some.filter(({ id }) => ids.has(id))
        expect(method).toBe('exact')
        for (const one of chosen)
          expect(
            fitsBeside(
              one,
              chosen.filter((other) => other !== one),
              rooms,
            ),
          ).toBeUndefined()
        const greedy = served(
          some.map(({ id, ...one }, order) => ({ ...one, requestId: id, order })),
          { quotas: [quota(most)], taken: new Map() },
        )
        expect(chosen.length).toBeGreaterThanOrEqual(greedy.granted.length)
      }),
    )
  })

  it('leaves the fewest people missing among those of the same size, and takes the earlier ones of the same', () => {
    const one = (id: string): Candidate => ({ id, employeeId: id, planId: 'p', places: [place(dayOf(0))] })
    const rooms = new Map([['p', { quotas: [quota(1)], taken: new Map() }]])
    const missing = (chosen: readonly Candidate[]) => (chosen.some(({ id }) => id === 'a') ? 2 : 1)
    expect([...bestSubset([one('a'), one('b')], rooms, missing).ids]).toEqual(['b'])
    expect([...bestSubset([one('a'), one('b')], rooms, () => 0).ids]).toEqual(['a'])
    const many = Array.from({ length: mostCompared + 1 }, (_, at) => one(`c${at}`))
    const suggested = bestSubset(many, rooms, () => 0)
    expect([suggested.method, [...suggested.ids]]).toEqual(['greedy', ['c0']])
    // For twelve requests of which six fit, there are more subsets than the maximum of search steps.
    const half = new Map([['p', { quotas: [quota(6)], taken: new Map() }]])
    const within = (budget?: number) => bestSubset(many.slice(0, mostCompared), half, () => 0, budget)
    expect([within(100).method, within(100).ids.size]).toEqual(['greedy', 6])
    expect([within().method, within().ids.size]).toEqual(['exact', 6])
  })
})

describe('whose turn it is in a period', () => {
  const bidder = (employeeId: string, more: Partial<Bidder> = {}): Bidder => ({
    ...{ employeeId, since: null, points: 0, askedAt: new Date(0), bids: [] },
    ...more,
  })

  it('VOP-6: by seniority, by points and rotation, and in the end by the id, the same in whatever order they are read', () => {
    const [one, two, three] = [
      bidder('one', { since: '2020-01-01', points: 1 }),
      bidder('two', { since: '2010-01-01', points: 2 }),
      bidder('three', { points: 0 }),
    ]
    const order = (criterion: 'seniority' | 'points' | 'rotation' | 'arrival') =>
      turns([one, two, three], criterion).map(({ employeeId }) => employeeId)
    expect(order('seniority')).toEqual(['two', 'one', 'three'])
    expect(order('points')).toEqual(['three', 'one', 'two'])
    expect(order('rotation')).toEqual(order('points'))
    expect(order('arrival')).toEqual(['one', 'three', 'two'])
  })

  it('VOP-6: each gets the first of what they would like to have for which there is room, within the quota, each time the same', () => {
    const bids = fc.array(places, { maxLength: 3 }).map((all) =>
      all.map((own, at) => ({
        ...{ rank: at + 1, startsOn: own[0]?.date ?? '', endsOn: own.at(-1)?.date ?? '' },
        ...{ places: own, isRefused: false },
      })),
    )
    fc.assert(
      fc.property(fc.array(bids, { maxLength: 6 }), limit, (all, most) => {
        const people = all.map((own, at) => bidder(`e${at}`, { bids: own, points: at % 2 }))
        const room = { quotas: [quota(most)], taken: new Map() }
        const result = resolved(people, 'points', room)
        expect(resolved(people.toReversed(), 'points', room)).toEqual(result)
        const taken = result.flatMap(({ bidder: { employeeId, bids: own }, outcomes }) =>
          own
            .filter((_, at) => outcomes[at] === 'granted')
            .flatMap((bid) => bid.places.map((one) => ({ ...one, employeeId }))),
        )
        expect(isKept(byDate(taken), most)).toBe(true)
        for (const { outcomes } of result)
          expect(outcomes.filter((outcome) => outcome === 'granted').length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the state of a period', () => {
  const period: PeriodDates = {
    ...{ id: 'p', name: 'Verano', opensOn: '2026-02-01', closesOn: '2026-02-28', answerBy: '2026-03-10' },
    ...{ startsOn: '2026-06-15', endsOn: '2026-09-15', criterion: 'arrival', publishedAt: null },
  }

  it('VOP-5.1: it opens and closes by the day, and is resolved when it has been answered', () => {
    const bid = { ...period, criterion: 'points' as const }
    const at = (day: string, one = period) => periodState(one, day)
    expect(['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01'].map((day) => at(day))).toEqual([
      ...['scheduled', 'open', 'open', 'resolving'],
    ])
    expect([at('2026-03-11'), at('2026-09-16')]).toEqual(['resolved', 'closed'])
    expect([at('2026-03-11', bid), at('2026-03-11', { ...bid, publishedAt: new Date() })]).toEqual([
      ...['resolving', 'resolved'],
    ])
  })

  it('dates outside of an open one wait for a decision, and a plan without one to come is open', () => {
    const reason = (today: string, date: string) =>
      openPeriod([{ date }], { today, periods: [period] }).reason
    expect(reason('2026-02-10', '2026-07-01')).toBeNull()
    expect(reason('2026-02-10', '2026-12-01')).toBe('outside_period')
    expect(reason('2026-03-20', '2026-07-01')).toBe('outside_period')
    expect(reason('2026-10-01', '2026-12-01')).toBeNull()
    const bid = { ...period, criterion: 'seniority' as const }
    expect(openPeriod([{ date: '2026-07-01' }], { today: '2026-02-10', periods: [bid] }).reason).toBe(
      'in_period',
    )
  })
})

describe('what only becomes smaller', () => {
  it('VOP-8.2: is of the same days, none of them longer', () => {
    const day = (date: string, part: 'day' | 'morning' | 'hours' = 'day', minutes: number | null = null) => ({
      ...{ date, part, minutes },
    })
    const before = [day(dayOf(0)), day(dayOf(1)), day(dayOf(2), 'hours', 120)]
    expect(shrinks(before, [day(dayOf(1))])).toBe(true)
    expect(shrinks(before, [day(dayOf(1), 'morning'), day(dayOf(2), 'hours', 60)])).toBe(true)
    expect(shrinks(before, [day(dayOf(3))])).toBe(false)
    expect(shrinks(before, [day(dayOf(2), 'hours', 180)])).toBe(false)
    expect(shrinks(before, [day(dayOf(2))])).toBe(false)
  })
})
