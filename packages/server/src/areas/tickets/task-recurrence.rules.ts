import rrule from 'rrule'
import { refuse } from '#contract/refuse.ts'

/** Limits on intervals: whole months or years must use the longer frequency, so that every rule has a next day. */
const mostIntervals = { DAILY: 99, WEEKLY: 99, MONTHLY: 11, YEARLY: 10 } as const
type Frequency = keyof typeof mostIntervals

const shapes: ReadonlyMap<string, RegExp> = new Map([
  ['INTERVAL', /^[1-9][0-9]?$/],
  ['COUNT', /^[1-9][0-9]{0,2}$/],
  ['UNTIL', /^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$/],
  ['BYMONTHDAY', /^(-1|[1-9]|[12][0-9]|3[01])$/],
])
const weekly = /^(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU))*$/
/** The first to fourth or the last weekday of a month exist in every month. */
const monthly = /^(-1|[1-4])(MO|TU|WE|TH|FR|SA|SU)$/

/**
 * Refuses an invalid recurrence rule (RFC 5545, without times): `format` at `recurrence`; `blank` at `field` without
 * a start date.
 */
export function checkRecurrence(text: string | null, first: unknown, field: 'dueOn' | 'dueDays'): void {
  if (text === null) return
  if (!isReadable(text)) refuse('format', 'recurrence')
  if (first === null) refuse('blank', field)
}

/** Refuses a template with an invalid recurrence or without a start date. */
export const checkTemplate = ({
  recurrence,
  dueDays,
}: {
  recurrence: string | null
  dueDays: number | null
}) => checkRecurrence(recurrence, dueDays, 'dueDays')

function isReadable(text: string): boolean {
  const parts = text.split(';').map((part) => part.split('=', 2))
  const rest = new Map(parts.map(([name = '', value = '']) => [name, value]))
  const [frequency, days] = [rest.get('FREQ'), rest.get('BYDAY')]
  if (!isFrequency(frequency) || rest.size !== parts.length) return false
  if (Number(rest.get('INTERVAL') ?? 1) > mostIntervals[frequency]) return false
  if (days !== undefined && !fits(days, frequency)) return false
  if (rest.has('BYMONTHDAY') && (frequency !== 'MONTHLY' || days !== undefined)) return false
  rest.delete('FREQ')
  rest.delete('BYDAY')
  return [...rest].every(([name, value]) => shapes.get(name)?.test(value) ?? false)
}

const isFrequency = (word: string | undefined): word is Frequency =>
  word !== undefined && Object.hasOwn(mostIntervals, word)

const fits = (days: string, frequency: Frequency): boolean =>
  (frequency === 'WEEKLY' && weekly.test(days)) || (frequency === 'MONTHLY' && monthly.test(days))

type Recurring = { recurrence: string | null; dueOn: string | null; occurrence: number }

/**
 * The due day of the next occurrence: the first one after the due day that is not in the past, as `YYYY-MM-DD`. Null
 * if there is none: no recurrence, or its count or end is reached.
 */
export function nextDue({ recurrence, dueOn, occurrence }: Recurring, today: string): string | null {
  if (recurrence === null || dueOn === null) return null
  const { count, ...rule } = rrule.RRule.parseString(recurrence)
  if (typeof count === 'number' && occurrence >= count) return null
  const days = new rrule.RRule({ ...rule, dtstart: atMidnight(dueOn) })
  // Missed occurrences are skipped.
  const next = dueOn < today ? days.after(atMidnight(today), true) : days.after(atMidnight(dueOn))
  return next?.toISOString().slice(0, 10) ?? null
}

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`)
