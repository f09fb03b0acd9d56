import type {
  ClockCorrectionInput,
  ClockEntry,
  MonthSheetDay,
  MonthSheetDetail,
  WorkdayDetail,
} from '@portal/sdk'
import { kindOf } from './day-kinds.ts'

/** What is wrong with a day: a wrong or missing entry, and its planned time. */
export type Wrong = ({ entry: ClockEntry } | { missing: Kind }) & { at?: string }
type Kind = NonNullable<ClockCorrectionInput['kind']>

/**
 * The fix that opens with a day of the person's month; undefined if a correction is pending or not allowed.
 */
export function isMended({ state, waitingDays }: MonthSheetDetail, day: MonthSheetDay | undefined): boolean {
  const kind = day === undefined ? undefined : kindOf(day)
  if (day === undefined || state === 'locked' || waitingDays.includes(day.date)) return false
  return kind === 'check' || kind === 'missing' || kind === 'short'
}

/**
 * The fix for a day: a missing start or end, or else the entry farthest from the plan. The planned time is
 * suggested if it is plausible: a start before the end, and an end after the start.
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

/** The first entry or the last exit, whichever is farther inside the shift. */
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

/** The missing exit of a day. */
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
