import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TimeRules } from '#db/schema/time-rules.ts'
import { law } from '#testing/law.ts'
import { isDay, triedExample } from './try-rules.rules.ts'
import type { Entry } from './workday.ts'
import { clockDaysOf, type JudgedDay, sumsOf, type Workday, workdaysOf } from './workday.rules.ts'

const begin = Date.parse('2026-03-02T06:00:00Z')
const minuteMs = 60_000
const limit = fc.record({
  minutes: fc.integer({ min: 0, max: 2880 }),
  isOn: fc.boolean(),
  source: fc.constant('Convenio'),
})
const anyRules: fc.Arbitrary<TimeRules> = fc
  .record({
    day: limit,
    rest: limit,
    shiftChange: limit,
    stretch: limit,
    week: limit,
    night: limit,
    nightOvertime: limit,
    late: limit,
    outside: limit,
  })
  .chain((limits) =>
    fc.record({ ...fixed(law), limits: fc.constant(limits), pauseMinutes: fc.integer({ min: 1, max: 120 }) }),
  )

function fixed({ overtime, fullWeekMinutes, consent, answerDays, fileRequired }: TimeRules) {
  return {
    overtime: fc.constant(overtime),
    fullWeekMinutes: fc.constant(fullWeekMinutes),
    consent: fc.constant(consent),
    answerDays: fc.constant(answerDays),
    fileRequired: fc.constant(fileRequired),
  }
}

const kinds: readonly Entry['kind'][] = ['in', 'out', 'break_start', 'break_end']
/** Clock entries, plausible or not. */
const record = fc
  .array(fc.record({ kind: fc.constantFrom(...kinds), gap: fc.integer({ min: 1, max: 600 }) }), {
    maxLength: 25,
  })
  .map((pressed) => {
    let at = begin
    return pressed.map(({ kind, gap }, number): Entry => {
      at += gap * minuteMs
      const isBreak = kind === 'break_start'
      return {
        ...{ id: String(number), number, kind, at: new Date(at), timeZone: 'Europe/Madrid' },
        ...{ breakTypeId: isBreak ? 'lunch' : null, counts: isBreak ? 'non_effective' : null },
        ...{ minutesPerUse: null, mode: 'on_site', source: 'portal' },
      }
    })
  })
const later = new Date('2027-01-01T00:00:00Z')
const off = (rules: TimeRules): TimeRules => {
  const limits = Object.entries(rules.limits).map(([name, one]) => [name, { ...one, isOn: false }])
  return { ...rules, limits: Object.fromEntries(limits) as TimeRules['limits'] }
}
const unjudged = ({ byNight, ...day }: Workday & Partial<JudgedDay>): Workday => (
  void byNight, { ...day, incidents: [] }
)
const judged = ['excess', 'short_rest', 'missing_rest', 'weekly_rest', 'night_limit']

describe('days under any time rules', () => {
  it('rules change the incidents of a day, not its totals', () => {
    fc.assert(
      fc.property(record, anyRules, (entries, rules) => {
        const bare = clockDaysOf(entries, later)
        const days = workdaysOf(entries, { now: later, rulesOn: () => rules })
        expect(days.map(unjudged)).toEqual(bare.map(unjudged))
        for (const [index, { segments, incidents }] of days.entries()) {
          const { presence, effective, nonEffective, unallocated } = sumsOf(segments, later)
          expect(effective + nonEffective + unallocated).toBe(presence)
          const isLong = rules.limits.day.isOn && effective > rules.limits.day.minutes * 60
          expect(incidents.includes('excess')).toBe(isLong)
          expect(incidents).toEqual(expect.arrayContaining([...(bare[index]?.incidents ?? [])]))
        }
      }),
    )
  })

  it('nothing is found by limits that are off, and nothing more by a limit that is wider', () => {
    fc.assert(
      fc.property(record, anyRules, (entries, rules) => {
        const found = (by: TimeRules) =>
          workdaysOf(entries, { now: later, rulesOn: () => by }).map(({ incidents }) =>
            incidents.filter((one) => judged.includes(one)),
          )
        expect(found(off(rules)).flat()).toEqual([])
        const { day, stretch, rest, week, night } = rules.limits
        const wider = {
          ...{ ...rules.limits, day: { ...day, minutes: day.minutes + 60 } },
          stretch: { ...stretch, minutes: stretch.minutes + 60 },
          night: { ...night, minutes: night.minutes + 60 },
          rest: { ...rest, minutes: Math.max(0, rest.minutes - 60) },
          week: { ...week, minutes: Math.max(0, week.minutes - 60) },
        }
        const before = found(rules)
        for (const [index, some] of found({ ...rules, limits: wider }).entries())
          expect(before[index]).toEqual(expect.arrayContaining(some))
      }),
    )
  })
})

describe('an example', () => {
  const ten = { name: 'Diez horas', work: [{ start: 480, end: 1080 }], breaks: [], restMinutes: 660 }

  it('passes where it finds what it must, and that alone', () => {
    const found = triedExample({ ...ten, incidents: ['excess'] }, law)
    expect(found).toMatchObject({ actualIncidents: ['excess', 'short_rest', 'missing_rest'], passes: false })
    expect(triedExample({ ...ten, incidents: found.actualIncidents }, law).passes).toBe(true)
  })

  it('of a night is one day', () => {
    const night = { ...ten, work: [{ start: 1320, end: 1800 }], breaks: [{ start: 1560, end: 1590 }] }
    expect(triedExample({ ...night, restMinutes: 720, incidents: [] }, law).passes).toBe(true)
  })

  it('has the same previous days, and returns the incidents of the last', () => {
    const seven = { name: 'Doce días', work: [{ start: 480, end: 900 }], breaks: [], restMinutes: null }
    const stretch = { ...law, limits: { ...law.limits, stretch: { ...law.limits.stretch, isOn: false } } }
    const found = (daysBefore: number) =>
      triedExample({ ...seven, daysBefore, incidents: [] }, stretch).actualIncidents
    expect(found(10)).toEqual([])
    expect(found(11)).toEqual(['weekly_rest'])
    expect(isDay({ ...seven, daysBefore: 11, incidents: [] })).toBe(true)
    expect(isDay({ ...seven, daysBefore: 1, restMinutes: 600, incidents: [] })).toBe(false)
  })

  it('is a day where its times follow each other', () => {
    expect(isDay({ ...ten, incidents: [] })).toBe(true)
    expect(isDay({ ...ten, work: [{ start: 600, end: 600 }], incidents: [] })).toBe(false)
  })
})
