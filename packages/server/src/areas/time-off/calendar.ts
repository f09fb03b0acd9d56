import type { Asker } from '#auth/asker.ts'
import type { Context } from '#contract/handlers.ts'
import { daysAfter } from '#db/day.ts'
import type { CalendarFeedKind } from '#db/schema/calendar-feeds.ts'
import { type CalendarEvent, calendarFile, type EventState } from '#http/calendar-file.ts'
import { looking as lookingAtAbsences } from './absence-reach.ts'
import * as queries from './calendar-events.queries.ts'
import * as rules from './calendar-events.rules.ts'
import { type CalendarWords, calendarWords } from './calendar-words.ts'
import { looking as lookingAtVacations } from './vacation-reach.ts'

type Reading = Pick<Context, 'db' | 'clock'> & { user: Asker }

/** How far back a calendar goes. */
const daysBack = 366
/** How long cancelled events stay in the feed: most programs drop what is missing from it, but some keep it. */
const calledMs = 90 * 24 * 60 * 60_000

/** The reach and detail of a feed of this kind; undefined when its owner may see none. */
export function scopeOf({ user, clock }: Omit<Reading, 'db'>, kind: CalendarFeedKind) {
  const [vacations, absences] = [lookingAtVacations({ user, clock }), lookingAtAbsences({ user, clock })]
  const isTeam = kind === 'team'
  const seen = isTeam
    ? { vacations: vacations.reach.team, absences: absences.reach.team }
    : { vacations: user.permissions.has('SOLICITAR_VACACIONES'), absences: user.permissions.has('AUSENCIAS') }
  if (!seen.vacations && !seen.absences) return undefined
  // A team calendar: for people who see everybody it would read thousands of people every hour.
  const reach = { ...vacations.reach, everybody: false, projects: false, team: isTeam }
  return { ...seen, reach }
}

type Scope = NonNullable<ReturnType<typeof scopeOf>>

/** The current calendar of a person. */
export async function calendarOf(reading: Reading, kind: CalendarFeedKind, scope: Scope): Promise<string> {
  const { user, db, clock } = reading
  const words = calendarWords(user.locale)
  const { reach } = scope
  const called = new Date(clock.now().getTime() - calledMs)
  const asked = { reach, withOwn: kind === 'own', from: daysAfter(reach.today, -daysBack), called }
  const vacations = scope.vacations ? await queries.vacations(db, asked, rules.vacationsOff) : []
  const absences = scope.absences ? await queries.absences(db, asked, rules.absencesOff) : []
  const all = [
    ...vacations.map((row) => ({
      ...{ row, what: words.vacation, state: rules.vacationState(row), runs: rules.runsOf(row.days) },
    })),
    ...absences.map((row) => ({
      ...{ row, what: words.absent, state: rules.absenceState(row), runs: rules.daysOf(row) },
    })),
  ]
  const timeOf = await timesOf(db, all)
  const events = all.flatMap(({ row, what, state, runs }) =>
    runs.map((run, at): CalendarEvent => {
      const time = timeOf(row.employeeId, run)
      const isFree = run.part === 'hours' && time === undefined
      return {
        ...{ uid: `${row.id}-${at + 1}`, state, sequence: row.version, isFree },
        ...{ createdAt: row.createdAt, updatedAt: row.updatedAt },
        summary: summaryOf(words, { name: kind === 'team' ? row.displayName : undefined, what, state, run }),
        ...(time ?? { from: run.from, until: run.until }),
      }
    }),
  )
  return calendarFile({ name: words[kind], product: 'Time off', locale: user.locale }, events)
}

type EventText = { name: string | undefined; what: string; state: EventState; run: rules.Run }

/** Who, what and how much of the day. Many programs do not show tentative events as such, so the title says it, too. */
function summaryOf(words: CalendarWords, { name, what, state, run }: EventText): string {
  const { part, minutes } = run
  const notes = [
    ...(part === 'morning' || part === 'afternoon' ? [words[part]] : []),
    ...(part === 'hours' && minutes !== null ? [hoursOf(minutes)] : []),
    ...(state === 'tentative' ? [words.tentative] : []),
  ]
  const summary = notes.length === 0 ? what : `${what} (${notes.join(', ')})`
  return name === undefined ? summary : `${name}: ${summary}`
}

const hoursOf = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`

type Off = { row: { employeeId: string }; runs: readonly rules.Run[] }

/** The times of partial days: halves by the plan, hours as given. Undefined without times. */
async function timesOf(db: Reading['db'], all: readonly Off[]) {
  const parts = all.flatMap(({ row, runs }) =>
    runs.filter(isPart).map(({ from }) => ({ employeeId: row.employeeId, from })),
  )
  const days = parts.map(({ from }) => from).sort()
  const [from, until] = [days[0], days.at(-1)]
  if (from === undefined || until === undefined) return () => undefined
  const people = [...new Set(parts.map(({ employeeId }) => employeeId))]
  const planned = await queries.plannedTimes(db, people, { from, until })
  const byDay = new Map(planned.map((day) => [`${day.employeeId} ${day.date}`, day]))
  return (employeeId: string, run: rules.Run) => {
    const day = byDay.get(`${employeeId} ${run.from}`)
    return day === undefined ? undefined : timeOfPart(run, day)
  }
}

function timeOfPart(run: rules.Run, { times, timeZone }: queries.PlannedTimes) {
  const on = { date: run.from, timeZone }
  if (!isHalf(run)) return rules.hoursOf(run, on)
  return times === null ? undefined : rules.halfOf(times, { ...on, part: run.part })
}

const isPart = (run: rules.Run): boolean => isHalf(run) || run.start !== null
const isHalf = (run: rules.Run): run is rules.Run & { part: 'morning' | 'afternoon' } =>
  run.part === 'morning' || run.part === 'afternoon'
