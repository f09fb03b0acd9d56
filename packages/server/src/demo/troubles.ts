import { daysAfter } from '#db/day.ts'
import type { Habit, Trouble } from './clock-days.ts'
import type { Person } from './people.ts'

type Around = { habit: Habit; today: string; extra: (date: string) => number | undefined }

const dayMs = 24 * 60 * 60_000
const dayNumber = (date: string): number => Date.parse(date) / dayMs
/** One day in so many is without entrance, one without a break, and one begins in the morning after a late evening. */
const rarely = 61
/** How many days back nights are long, and weekends worked: longer than the periods that the law averages. */
const [nights, weekends] = [16, 20]
const nightStart = '22:00'

/** The troubles of everybody's days; without chance, so that other people's days stay as they are. */
export function troublesOf(everybody: readonly Person[]) {
  const account = everybody.find(({ user }) => user.username === 'empleado')
  const team = everybody.filter(({ coordinatorId }) => coordinatorId === account?.coordinatorId)
  return (person: Person, place: number, { habit, today, extra }: Around) => {
    const isOfTeam = person.coordinatorId !== null && person.coordinatorId === account?.coordinatorId
    const every = person === account ? 2 : 9
    const isAccount = person.user.passwordHash !== null
    const isTireless = person === team[2]
    const longNights = isLongNight(habit, place) ? daysAfter(today, -nights) : null
    return (date: string): Trouble => ({
      isOverlong: isOfTeam && (dayNumber(date) + place) % every === 0,
      over: extra(date) ?? (longNights !== null && date >= longNights ? 50 : undefined),
      minutesOff: isTireless && date >= daysAfter(today, -weekends) ? 300 : 0,
      // The accounts can confirm their months.
      ...(isAccount ? {} : rare(habit, dayNumber(date) * 7 + place * 13)),
    })
  }
}

/** Every second night worker stays long enough to exceed the average that the law allows. */
const isLongNight = ({ start }: Habit, place: number): boolean => start === nightStart && place % 2 === 0

function rare({ start }: Habit, number: number): Trouble {
  const kind = number % rarely
  if (kind === 0) return { lacks: 'in' }
  if (kind === 1) return { lacks: 'pause' }
  return kind === 2 && start === '14:00' ? { start: '08:00' } : {}
}
