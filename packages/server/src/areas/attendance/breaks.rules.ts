import { refuse } from '#contract/refuse.ts'
import { mostAtOnce } from './break-turns.rules.ts'
import type { Interval } from './online-agents.ts'

const minuteMs = 60_000

/** Whether a state is effective work: all but silence and the breaks whose type is not. */
export const isWork = (
  { state, breakTypeId }: { state: string; breakTypeId?: string | null | undefined },
  effective: ReadonlySet<string>,
): boolean =>
  state === 'break'
    ? typeof breakTypeId === 'string' && effective.has(breakTypeId)
    : state !== 'no_signal' && state !== 'offline'

/** The conditions for taking a type of break (PAN-8, PAN-9). */
export type BreakRules = {
  id: string
  name: string
  effective: boolean
  minutesPerUse: number | null
  usesPerDay: number | null
  maxShare: number | null
  reasonRequired: boolean
  everyMinutes: number | null
  toleranceMinutes: number | null
  cumulative: boolean
  reminder: boolean
}

type Spent = Pick<Interval, 'state' | 'breakType' | 'startedAt' | 'endedAt'>
/** The effective minutes of a day so far, and at how many of them each break of a type began. */
export type WorkedDay = { worked: number; uses: readonly number[] }

/**
 * Evaluates a day (features FIC-5, PAN-9): everything is effective work except silence and breaks whose type is not.
 * A break interrupted by silence counts once.
 */
export function workedDay(
  spent: readonly Spent[],
  typeId: string,
  effective: ReadonlySet<string>,
  now: Date,
): WorkedDay {
  const uses: number[] = []
  let worked = 0
  let taking: string | undefined
  for (const { state, breakType, startedAt, endedAt } of spent) {
    if (state === 'no_signal') continue
    const kind = state === 'break' ? breakType?.id : undefined
    if (kind === typeId && taking !== typeId) uses.push(worked / minuteMs)
    taking = kind
    if (isWork({ state, breakTypeId: kind }, effective))
      worked += Math.max(0, (endedAt ?? now).getTime() - startedAt.getTime())
  }
  return { worked: worked / minuteMs, uses }
}

type Paced = Pick<BreakRules, 'everyMinutes' | 'toleranceMinutes' | 'cumulative'>

/**
 * The effective minutes until a break becomes available; 0 when it is. The first is due after `everyMinutes`, and
 * available `toleranceMinutes` earlier. A late break may still be taken, but a missed one does not add up unless they
 * are cumulative.
 */
function minutesToGo(
  { everyMinutes, toleranceMinutes, cumulative }: Paced,
  { worked, uses }: WorkedDay,
): number {
  if (everyMinutes === null) return 0
  const tolerance = toleranceMinutes ?? 0
  const dueBy = (minutes: number) => Math.floor((minutes + tolerance) / everyMinutes)
  const last = uses.at(-1)
  const taken = cumulative ? uses.length : last === undefined ? 0 : dueBy(last)
  const next = Math.max(taken, dueBy(worked)) + (dueBy(worked) > taken ? 0 : 1)
  return Math.max(0, next * everyMinutes - tolerance - worked)
}

/** Refuses a break without the reason that its type requires. */
export function checkReason({ reasonRequired }: BreakRules, reason: string | null): void {
  if (reasonRequired && (reason === null || reason.trim() === '')) refuse('blank', 'reason')
}

/** Refuses a break before it is due, or after the last one of the day. */
export function checkBreak(type: BreakRules, day: WorkedDay): void {
  if (type.usesPerDay !== null && day.uses.length >= type.usesPerDay)
    refuse('limit_reached', 'breakTypeId', { count: type.usesPerDay })
  const wait = minutesToGo(type, day)
  if (wait > 0) refuse('too_soon', 'breakTypeId', { count: Math.ceil(wait) })
}

/** Refuses a break when the maximum number of people of the skill are on it; one is always allowed. */
export function checkShare(share: number, { online, resting }: { online: number; resting: number }): void {
  const most = mostAtOnce(share, online + 1)
  if (resting >= most) refuse('full', 'breakTypeId', { count: most })
}

/** A due break: its type, and after how many effective minutes. */
export type Due = { typeId: string; atMinutes: number }

/** The next due break among types with reminders, and the effective minutes until then; undefined without any. */
export function nextDue(types: readonly BreakRules[], worked: number): (Due & { wait: number }) | undefined {
  return types
    .flatMap(({ id, everyMinutes, reminder }) => {
      if (everyMinutes === null || !reminder) return []
      const atMinutes = (Math.floor(worked / everyMinutes) + 1) * everyMinutes
      return [{ typeId: id, atMinutes, wait: atMinutes - worked }]
    })
    .sort((one, other) => one.wait - other.wait)[0]
}

/** Whether the break due then has not been taken yet. */
export function isStillDue(type: Paced, { worked, uses }: WorkedDay, atMinutes: number): boolean {
  const { everyMinutes, toleranceMinutes } = type
  if (everyMinutes === null || worked < atMinutes) return false
  return !uses.some((at) => at + (toleranceMinutes ?? 0) >= atMinutes)
}
