// Generated from specs/tickets/ticket-entries.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TicketEntriesOperations as Operations } from '#generated/tickets/ticket-entries.ts'
import type { TicketEntry, TicketEntryInput } from '#generated/tickets/ticket-entries.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Entries of tickets: messages to and from the requester, internal notes and system entries. */
export interface TicketEntries {
  /** List the entries of a ticket. Sorted from newest to oldest, including those of tickets merged into it. */
  readonly index: Operation<[id: string, query?: Operations['ticketEntries.index']['parameters']['query']], Page<TicketEntry>, 'get'>
  /** Add an entry to a ticket. Public entries are messages to or from the requester, internal ones are notes. The first public outbound entry is the first response. A closed ticket accepts only internal entries (`invalid` on `state`). The assignee and the followers are notified. If the requester wrote by e-mail, the entry is sent from the mailbox of the ticket and `mail` reports the delivery. */
  readonly create: Operation<[id: string, body: TicketEntryInput], TicketEntry, 'post'>
  /** Resend an answer. Only for an answer that failed or bounced. It is sent to the current address of the requester, from the current mailbox of the ticket. Any other entry is `invalid` on `mail`; a missing address or mailbox is `blank` on `mail`. */
  readonly resend: Operation<[id: string], TicketEntry, 'post'>
}

/** Builds `ticketEntries`: Entries of tickets: messages to and from the requester, internal notes and system entries. */
export const ticketEntries: Build<TicketEntries> = /* @__PURE__ */ family('laia', 'ticketEntries: index=g?/tickets/{id}/entries create=p!/tickets/{id}/entries resend=p/ticket-entries/{id}/resend')
