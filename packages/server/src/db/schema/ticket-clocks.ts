import type { Generated } from 'kysely'

/** A term of a ticket; `step` is the last notified step. */
export type TicketClocksTable = {
  ticketId: string
  kind: 'first_response' | 'solution' | 'legal'
  startedAt: Date
  /** From then on it is amber, from `dueAt` on red. */
  warnAt: Date
  dueAt: Date
  pausedAt: Date | null
  stoppedAt: Date | null
  step: Generated<number>
  /** The next escalation step; null when none is left. */
  nextStepAt: Date | null
}

/** A period in which the clocks of a ticket stood still. */
export type TicketPausesTable = { ticketId: string; startedAt: Date; endedAt: Date | null }
