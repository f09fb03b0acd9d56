import type { Ticket } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

/** How the term of a ticket stands: over, soon over, with time left. */
export type TicketTerm = 'over' | 'soon' | 'ahead'

/** So long before the end of a term it counts as soon over. */
const soonMs = 60 * 60_000

/** The colours of terms; the word says it, too. */
export const termTones: Record<TicketTerm, Tone> = { over: 'danger', soon: 'warning', ahead: 'success' }

/** The colours of terms as the service tells them. */
export const lightTones: Record<NonNullable<Ticket['light']>, Tone> = {
  green: 'success',
  amber: 'warning',
  red: 'danger',
}

/**
 * How the nearest term of a ticket stands at a moment in milliseconds; undefined where none runs. It is the same in every
 * state but a final one: what waits for somebody else can be late as well.
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
