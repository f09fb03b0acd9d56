import type { Ticket } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

/** The status of a deadline: overdue, due soon, on time. */
export type TicketTerm = 'over' | 'soon' | 'ahead'

/** A deadline is due soon within this time. */
const soonMs = 60 * 60_000

/** The colours of deadlines; the label states it, too. */
export const termTones: Record<TicketTerm, Tone> = { over: 'danger', soon: 'warning', ahead: 'success' }

/** The colours of deadlines as the service names them. */
export const lightTones: Record<NonNullable<Ticket['light']>, Tone> = {
  green: 'success',
  amber: 'warning',
  red: 'danger',
}

/**
 * The status of the nearest deadline at a time in milliseconds; undefined if none is running. It applies in
 * every state but a final one: a ticket that waits for somebody else can be overdue, too.
 */
export function termOf(
  { dueAt, stateType }: Pick<Ticket, 'dueAt' | 'stateType'>,
  now: number,
): TicketTerm | undefined {
  if (dueAt === null || stateType === 'final') return undefined
  const left = Date.parse(dueAt) - now
  if (left <= 0) return 'over'
  return left <= soonMs ? 'soon' : 'ahead'
}
