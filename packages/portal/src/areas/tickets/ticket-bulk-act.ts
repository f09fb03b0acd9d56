import type { TicketBulkInput } from '@portal/sdk'

/** What is done with many tickets at once, in the order in which it is offered. */
export const ticketBulkActs = ['tag', 'prioritise', 'close', 'merge', 'macro'] as const

export type TicketBulkAct = (typeof ticketBulkActs)[number]

/** An act with what it needs: one of the service's, a ticket that they go on in, or a macro. */
export type TicketBulkAsked =
  | Omit<TicketBulkInput, 'rows'>
  | { readonly into: string }
  | { readonly macroId: string }
