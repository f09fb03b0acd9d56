import { refuse } from '#contract/refuse.ts'
import {
  minuteMs,
  type ServiceHours,
  serviceTimeAfter,
  serviceTimeBetween,
  workingDaysAfter,
} from './service-hours.rules.ts'

export type ClockKind = 'first_response' | 'solution' | 'legal'
/** The legal term of a service: none, or one of those in Ley 10/2025 art. 17. */
export type LegalTerm = 'none' | 'claim' | 'charge' | 'outage'
/** A period in which the clocks stand still because the ticket waits for somebody else; open-ended while it does. */
export type Pause = { startedAt: Date; endedAt: Date | null }

/** The facts from which a ticket's clocks are derived. */
export type Timed = {
  createdAt: Date
  firstRespondedAt: Date | null
  closedAt: Date | null
  /** The service level of its priority, in minutes of service; null for none. */
  firstResponseMinutes: number | null
  resolutionMinutes: number | null
  legalTerm: LegalTerm
  pauses: readonly Pause[]
}

/** A stored clock: amber from `warnAt` on, red from `dueAt` on. */
export type Clock = {
  kind: ClockKind
  startedAt: Date
  warnAt: Date
  dueAt: Date
  pausedAt: Date | null
  stoppedAt: Date | null
}
export type Light = 'green' | 'amber' | 'red'

/** Ley 10/2025 art. 17: working days for a claim. */
const claimDays = 15
/** Art. 17: days for an undue charge; calendar days, the shorter reading. */
const chargeMs = 5 * 24 * 60 * minuteMs
/** Art. 17: for the interruption of a continuous basic service. */
const outageMs = 120 * minuteMs
/** The client's minimum of working days to complete a claim; the term is suspended meanwhile. */
const completionDays = 10
/** From this share of a term on its clock is amber. */
const warnedShare = 0.75
const warnedClaimDays = 12

/** The clocks of a ticket: its terms by priority and by law, and their progress. */
export function clocksOf(ticket: Timed, hours: ServiceHours): Clock[] {
  const { firstResponseMinutes, resolutionMinutes, firstRespondedAt, closedAt } = ticket
  const stops = { first_response: firstRespondedAt ?? closedAt, solution: closedAt, legal: closedAt }
  const terms: [ClockKind, Term | null][] = [
    ['first_response', serviceTerm(ticket, hours, firstResponseMinutes)],
    ['solution', serviceTerm(ticket, hours, resolutionMinutes)],
    ['legal', legalTerm(ticket, hours)],
  ]
  const pausedAt = ticket.pauses.find(({ endedAt }) => endedAt === null)?.startedAt ?? null
  return terms.flatMap(([kind, term]) => {
    if (term === null) return []
    const stoppedAt = stops[kind]
    const paused = stoppedAt === null ? pausedAt : null
    return [{ kind, startedAt: ticket.createdAt, ...term, stoppedAt, pausedAt: paused }]
  })
}

type Term = Pick<Clock, 'warnAt' | 'dueAt'>

function serviceTerm({ createdAt, pauses }: Timed, hours: ServiceHours, minutes: number | null): Term | null {
  if (minutes === null) return null
  const at = (ms: number) => afterPauses(hours, createdAt, ms, pauses)
  const [warnAt, dueAt] = [at(minutes * minuteMs * warnedShare), at(minutes * minuteMs)]
  return warnAt === null || dueAt === null ? null : { warnAt, dueAt }
}

/** When this much service time has passed while the clock ran. A current pause is treated as if it ended now. */
function afterPauses(hours: ServiceHours, from: Date, ms: number, pauses: readonly Pause[]): Date | null {
  let [cursor, left] = [from, ms]
  for (const { startedAt, endedAt } of pauses) {
    const ran = startedAt > cursor ? serviceTimeBetween(hours, cursor, startedAt) : 0
    if (ran >= left) break
    left -= ran
    cursor = endedAt === null || endedAt < cursor ? cursor : endedAt
    if (endedAt === null && startedAt > cursor) cursor = startedAt
  }
  return serviceTimeAfter(hours, cursor, left)
}

/** The legal term. A working day counts unless the clock stood still all day. */
function legalTerm({ createdAt, legalTerm: term, pauses }: Timed, hours: ServiceHours): Term | null {
  if (term === 'none') return null
  if (term === 'claim') {
    const isPaused = (from: Date, until: Date) =>
      pauses.some(({ startedAt, endedAt }) => startedAt <= from && endedAt !== null && endedAt >= until)
    const at = (days: number) => workingDaysAfter(hours, createdAt, days, isPaused)
    return { warnAt: at(warnedClaimDays), dueAt: at(claimDays) }
  }
  const ms = term === 'charge' ? chargeMs : outageMs
  const at = (part: number) => afterNaturalPauses(createdAt, part, pauses)
  return { warnAt: at(ms * warnedShare), dueAt: at(ms) }
}

function afterNaturalPauses(from: Date, ms: number, pauses: readonly Pause[]): Date {
  let due = from.getTime() + ms
  for (const { startedAt, endedAt } of pauses)
    if (endedAt !== null && startedAt.getTime() < due) due += endedAt.getTime() - startedAt.getTime()
  return new Date(due)
}

/** The colour of a clock; of a paused or stopped one, the colour it had then. */
export function lightOf(
  { warnAt, dueAt, pausedAt, stoppedAt }: Omit<Clock, 'kind' | 'startedAt'>,
  now: Date,
): Light {
  const at = stoppedAt ?? pausedAt ?? now
  if (at > dueAt) return 'red'
  return at >= warnAt ? 'amber' : 'green'
}

/** When a ticket is due next: its earliest running clock; null for none. */
export function nextDue(clocks: readonly Clock[]): Date | null {
  const due = clocks.flatMap(({ dueAt, pausedAt, stoppedAt }) =>
    (pausedAt ?? stoppedAt) === null ? [dueAt] : [],
  )
  return due.length === 0 ? null : due.reduce((first, one) => (one < first ? one : first))
}

/** The earliest deadline that may be set for a client to complete a claim. */
export const completionUntil = (hours: ServiceHours, now: Date): Date =>
  workingDaysAfter(hours, now, completionDays)

/** Refuses to give a client of a service with a legal term less time for completion than the law does. */
export function checkCompletion(
  { legalTerm: term, pendingUntil }: { legalTerm: LegalTerm; pendingUntil: Date | null },
  hours: ServiceHours,
  now: Date,
): void {
  if (term === 'none' || pendingUntil === null) return
  if (pendingUntil < completionUntil(hours, now)) refuse('invalid', 'pendingUntil')
}

/** The number of past escalation steps: the warning, the term itself, and a day after it. */
export const stepsOf = ({ warnAt, dueAt }: Term, now: Date): number =>
  escalationsOf({ warnAt, dueAt }).filter((at) => at <= now).length

/** When somebody is reminded of an untouched ticket: at the warning, at the term, and a day later. */
export const escalationsOf = ({ warnAt, dueAt }: Term): readonly Date[] => [
  ...[warnAt, dueAt],
  new Date(dueAt.getTime() + 24 * 60 * minuteMs),
]
