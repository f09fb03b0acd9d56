import type { ClockMode, PressedKind } from '#db/schema/clock-entries.ts'
import { dayIn, instantIn } from '#db/zoned-day.ts'
import type { Random } from './random.ts'

const minuteMs = 60_000

/** One clock entry of a demo day. */
export type DemoEntry = { kind: PressedKind; at: Date; breakTypeId: string | null; mode: ClockMode }

/**
 * When somebody usually starts, whether they go home at noon, and whether they sometimes work elsewhere than agreed.
 */
export type Habit = { start: string; isSplit: boolean; isLoose: boolean }

/** What goes wrong on a day, as an incident to review. */
export type Trouble = {
  /** A screen break that is too long. */
  isOverlong?: boolean
  /** Minutes that a complete day runs over; by chance without it. */
  over?: number | undefined
  /** The entrance is missing, or there is no break. */
  lacks?: 'in' | 'pause'
  /** Came at another time. */
  start?: string
  /** Worked on a day off. */
  minutesOff?: number
}

const nightStart = '22:00'

/** One in ten works late, one in thirty at night; a third of the rest has a long lunch break. */
export function habitOf(random: Random): Habit {
  const share = random.next()
  const isLoose = random.chance(0.4)
  if (share < 0.03) return { start: nightStart, isSplit: false, isLoose }
  if (share < 0.35) return { start: '14:00', isSplit: false, isLoose }
  return share < 0.6
    ? { start: '09:00', isSplit: true, isLoose }
    : { start: random.pick(['07:00', '08:00', '08:30']), isSplit: false, isLoose }
}

type Day = {
  date: string
  timeZone: string
  minutes: number
  habit: Habit
  /** Whether the day is remote by agreement; undefined without one. */
  isRemote: boolean | undefined
  trouble?: Trouble
  random: Random
}
type Breaks = { screen: string; rest: string }

/** A recorded day; sometimes the exit is missing or nobody came (1.5 and 4 per cent). */
export function entriesOf(
  { date, timeZone, minutes, habit, isRemote, trouble = {}, random }: Day,
  breaks: Breaks,
): DemoEntry[] {
  const isComplete = trouble.over !== undefined
  if (random.chance(0.04) && !isComplete) return []
  const mode = modeOf(habit, isRemote, random)
  const late = random.chance(0.04) ? random.integer(15, 40) : random.integer(-6, 7)
  const start = instantIn(date, habit.start, timeZone).getTime() + late * minuteMs
  const isSplit = habit.isSplit && minutes >= 360
  const length = minutes + (isSplit ? 120 : 0) + overOf(habit, trouble, random)
  const out: Pressed[] = random.chance(0.015) && !isComplete ? [] : [['out', length]]
  const pauses = pausesOf({ minutes, isSplit, trouble, random }, breaks)
  return pressedOf(pauses, out, trouble).map(([kind, minute, breakTypeId = null]) => ({
    ...{ kind, at: new Date(start + minute * minuteMs), breakTypeId, mode },
  }))
}

/** Where a day is worked: as agreed, except sometimes for people who are loose about it. */
function modeOf({ isLoose }: Habit, isRemote: boolean | undefined, random: Random): ClockMode {
  const isUnlike = isLoose && random.chance(0.15)
  return isRemote !== undefined && isRemote !== isUnlike ? 'remote' : 'on_site'
}

/** The entries of a day; the entrance or the breaks may be missing, but nobody works through a split day. */
function pressedOf(
  pauses: readonly Pressed[],
  out: readonly Pressed[],
  { lacks }: Trouble,
): readonly Pressed[] {
  const isSplit = pauses.some(([kind]) => kind === 'out')
  const kept = lacks === 'pause' && !isSplit ? [] : pauses
  return lacks === 'in' ? [...kept, ...out] : [['in', 0], ...kept, ...out]
}

const [usuallyOver, mostOver] = [9, 90]

/** The minutes a day runs over. Night workers do no overtime, except rarely, as an incident to review. */
function overOf({ start }: Habit, trouble: Trouble, random: Random): number {
  const over = random.integer(-4, random.chance(0.03) ? mostOver : usuallyOver)
  if (trouble.over !== undefined) return trouble.over
  return start === nightStart && over <= usuallyOver ? Math.min(over, 0) : over
}

type Taken = { typeId: string; startedAt: Date; endedAt: Date | null }
/** Somebody currently at work in the demo: since when, and their breaks. */
export type Present = { startedAt: Date; breaks: readonly Taken[] }

const minutesSinceExit = 20

/**
 * Today's entries of somebody at work: the entrance, and the breaks taken as an agent. One in ten has left by the
 * clock but still works as an agent, as a contradiction to review (REP-7).
 */
export function entriesOfToday(
  { startedAt, breaks }: Present,
  { employeeId, timeZone, now }: { employeeId: string; timeZone: string; now: Date },
): DemoEntry[] {
  const entry = { breakTypeId: null, mode: 'on_site' } as const
  const come = { ...entry, kind: 'in', at: new Date(startedAt.getTime() - 2 * minuteMs) } as const
  if (dayIn(startedAt, timeZone) !== dayIn(now, timeZone)) return [come]
  const leftAt = new Date(now.getTime() - minutesSinceExit * minuteMs)
  const isResting = breaks.some(({ endedAt }) => endedAt === null || endedAt > leftAt)
  const hasLeft = Number.parseInt(employeeId.slice(0, 6), 16) % 10 === 0 && startedAt < leftAt && !isResting
  return [
    come,
    ...breaks.flatMap(taken),
    ...(hasLeft ? [{ ...entry, kind: 'out', at: leftAt } as const] : []),
  ]
}

function taken({ typeId, startedAt, endedAt }: Taken): DemoEntry[] {
  const entry = { breakTypeId: typeId, mode: 'on_site' } as const
  const begun = { ...entry, kind: 'break_start', at: startedAt } as const
  return endedAt === null ? [begun] : [begun, { ...entry, kind: 'break_end', at: endedAt, breakTypeId: null }]
}

/** The entries by minute of the day, with the break type. */
type Pressed = readonly [kind: PressedKind, minute: number, breakTypeId?: string]

const overlongMinutes = 15
type Pausing = { minutes: number; isSplit: boolean; trouble: Trouble; random: Random }

/** A screen break, and halfway a rest or the lunch break; some rest too long. */
function pausesOf({ minutes, isSplit, trouble, random }: Pausing, { screen, rest }: Breaks): Pressed[] {
  const half = Math.round(minutes / 2)
  const first = Math.min(70, half - 20)
  const seen: Pressed[] = [
    ['break_start', first, screen],
    [
      'break_end',
      first +
        random.integer(4, random.chance(0.05) ? 14 : 5) +
        (trouble.isOverlong === true ? overlongMinutes : 0),
      screen,
    ],
  ]
  if (isSplit) return [...seen, ['out', half], ['in', half + 120]]
  if (minutes < 300) return seen
  const rested = random.integer(15, random.chance(0.04) ? 34 : 20)
  return [...seen, ['break_start', half, rest], ['break_end', half + rested, rest]]
}
