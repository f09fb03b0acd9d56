import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantIn } from '#db/zoned-day.ts'
import { rulesOn } from '#testing/law.ts'
import { spansOf } from './spans.rules.ts'
import { sumsOf, workdaysOf } from './workday.rules.ts'
import type { BreakRule, Entry } from './workday.ts'

const zone = 'Europe/Madrid'
const nothing: BreakRule = { counts: null, minutesPerUse: null }
const rules: Readonly<Record<string, BreakRule>> = {
  lunch: { counts: 'non_effective', minutesPerUse: 60 },
  screen: { counts: 'effective', minutesPerUse: 5 },
}
const ruleOf = (type: string | null) => rules[type ?? ''] ?? nothing
const later = new Date('2027-01-01T00:00:00Z')

let made = 0
/** An entry in Madrid local time: `2026-03-05 09:00 in`. */
function entry(text: string, more: Partial<Entry> = {}): Entry {
  const [day = '', time = '', kind = 'in', breakTypeId = null] = text.split(' ')
  made += 1
  return {
    ...{
      id: `e${made}`,
      number: made,
      kind: kind as Entry['kind'],
      at: instantIn(day, time, zone),
      timeZone: zone,
      breakTypeId,
    },
    ...{ ...ruleOf(breakTypeId), mode: 'on_site', source: 'portal', ...more },
  }
}
const record = (...texts: string[]) => texts.map((text) => entry(text))
const daysOf = (entries: readonly Entry[], now = later) => workdaysOf(entries, { now, rulesOn })
const minutesOf = (entries: readonly Entry[]) =>
  daysOf(entries).map(({ date, segments }) => {
    const { presence, effective, nonEffective, unallocated } = sumsOf(segments, later)
    return [date, presence / 60, effective / 60, nonEffective / 60, unallocated / 60]
  })

describe('a working day', () => {
  it('FIC-5.2 counts a break as its type says: effective work, not effective, or neither when nobody knows the type', () => {
    expect(
      minutesOf(
        record(
          '2026-03-05 09:00 in',
          '2026-03-05 11:00 break_start screen',
          '2026-03-05 11:05 break_end',
          '2026-03-05 13:00 break_start lunch',
          '2026-03-05 14:00 break_end',
          '2026-03-05 16:00 break_start other',
          '2026-03-05 16:10 break_end',
          '2026-03-05 18:00 out',
        ),
      ),
    ).toEqual([['2026-03-05', 540, 470, 60, 10]])
  })

  it('FIC-4.1 FIC-4.2 crosses midnight and belongs to the day on which it began', () => {
    const night = record(
      '2026-03-05 22:00 in',
      '2026-03-06 06:00 out',
      '2026-03-06 22:00 in',
      '2026-03-07 06:00 out',
    )
    expect(minutesOf(night).map(([date, presence]) => [date, presence])).toEqual([
      ['2026-03-05', 480],
      ['2026-03-06', 480],
    ])
  })

  it('lasts an hour less and an hour more in the nights in which the clocks change', () => {
    const nights = record(
      '2026-03-28 22:00 in',
      '2026-03-29 06:00 out',
      '2026-10-24 22:00 in',
      '2026-10-25 06:00 out',
    )
    expect(minutesOf(nights).map(([, presence]) => presence)).toEqual([420, 540])
  })

  it('is counted in the zone of the person: at one instant it is another day in the Canary Islands', () => {
    const at = new Date('2026-03-05T23:30:00Z')
    const out = new Date('2026-03-06T05:30:00Z')
    const in_ = (timeZone: string) => [
      entry('2026-03-05 09:00 in', { at, timeZone }),
      entry('2026-03-05 09:00 out', { at: out, timeZone }),
    ]
    expect(daysOf(in_('Europe/Madrid')).map(({ date }) => date)).toEqual(['2026-03-06'])
    expect(daysOf(in_('Atlantic/Canary')).map(({ date }) => date)).toEqual(['2026-03-05'])
  })

  it('has two spans when it is split, and what lies between them is no presence', () => {
    const split = record(
      '2026-03-05 09:00 in',
      '2026-03-05 13:00 out',
      '2026-03-05 16:00 in',
      '2026-03-05 20:00 out',
    )
    expect(minutesOf(split)).toEqual([['2026-03-05', 480, 480, 0, 0]])
  })

  it('FIC-3.2 FIC-3.3 is never stretched to the next entry: a day without an exit ends with the last that is known, and says so', () => {
    const [first, second] = daysOf(
      record(
        '2026-03-05 09:00 in',
        '2026-03-05 12:00 break_start lunch',
        '2026-03-05 12:30 break_end',
        '2026-03-06 09:00 in',
      ),
      instantIn('2026-03-06', '10:00', zone),
    )
    expect(first).toMatchObject({ date: '2026-03-05', incidents: ['missing_out'] })
    expect(first?.endedAt).toEqual(instantIn('2026-03-05', '12:30', zone))
    expect(second).toMatchObject({ date: '2026-03-06', endedAt: null, incidents: [] })
  })

  it.each([
    [
      'excess',
      [
        '2026-03-05 08:00 in',
        '2026-03-05 13:00 break_start lunch',
        '2026-03-05 13:30 break_end',
        '2026-03-05 18:00 out',
      ],
    ],
    ['missing_rest', ['2026-03-05 08:00 in', '2026-03-05 14:01 out']],
    [
      'break_exceeded',
      [
        '2026-03-05 08:00 in',
        '2026-03-05 09:00 break_start screen',
        '2026-03-05 09:06 break_end',
        '2026-03-05 10:00 out',
      ],
    ],
    [
      'missing_rest',
      ['2026-03-05 08:00 in', '2026-03-05 12:00 out', '2026-03-05 12:01 in', '2026-03-05 14:02 out'],
    ],
    ['missing_in', ['2026-03-05 18:00 out']],
    [
      'short_rest',
      ['2026-03-04 16:00 in', '2026-03-04 22:00 out', '2026-03-05 09:00 in', '2026-03-05 10:00 out'],
    ],
  ])('tells of %s', (incident, texts) => {
    expect(daysOf(record(...texts)).at(-1)?.incidents).toEqual([incident])
    expect(daysOf(record(...texts)).at(-1)?.date).toBe('2026-03-05')
  })

  it('is interrupted by who goes for a quarter of an hour as by a break of it', () => {
    const clocked = record(
      '2026-03-05 08:00 in',
      '2026-03-05 12:00 out',
      '2026-03-05 12:15 in',
      '2026-03-05 16:15 out',
    )
    expect(daysOf(clocked)[0]?.incidents).toEqual([])
  })

  it('counts each break as its type said when it began, whatever the type says of the next', () => {
    const now = { counts: 'effective', minutesPerUse: null } as const
    const days = daysOf([
      entry('2026-03-05 09:00 in'),
      entry('2026-03-05 10:00 break_start lunch'),
      entry('2026-03-05 11:30 break_end'),
      entry('2026-03-05 12:00 break_start lunch', now),
      entry('2026-03-05 12:30 break_end'),
      entry('2026-03-05 13:00 out'),
    ])
    expect(sumsOf(days[0]?.segments ?? [], later)).toMatchObject({
      effective: 150 * 60,
      nonEffective: 90 * 60,
    })
    expect(days[0]?.incidents).toEqual(['break_exceeded'])
  })

  it('of two breaks that began at one instant, the one that was recorded last is taken', () => {
    const [day] = daysOf([
      entry('2026-03-05 09:00 in'),
      entry('2026-03-05 12:00 break_start screen', { id: 'e2' }),
      entry('2026-03-05 12:00 break_start lunch', { id: 'e1' }),
      entry('2026-03-05 12:30 break_end'),
      entry('2026-03-05 13:00 out'),
    ])
    expect(day?.segments.map(({ breakTypeId }) => breakTypeId)).toEqual([null, 'lunch', null])
  })

  it('marks times that the server’s clock has not confirmed', () => {
    const entries = [entry('2026-03-05 09:00 in'), entry('2026-03-05 13:00 out', { source: 'declared' })]
    expect(daysOf(entries)[0]?.incidents).toEqual(['unverified'])
  })
})

