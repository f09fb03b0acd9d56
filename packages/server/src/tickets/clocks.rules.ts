import { refuse } from '#contract/refuse.ts'
import {
  minuteMs,
  type ServiceHours,
  serviceTimeAfter,
  serviceTimeBetween,
  workingDaysAfter,
} from './service-hours.rules.ts'

export type ClockKind = 'first_response' | 'solution' | 'legal'
/** What the law promises who is answered by a service: nothing, or one of the terms of Ley 10/2025 art. 17. */
export type LegalTerm = 'none' | 'claim' | 'charge' | 'outage'
/** Time in which the clocks stand still because the ticket waits for somebody else; without an end while it does. */
export type Pause = { startedAt: Date; endedAt: Date | null }

/** What the clocks of a ticket follow from. */
export type Timed = {
  createdAt: Date
  firstRespondedAt: Date | null
  closedAt: Date | null
  /** Promised by its priority, in minutes of service; null where nothing is. */
  firstResponseMinutes: number | null
  resolutionMinutes: number | null
  legalTerm: LegalTerm
  pauses: readonly Pause[]
}

/** A clock as it is kept: from `warnAt` on it is amber, from `dueAt` on it is red. */
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
/** Art. 17: days for a charge that was not due; natural ones, the shorter reading. */
const chargeMs = 5 * 24 * 60 * minuteMs
/** Art. 17: for the cut of a basic service that is supplied continuously. */
const outageMs = 120 * minuteMs
/** So many working days at least has the client to complete what is missing; the term rests meanwhile. */
const completionDays = 10
/** From this part of a term on its clock is amber. */
const warnedShare = 0.75
const warnedClaimDays = 12

/** The clocks of a ticket: its terms by priority and by law, and how far each has come. */
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

/** When so much time of service has passed in which the clock ran. What still pauses counts as if it went on right away. */
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

/** The term of the law. A working day counts unless the clock stood still all day long. */
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

/** The colour of a clock: of one that stands still or has stopped the one it had then. */
export function lightOf(
  { warnAt, dueAt, pausedAt, stoppedAt }: Omit<Clock, 'kind' | 'startedAt'>,
  now: Date,
): Light {
  const at = stoppedAt ?? pausedAt ?? now
  if (at > dueAt) return 'red'
  return at >= warnAt ? 'amber' : 'green'
}

/** When a ticket is due next: its nearest clock that runs; null while none does. */
export function nextDue(clocks: readonly Clock[]): Date | null {
  const due = clocks.flatMap(({ dueAt, pausedAt, stoppedAt }) =>
    (pausedAt ?? stoppedAt) === null ? [dueAt] : [],
  )
  return due.length === 0 ? null : due.reduce((first, one) => (one < first ? one : first))
}

/** The earliest moment until which a client must be given time to complete what is missing. */
export const completionUntil = (hours: ServiceHours, now: Date): Date =>
  workingDaysAfter(hours, now, completionDays)

/** Refuses to let a client of a service with a legal term wait less for completion than the law gives them. */
export function checkCompletion(
  { legalTerm: term, pendingUntil }: { legalTerm: LegalTerm; pendingUntil: Date | null },
  hours: ServiceHours,
  now: Date,
): void {
  if (term === 'none' || pendingUntil === null) return
  if (pendingUntil < completionUntil(hours, now)) refuse('invalid', 'pendingUntil')
}

/** How many steps of escalation are over: the warning, the term itself, and a day after it. */
export const stepsOf = ({ warnAt, dueAt }: Term, now: Date): number =>
  escalationsOf({ warnAt, dueAt }).filter((at) => at <= now).length

/** When somebody is told that nothing has happened: at the warning, when the term ends, and a day later. */
export const escalationsOf = ({ warnAt, dueAt }: Term): readonly Date[] => [
  ...[warnAt, dueAt],
  new Date(dueAt.getTime() + 24 * 60 * minuteMs),
]
