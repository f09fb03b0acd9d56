import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { daysAfter } from '#db/day.ts'
import type { DayTimes } from '#db/schema/shifts.ts'
import { minutesOf, plainMinutesOf, type Plan, plannedOn } from '#time-record/shift-plan.rules.ts'
import { plannedDays } from './planned-days.queries.ts'
import { type Planning, startPlanning } from '#testing/planning.ts'

let planning: Planning
beforeAll(async () => {
  planning = await startPlanning()
})
afterAll(() => planning.server.close())

const timesOfDay: fc.Arbitrary<DayTimes> = fc
  .array(fc.integer({ min: 0, max: 47 }), { minLength: 0, maxLength: 4 })
  .map((marks) => [...new Set(marks)].toSorted((one, other) => one - other).map((mark) => mark * 30))
  .map((marks) => ({
    segments: marks.flatMap((start, at) => {
      const end = marks[at + 1]
      return at % 2 === 0 ? [{ start, end: end ?? start + 600 }] : []
    }),
  }))
const weeks = fc.array(fc.array(timesOfDay, { minLength: 7, maxLength: 7 }), { minLength: 1, maxLength: 8 })
const minutesIn = (drawn: readonly DayTimes[][]) =>
  JSON.stringify(drawn.map((week) => week.map(plainMinutesOf)))
/** Around the nights in which the clocks change, and the turn of the year. */
const starts = fc.constantFrom('2026-03-26', '2026-10-22', '2026-12-28')

it.each(['Europe/Madrid', 'Atlantic/Canary'])(
  'the database says of the days of a plan in %s what the pure rules say, whatever is planned',
  async (timeZone) => {
    const one = await planning.someone(timeZone)
    const { db } = planning.server.server.kernel.database
    const { shiftPatterns, shiftAssignments } = planning.admin
    const name = `De ${one.name} ${timeZone}`
    const free = Array.from({ length: 7 }, () => ({ segments: [] }))
    const pattern = await shiftPatterns.create({ name, anchorOn: '2026-01-01', weeks: [free] })
    await shiftAssignments.create({ employeeIds: [one.id], patternId: pattern.id, startsOn: '2026-01-01' })
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(
          starts,
          weeks,
          timesOfDay,
          fc.integer({ min: 1, max: 8 }),
          fc.constantFrom('2026-01-01', '2026-11-15'),
        ),
        async ([from, drawn, dated, first, anchorOn]) => {
          const firstWeek = Math.min(first, drawn.length)
          const until = daysAfter(from, 9)
          await db
            .updateTable('shiftPatternVersions')
            .set({ weeks: JSON.stringify(drawn), minutes: minutesIn(drawn), anchorOn })
            .where('patternId', '=', pattern.id)
            .execute()
          await db
            .updateTable('shiftAssignments')
            .set({ firstWeek })
            .where('employeeId', '=', one.id)
            .execute()
          await db.deleteFrom('shifts').where('employeeId', '=', one.id).execute()
          const date = daysAfter(from, 3)
          await db
            .insertInto('shifts')
            .values({
              employeeId: one.id,
              date,
              kind: 'moved',
              times: JSON.stringify(dated),
              minutes: plainMinutesOf(dated),
              createdBy: null,
              createdAt: new Date(),
            })
            .execute()
          const rows = await plannedDays(db, [one.id], { from, until })
          const holidays = new Set(rows.filter(({ holiday }) => holiday !== null).map((row) => row.date))
          const plan: Plan = {
            ...{ timeZone, holidays, weekDays: [] },
            shifts: new Map([[date, dated]]),
            assignments: [
              {
                startsOn: '2026-01-01',
                endsOn: null,
                firstWeek,
                versions: [{ validFrom: null, anchorOn, weeks: drawn }],
              },
            ],
          }
          expect(rows.map((row) => [row.date, row.source, row.minutes])).toEqual(
            Array.from({ length: 10 }, (_, at) => plannedOn(plan, daysAfter(from, at))).map((day) => [
              day.date,
              day.source,
              day.minutes,
            ]),
          )
        },
      ),
      { numRuns: 25 },
    )
  },
)

it('a night in which the clocks change is an hour shorter and an hour longer, in the database too', async () => {
  const one = await planning.someone()
  const { portal } = await planning.lead(one)
  const night = { segments: [{ start: 22 * 60, end: 30 * 60 }], breaks: [{ start: 25 * 60, end: 26 * 60 }] }
  for (const [date, minutes] of [
    ['2026-03-28', 360],
    ['2026-10-24', 480],
    ['2026-03-21', 420],
  ] as const) {
    expect(minutesOf(night, date, 'Europe/Madrid')).toBe(minutes)
    await portal.shifts.change({ changes: [{ do: 'put', employeeId: one.id, date, ...night }] })
    const { data } = await portal.shifts.index({ employeeId: one.id, from: date, until: date })
    expect(data[0]?.minutes).toBe(minutes)
  }
})
