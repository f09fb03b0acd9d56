// Generated from specs/tickets/ticket-desk.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { DeskTicket, NextTicket, TicketClock, TicketGiven, TicketSkipInput } from '#generated/tickets/ticket-desk.ts'
import type { Operation } from '#http/operation.ts'

/** The next ticket for an agent, what they hold, its clocks, and by which rule it was given. */
export interface TicketDeskFamily {
  /** The next ticket. Gives whoever asks the ticket of their skills that goes first, and nobody else the same one. First come elderly and disabled people (Ley 10/2025), then the higher priority, then the language of whoever asks, then what is due sooner, then the better skill, then what waits longer. Nothing is given beyond the limit of a skill (serviceHours.maxOpen), nor what the agent has skipped. A ticket that was given and not touched since is given again. Who holds as many as they may (serviceHours.maxHeld) is answered 409 with `tieneTicketEspera: 1` in `errors` and the `ticket` held longest (specification §8): it is resumed or released first. Where there is none, `reason` says why. */
  readonly next: Operation<[], NextTicket, 'get'>
  /** Hold a ticket. By its agent, who goes on with another one meanwhile; its clocks run on. One beyond the limit (serviceHours.maxHeld) is `limit_reached` at `ticketId`, one that is held or has ended is `invalid` at `state`. */
  readonly hold: Operation<[id: string], DeskTicket, 'post'>
  /** Resume a ticket that is held. By its agent. One that is not held is `invalid` at `state`. */
  readonly resume: Operation<[id: string], DeskTicket, 'post'>
  /** Give a ticket back. By its agent: it waits for anybody again, at its place. One that has ended is `invalid` at `state`. */
  readonly release: Operation<[id: string], DeskTicket, 'post'>
  /** Pass a ticket on. By its agent, with a reason that a coordinator reviews (ticketSkips.review). It waits for others, and is not given to the same agent again. The reason `other` asks for a note (`blank`). One that has ended is `invalid` at `state`. */
  readonly skip: Operation<[id: string, body: TicketSkipInput], DeskTicket, 'post'>
  /** The clocks of a ticket. First answer and solution by its priority in the hours of its service, and the term of the law where there is one. One that stands still keeps its colour. */
  readonly clocks: Operation<[id: string], TicketClock[], 'get'>
  /** Who had a ticket, and why. The newest first, a hundred at most. `trace` keeps what the rule saw when it chose. */
  readonly assignments: Operation<[id: string], TicketGiven[], 'get'>
}

/** Builds `ticketDesk`: The next ticket for an agent, what they hold, its clocks, and by which rule it was given. */
export const ticketDesk: Build<TicketDeskFamily> = /* @__PURE__ */ family('laia', 'ticketDesk:/tickets next=g/skill/next hold=p~ resume=p~ release=p~ skip=p!~ clocks=g~ assignments=g~')
