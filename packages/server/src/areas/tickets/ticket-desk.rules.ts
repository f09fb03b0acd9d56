import type { TicketStateType } from '#db/schema/tickets.ts'
import { conflict, refuse } from '#contract/refuse.ts'

type Known = { stateType: TicketStateType; heldAt: Date | null }

/** Refuses to hold what is held or has ended, and one more than may be held. */
export function checkHold(ticket: Known, { held, maxHeld }: { held: number; maxHeld: number }): void {
  if (ticket.stateType === 'final' || ticket.heldAt !== null) conflict('invalid', 'state')
  if (held >= maxHeld) conflict('limit_reached', 'ticketId', { count: maxHeld })
}

/** Refuses to resume what is not held. */
export function checkHeld({ stateType, heldAt }: Known): void {
  if (stateType === 'final' || heldAt === null) conflict('invalid', 'state')
}

/** Refuses to give back what has ended. */
export function checkEnding({ stateType }: Pick<Known, 'stateType'>): void {
  if (stateType === 'final') conflict('invalid', 'state')
}

/** Refuses to pass a ticket on for another reason without saying which. */
export function checkReason({ reason, note }: { reason: string; note?: string | null }): void {
  if (reason === 'other' && (note ?? '').trim() === '') refuse('blank', 'note')
}
