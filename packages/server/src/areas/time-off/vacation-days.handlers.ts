import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { isWeekend } from '#vacations/count.rules.ts'
import type { DayFacts } from '#vacations/judge.rules.ts'
import { blocksOf, daysOf } from '#vacations/facts.queries.ts'
import { grouped } from '#db/grouped.ts'
import { eachDay, periodOf } from './vacation-days.ts'
import * as queries from './vacation-days.queries.ts'
import { person } from './vacation-people.queries.ts'
import { looking } from './vacation-reach.ts'

/** The maximum number of days of a calendar. */
const most = { team: 62, person: 366 }

export const vacationDaysHandlers: HandlerTable = handlers('vacationDays', {
  async index(context) {
    const { db, query, user } = context
    const looks = looking(context)
    const { initialDate: from, endDate: until } = query
    const period = periodOf(context, { from, until }, most.team, 'endDate')
    const { data, meta } = await queries.list(db, looks, period, query)
    const isManaging = looks.reach.team || looks.reach.everybody
    const rows = data.map(({ days, ...somebody }) => ({
      person: somebody,
      days: isManaging || somebody.id === user.id ? days : days.map(withoutRequest),
    }))
    return { data: rows, meta }
  },

  async show(context) {
    const { db, params, query, clock } = context
    const { reach } = looking(context)
    const { id: employeeId } = (await person(db, reach, params.id)) ?? notFound()
    const period = periodOf(context, query, most.person)
    const planned = await daysOf(db, { employeeId, ...period })
    const off = grouped(await queries.ofPerson(db, employeeId, period, reach.today), ({ date }) => date)
    const blocks = await blocksOf(db, { employeeId, ...period, now: clock.now() })
    return eachDay(period).map((date) => {
      const facts = planned.get(date)
      const { plannedMinutes = null, holiday = null } = facts ?? {}
      const block = blocks.find(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn)
      const vacation = off.get(date) ?? []
      return {
        date,
        plannedMinutes,
        shift: shiftOf(facts),
        holiday,
        weekend: isWeekend(date),
        blocked: block?.name ?? null,
        vacation,
      }
    })
  },
})

/** The work times of a day, if known. */
const shiftOf = (day: DayFacts | undefined) =>
  day === undefined || day.plannedMinutes === 0 || day.firstMinute === null || day.lastMinute === null
    ? null
    : { start: day.firstMinute, end: day.lastMinute }

const withoutRequest = ({ date, part }: queries.DayOff) => ({ date, part, requestId: null, state: null })
