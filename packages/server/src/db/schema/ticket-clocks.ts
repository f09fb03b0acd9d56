import type { Generated } from 'kysely'

/** A term of a ticket; what of it has been told stands as `step`. */
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
  /** When the next step of escalation is; null where none is left. */
  nextStepAt: Date | null
}

/** Time in which the clocks of a ticket stood still. */
export type TicketPausesTable = { ticketId: string; startedAt: Date; endedAt: Date | null }
