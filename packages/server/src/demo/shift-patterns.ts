import type { DayTimes, Times } from '#db/schema/shifts.ts'
import { timesOf, weekdayOf } from '#time-record/shift-plan.rules.ts'
import type { Habit } from './clock-days.ts'
import type { DemoContract } from './contracts.ts'
import { demoId } from './random.ts'

export type DemoPattern = { id: string; name: string; anchorOn: string; weeks: DayTimes[][] }
/** The assigned pattern, one per version of the contract. */
export type DemoAssignment = { contract: DemoContract; pattern: DemoPattern; firstWeek: number }
export type DemoPlan = readonly DemoAssignment[]

const anchorOn = '2026-01-05'
const pauseMinutes = 120
const splitFrom = 360
const weekendMinutes = 20 * 60
const off: DayTimes = { segments: [] }

/** A person's patterns, matching their usual hours; one in twenty only has the plain week of the contract. */
export function planOf(contracts: readonly DemoContract[], habit: Habit): DemoPlan {
  const [first] = contracts
  if (first === undefined) return []
  const number = Number.parseInt(first.employeeId.slice(0, 6), 16)
  if (number % 20 === 7) return []
  return contracts
    .map((contract) => ({ contract, pattern: patternOf(contract, habit), firstWeek: 1 + (number % 2) }))
    .map((one) => ({ ...one, firstWeek: Math.min(one.firstWeek, one.pattern.weeks.length) }))
}

/** The planned work of a day, from which its clock entries are generated. */
export function workOf(
  plan: DemoPlan,
  contract: DemoContract,
  { date, habit }: { date: string; habit: Habit },
): { minutes: number; habit: Habit } {
  const assigned = plan.find((one) => one.contract === contract)
  if (assigned === undefined) return { minutes: contract.weekDays[weekdayOf(date)] ?? 0, habit }
  const { segments } = timesOnDay(assigned, date)
  const minutes = segments.reduce((sum, { start, end }) => sum + end - start, 0)
  const [first] = segments
  if (first === undefined) return { minutes, habit }
  return { minutes, habit: { ...habit, start: wordOf(first.start), isSplit: segments.length > 1 } }
}

/** The times of a day by somebody's pattern. */
export const timesOnDay = (
  { pattern, firstWeek }: Omit<DemoAssignment, 'contract'>,
  date: string,
): DayTimes => timesOf({ firstWeek, versions: [{ validFrom: null, ...pattern }] }, date)

/**
 * People who start at seven alternate with the afternoon weekly; those with twenty afternoon hours work at weekends.
 */
function patternOf({ weekDays, weeklyMinutes }: DemoContract, { start, isSplit }: Habit): DemoPattern {
  const hours = `${weeklyMinutes / 60} h`
  const weekOf = (begin: string) => weekDays.map((minutes) => dayOf(begin, minutes, isSplit))
  if (start === '14:00' && weeklyMinutes === weekendMinutes)
    return named(`Fin de semana · ${hours}`, [weekend()])
  if (start === '07:00')
    return named(`Rotativo mañana y tarde · ${hours}`, [weekOf('07:00'), weekOf('14:00')])
  if (isSplit && Math.max(...weekDays) >= splitFrom)
    return named(`Partido ${start} · ${hours}`, [weekOf(start)])
  const part = start === '22:00' ? 'Noche' : start === '14:00' ? 'Tarde' : 'Mañana'
  return named(`${part} ${start} · ${hours}`, [weekOf(start)])
}

const named = (name: string, weeks: DayTimes[][]): DemoPattern => ({
  ...{ id: demoId('shift pattern', name), name, anchorOn, weeks },
})

/** Friday to Sunday alike. */
const weekend = (): DayTimes[] => {
  const day = dayOf('10:00', weekendMinutes / 3, false)
  return [off, off, off, off, day, day, day]
}

function dayOf(begin: string, minutes: number, isSplit: boolean): DayTimes {
  if (minutes === 0) return off
  const start = minuteOf(begin)
  if (!isSplit || minutes < splitFrom) return { segments: [{ start, end: start + minutes }] }
  const half = Math.round(minutes / 2)
  const back = start + half + pauseMinutes
  const segments: Times[] = [
    { start, end: start + half },
    { start: back, end: back + minutes - half },
  ]
  return { segments }
}

const minuteOf = (word: string): number => {
  const [hours = 0, minutes = 0] = word.split(':').map(Number)
  return hours * 60 + minutes
}
const wordOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