const kinds = ['in', 'out', 'break_start', 'break_end'] as const
const anyEntry = fc.record({
  kind: fc.constantFrom(...kinds),
  // Around the nights with clock changes, and the turn of the year.
  minute: fc.oneof(
    fc.integer({ min: 0, max: 4 * 24 * 60 }),
    fc.integer({ min: 2 * 24 * 60, max: 2 * 24 * 60 + 10 }),
  ),
  breakTypeId: fc.constantFrom('lunch', 'screen', 'other', null),
})
const starts = fc.constantFrom('2026-03-27', '2026-10-23', '2026-12-29', '2026-02-27')
const records = fc.tuple(starts, fc.array(anyEntry, { maxLength: 24 })).map(([day, some]) =>
  some.map(
    ({ kind, minute, breakTypeId }, at): Entry => ({
      ...{ id: `e${at}`, number: at + 1, kind, timeZone: zone, mode: 'on_site', source: 'portal' },
      at: new Date(instantIn(day, '00:00', zone).getTime() + minute * 60_000),
      breakTypeId: kind === 'break_start' ? breakTypeId : null,
      ...(kind === 'break_start' ? ruleOf(breakTypeId) : nothing),
    }),
  ),
)

describe('any record', () => {
  it('gives the same days in whatever order it arrives', () => {
    fc.assert(
      fc.property(records, fc.array(fc.nat(), { minLength: 24, maxLength: 24 }), (entries, order) => {
        const shuffled = entries
          .map((one, at) => ({ one, place: order[at] ?? 0 }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ one }) => one)
        expect(daysOf(shuffled)).toEqual(daysOf(entries))
      }),
    )
  })

  it('gives segments that never overlap and add up to the presence, and days that follow one another', () => {
    fc.assert(
      fc.property(records, (entries) => {
        const days = daysOf(entries)
        for (const { segments } of days) {
          const sums = sumsOf(segments, later)
          expect(sums.effective + sums.nonEffective + sums.unallocated).toBe(sums.presence)
        }
        const all = days.flatMap(({ segments }) => segments)
        for (const [at, segment] of all.entries()) {
          const following = all[at + 1]
          expect(segment.endedAt === null || segment.endedAt > segment.startedAt).toBe(true)
          if (following !== undefined)
            expect((segment.endedAt ?? later).getTime()).toBeLessThanOrEqual(following.startedAt.getTime())
        }
        expect(days.map(({ date }) => date)).toEqual([...new Set(days.map(({ date }) => date))].toSorted())
      }),
    )
  })

  it('gives no span longer than sixteen hours, and only the last can be running', () => {
    fc.assert(
      fc.property(records, (entries) => {
        const now = new Date((entries.at(-1)?.at ?? later).getTime())
        const spans = spansOf(
          entries.filter(({ at }) => at <= now),
          now,
        )
        for (const [at, { startedAt, endedAt }] of spans.entries()) {
          if (endedAt === null) expect(at).toBe(spans.length - 1)
          else expect(endedAt.getTime() - startedAt.getTime()).toBeLessThanOrEqual(16 * 3_600_000)
        }
      }),
    )
  })
})
