// Generated from specs/tickets/ticket-macros.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TicketMacrosOperations as Operations } from '#generated/tickets/ticket-macros.ts'
import type { TicketBulkResult } from '#generated/tickets/tickets.ts'
import type { TicketMacro, TicketMacroInput, TicketMacroPatch, TicketMacroPreview, TicketMacroTry, TicketMacroUpdate, TicketMacroUse } from '#generated/tickets/ticket-macros.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** A reply with variables, and what changes with it: fields, priority, tags, skill, person, waiting, the end. */
export interface TicketMacros {
  /** List the macros. One's own, those for everybody, and those of the skills that one or the people whom one leads are assigned to; of every skill with TICKETS_GESTIONAR. */
  readonly index: Operation<[query?: Operations['ticketMacros.index']['parameters']['query']], Page<TicketMacro>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['ticketMacros.index']['parameters']['query'], options?: CallOptions) => List<TicketMacro>
  /** Create a macro. A personal one is only for whoever creates it; any other takes TICKETS_GESTIONAR. A variable that there is not is `inclusion` at `reply`, with its name. What its acts need is `blank` at `skillId`, `pendingDays`, `finalStateId` or `assigneeId`; one that would do nothing is `blank` at `reply`. What a management field does not take is refused at `values.<key>`, `inclusion` where there is no such field. Names are unique among one's own, and among those for others. */
  readonly create: Operation<[body: TicketMacroInput], TicketMacro, 'post'>
  /** One macro. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], TicketMacro, 'get'>
  /** Replace a macro. Replaces it, refused as in ticketMacros.create. */
  readonly update: Operation<[id: string, body: TicketMacroUpdate], TicketMacro, 'put'>
  /** Change a macro. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: TicketMacroPatch], TicketMacro, 'patch'>
  /** Delete a macro. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted macro. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], TicketMacro, 'post'>
  /** Tell what a macro would do to a ticket. What it would say and change, or why it would not: `asks` names the fields that closing needs. Changes nothing. A variable that there is not is `inclusion` at `reply`, with its name. A macro of a skill is for its tickets (`inclusion` at `ticketId`). */
  readonly preview: Operation<[id: string, body: TicketMacroTry], TicketMacroPreview, 'post'>
  /** Use a macro on tickets. All that it does or nothing, each ticket by itself and as it was read, as in tickets.bulk: one that assigns or moves takes TICKETS_ASIGNAR_MASIVO or TICKETS_GESTIONAR, and what an end requires is `blank` at `values.<key>`; that leaves the ticket as it is. A variable that there is not is `inclusion` at `text`, with its name. ticketBatches.undo undoes what has changed; what was said stays said. */
  readonly apply: Operation<[id: string, body: TicketMacroUse], TicketBulkResult, 'post'>
}

/** Builds `ticketMacros`: A reply with variables, and what changes with it: fields, priority, tags, skill, person, waiting, the end. */
export const ticketMacros: Build<TicketMacros> = /* @__PURE__ */ family('laia', 'ticketMacros index create show update patch destroy restore preview=p!~ apply=p!~')
