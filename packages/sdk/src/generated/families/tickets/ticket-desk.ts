// Generated from specs/tickets/ticket-desk.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { DeskTicket, NextTicket, TicketClock, TicketGiven, TicketSkipInput } from '#generated/tickets/ticket-desk.ts'
import type { Operation } from '#http/operation.ts'

/** The next ticket for an agent, the tickets they hold, the clocks of tickets and the rule by which they were assigned. */
export interface TicketDeskFamily {
  /** Get the next ticket. Assigns the caller the ticket of their skills with the highest precedence; no two callers get the same one. Order: elderly and disabled requesters (Ley 10/2025), higher priority, language of the caller, earlier due time, better skill, longer wait. Nothing is assigned beyond the limit of a skill (serviceHours.maxOpen), nor what the agent has skipped. A ticket that was assigned and not touched since is returned again. A caller who already holds the maximum number of tickets (serviceHours.maxHeld) gets 409 with `tieneTicketEspera: 1` in `errors` and the `ticket` that has been on hold longest (specification §8); it must be resumed or released first. If there is no ticket, `reason` says why. */
  readonly next: Operation<[], NextTicket, 'get'>
  /** Put a ticket on hold. Only for its agent, who can take another ticket meanwhile; its clocks keep running. A ticket beyond the limit (serviceHours.maxHeld) is `limit_reached` on `ticketId`; one that is already on hold or closed is `invalid` on `state`. */
  readonly hold: Operation<[id: string], DeskTicket, 'post'>
  /** Resume a ticket on hold. Only for its agent. A ticket that is not on hold is `invalid` on `state`. */
  readonly resume: Operation<[id: string], DeskTicket, 'post'>
  /** Release a ticket. Only for its agent. The ticket returns to the queue, at its place, for anybody to take. A closed ticket is `invalid` on `state`. */
  readonly release: Operation<[id: string], DeskTicket, 'post'>
  /** Skip a ticket. Only for its agent, with a reason that a coordinator reviews (ticketSkips.review). The ticket returns to the queue and is not assigned to the same agent again. The reason `other` requires a note (`blank`). A closed ticket is `invalid` on `state`. */
  readonly skip: Operation<[id: string, body: TicketSkipInput], DeskTicket, 'post'>
  /** List the clocks of a ticket. First response and solution, by its priority within the service hours, and the legal deadline if there is one. A paused clock keeps its colour. */
  readonly clocks: Operation<[id: string], TicketClock[], 'get'>
  /** List the assignments of a ticket. Newest first, at most 100. `trace` records the values that the rule used. */
  readonly assignments: Operation<[id: string], TicketGiven[], 'get'>
}

/** Builds `ticketDesk`: The next ticket for an agent, the tickets they hold, the clocks of tickets and the rule by which they were assigned. */
export const ticketDesk: Build<TicketDeskFamily> = /* @__PURE__ */ family('laia', 'ticketDesk:/tickets next=g/skill/next hold=p~ resume=p~ release=p~ skip=p!~ clocks=g~ assignments=g~')
