import type {
  ClockCorrectionInput,
  ClockEntry,
  MonthSheetDay,
  MonthSheetDetail,
  WorkdayDetail,
} from '@portal/sdk'
import { kindOf } from './day-kinds.ts'

/** What is wrong with a day, an entry of it or one that is missing, and when it was by the plan. */
export type Wrong = ({ entry: ClockEntry } | { missing: Kind }) & { at?: string }
type Kind = NonNullable<ClockCorrectionInput['kind']>

/** What of a day of one's month is asked for at once when it opens; nothing where a correction waits or may not be any more. */
export function isMended({ state, waitingDays }: MonthSheetDetail, day: MonthSheetDay | undefined): boolean {
  const kind = day === undefined ? undefined : kindOf(day)
  if (day === undefined || state === 'locked' || waitingDays.includes(day.date)) return false
  return kind === 'check' || kind === 'missing' || kind === 'short'
}

/**
 * What a day lacks: its beginning or its end, and otherwise the entry that is farthest from the plan. The time is that of
 * the plan where it can be: nobody comes after going home, nor goes before coming.
 */
export function wrongOf(day: DayRead): Wrong {
  const { incidents, startedAt, state, balanceMinutes } = day.workday
  if (startedAt === null || incidents.includes('missing_in'))
    return {
      missing: 'in',
      ...timed(planned(day).begin, (at) => currentEntries(day).every((one) => at < one.at)),
    }
  if (incidents.includes('missing_out')) return missingOut(day)
  const isShort = state === 'closed' && (balanceMinutes ?? 0) < 0
  return (isShort ? farthest(day) : undefined) ?? { missing: 'out' }
}

/** The first entry or the last exit, whichever is farther within the shift. */
function farthest(day: DayRead): Wrong | undefined {
  const first = currentEntries(day).find(({ kind }) => kind === 'in')
  const last = currentEntries(day).findLast(({ kind }) => kind === 'out')
  if (first === undefined || last === undefined) return undefined
  const { begin, end } = planned(day)
  const [late, early] = [msBetween(begin, first.at), msBetween(last.at, end)]
  return late > early && late > 0
    ? { entry: first, ...timed(begin, () => true) }
    : { entry: last, ...timed(end, () => early > 0) }
}

/** The exit of a day that has none. */
export const missingOut = (day: DayRead): Wrong => ({
  missing: 'out',
  ...timed(planned(day).end, (at) => currentEntries(day).every((one) => at > one.at)),
})

type DayRead = Pick<WorkdayDetail, 'workday' | 'plan' | 'entries'>

const currentEntries = ({ entries }: DayRead) => entries.filter(({ isReplaced }) => !isReplaced)
const planned = ({ plan }: DayRead) => ({
  begin: plan?.spans[0]?.startedAt,
  end: plan?.spans.at(-1)?.endedAt,
})

const timed = (at: string | undefined, fits: (at: string) => boolean): { at?: string } =>
  at !== undefined && fits(at) ? { at } : {}

const msBetween = (from: string | undefined, to: string | undefined): number =>
  from === undefined || to === undefined ? 0 : Date.parse(to) - Date.parse(from)
