import type { TicketStateType } from '#db/schema/tickets.ts'
import { conflict, refuse } from '#contract/refuse.ts'

type Known = { stateType: TicketStateType; heldAt: Date | null }

/** Refuses to hold a held or closed ticket, or more than the maximum. */
export function checkHold(ticket: Known, { held, maxHeld }: { held: number; maxHeld: number }): void {
  if (ticket.stateType === 'final' || ticket.heldAt !== null) conflict('invalid', 'state')
  if (held >= maxHeld) conflict('limit_reached', 'ticketId', { count: maxHeld })
}

/** Refuses to resume a ticket that is not on hold. */
export function checkHeld({ stateType, heldAt }: Known): void {
  if (stateType === 'final' || heldAt === null) conflict('invalid', 'state')
}

/** Refuses to return a closed ticket. */
export function checkEnding({ stateType }: Pick<Known, 'stateType'>): void {
  if (stateType === 'final') conflict('invalid', 'state')
}

/** Refuses to skip a ticket for another reason without stating it. */
export function checkReason({ reason, note }: { reason: string; note?: string | null }): void {
  if (reason === 'other' && (note ?? '').trim() === '') refuse('blank', 'note')
}
