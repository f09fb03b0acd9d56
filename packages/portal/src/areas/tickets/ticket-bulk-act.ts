import type { TicketBulkInput } from '@portal/sdk'

/** The bulk actions on tickets, in the order of the menu. */
export const ticketBulkActs = ['tag', 'prioritise', 'close', 'merge', 'macro'] as const

export type TicketBulkAct = (typeof ticketBulkActs)[number]

/** An action with its parameters: one of the service's, a merge into another ticket, or a macro. */
export type TicketBulkAsked =
  | Omit<TicketBulkInput, 'rows'>
  | { readonly into: string }
  | { readonly macroId: string }
