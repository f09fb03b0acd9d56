// Generated from specs/tickets/ticket-entries.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TicketEntriesOperations as Operations } from '#generated/tickets/ticket-entries.ts'
import type { TicketEntry, TicketEntryInput } from '#generated/tickets/ticket-entries.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What is said to a ticket. */
export interface TicketEntries {
  /** List what was said to a ticket. The newest first; with what was said to tickets that were merged into it. */
  readonly index: Operation<[id: string, query?: Operations['ticketEntries.index']['parameters']['query']], Page<TicketEntry>, 'get'>
  /** Say something to a ticket. Publicly to the requester, or internally. The first public one outwards is its first answer. What has ended takes only internal ones (`invalid` at `state`). Who has it and who follows it are notified. To a requester who wrote by e-mail it goes out by the mailbox of the ticket: `mail` says what became of it. */
  readonly create: Operation<[id: string, body: TicketEntryInput], TicketEntry, 'post'>
  /** Send an answer again. One that was refused or that came back, to the address that the requester has now, by the mailbox that the ticket has now. Any other is `invalid` at `mail`; without an address or a mailbox it is `blank` at `mail`. */
  readonly resend: Operation<[id: string], TicketEntry, 'post'>
}

/** Builds `ticketEntries`: What is said to a ticket. */
export const ticketEntries: Build<TicketEntries> = /* @__PURE__ */ family('laia', 'ticketEntries: index=g?/tickets/{id}/entries create=p!/tickets/{id}/entries resend=p/ticket-entries/{id}/resend')
