// Generated from specs/tickets/ticket-macros.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TicketMacrosOperations as Operations } from '#generated/tickets/ticket-macros.ts'
import type { TicketBulkResult } from '#generated/tickets/tickets.ts'
import type { TicketMacro, TicketMacroInput, TicketMacroPatch, TicketMacroPreview, TicketMacroTry, TicketMacroUpdate, TicketMacroUse } from '#generated/tickets/ticket-macros.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Macros: a reply with variables, plus changes of fields, priority, tags, skill, assignee, pending date or final state. */
export interface TicketMacros {
  /** List macros. Returns the macros of the caller, those for everybody, and those of the skills assigned to the caller or to the people they lead; with TICKETS_GESTIONAR those of every skill. */
  readonly index: Operation<[query?: Operations['ticketMacros.index']['parameters']['query']], Page<TicketMacro>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['ticketMacros.index']['parameters']['query'], options?: CallOptions) => List<TicketMacro>
  /** Create a macro. Personal macros are visible only to their author; any other requires TICKETS_GESTIONAR. An unknown variable is `inclusion` on `reply`, with its name. Missing values of its actions are `blank` on `skillId`, `pendingDays`, `finalStateId` or `assigneeId`; a macro without any action is `blank` on `reply`. An invalid value of a management field is reported on `values.<key>`, an unknown field as `inclusion`. Names are unique among personal macros of the same author, and among all others. */
  readonly create: Operation<[body: TicketMacroInput], TicketMacro, 'post'>
  /** Retrieve a macro. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], TicketMacro, 'get'>
  /** Replace a macro. Replaces the macro under the rules of ticketMacros.create. */
  readonly update: Operation<[id: string, body: TicketMacroUpdate], TicketMacro, 'put'>
  /** Update a macro. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: TicketMacroPatch], TicketMacro, 'patch'>
  /** Delete a macro. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted macro. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], TicketMacro, 'post'>
  /** Preview the effect of a macro on a ticket. Returns the text and the changes, or why the macro cannot be applied; `asks` lists the fields required to close. Changes nothing. An unknown variable is `inclusion` on `reply`, with its name. A macro of a skill applies only to tickets of that skill (`inclusion` on `ticketId`). */
  readonly preview: Operation<[id: string, body: TicketMacroTry], TicketMacroPreview, 'post'>
  /** Apply a macro to tickets. A macro is applied to each ticket completely or not at all; each ticket is processed on its own, against the version sent, as in tickets.bulk. Macros that assign or move require TICKETS_ASIGNAR_MASIVO or TICKETS_GESTIONAR. Fields required by the final state are `blank` on `values.<key>` and leave the ticket unchanged. An unknown variable is `inclusion` on `text`, with its name. ticketBatches.undo reverts the changes, but not the entries. */
  readonly apply: Operation<[id: string, body: TicketMacroUse], TicketBulkResult, 'post'>
}

/** Builds `ticketMacros`: Macros: a reply with variables, plus changes of fields, priority, tags, skill, assignee, pending date or final state. */
export const ticketMacros: Build<TicketMacros> = /* @__PURE__ */ family('laia', 'ticketMacros index create show update patch destroy restore preview=p!~ apply=p!~')
