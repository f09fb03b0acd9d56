// Generated from specs/tickets/tickets.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TicketsOperations as Operations } from '#generated/tickets/tickets.ts'
import type { Ticket, TicketAssignee, TicketAssignment, TicketBulkInput, TicketBulkResult, TicketChange, TicketChangeOfPerson, TicketChoices, TicketClosing, TicketDetail, TicketInput, TicketPatch, TicketReason, TicketTransitionInput, TicketViewer } from '#generated/tickets/tickets.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Requests from customers and employees, and their handling. A ticket linked to a project record is a case file. */
export interface Tickets {
  /** List tickets. Sorted from newest to oldest by default. Callers who may see everything (REPORTES_TODOS, TICKETS_GESTIONAR) get all tickets; others get their own and those of the skills assigned to them or to the people they lead. */
  readonly index: Operation<[query?: Operations['tickets.index']['parameters']['query']], Page<Ticket> & { readonly meta: Operations['tickets.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['tickets.index']['parameters']['query'], options?: CallOptions) => List<Ticket>
  /** Create a ticket. The ticket starts in the initial state of a published workflow: the one given, or otherwise the first in their order (`inclusion` on `workflowId` if there is none). An inactive skill, project, priority, tag or field is refused with `inclusion` on its field. `text` becomes the first entry, written by the requester. */
  readonly create: Operation<[body: TicketInput], TicketDetail, 'post'>
  /** List the values that tickets can have. Names of the active skills, projects, priorities, tags, workflows, final states and management fields, for callers who do not manage those catalogues. */
  readonly choices: Operation<[], TicketChoices, 'get'>
  /** List who can be assigned tickets of a skill. People who have the skill today, with their level, whether they are on duty and how many open tickets they have; the least busy first. */
  readonly assignees: Operation<[query?: Operations['tickets.assignees']['parameters']['query']], TicketAssignee[], 'get'>
  /** List changes that people made to tickets. Changed fields, newest first, of all tickets that the caller may see. Covers the last 30 days by default. */
  readonly history: Operation<[query?: Operations['tickets.history']['parameters']['query']], Page<TicketChangeOfPerson>, 'get'>
  /** Update many tickets. Each ticket is processed on its own, against the version sent: tickets that somebody else has changed (`stale`) or that do not allow the action are left unchanged, and the response reports the result of each row. With `allOrNone`, either all rows succeed or none is changed. `assign` requires TICKETS_ASIGNAR_MASIVO or TICKETS_GESTIONAR; every other action TICKETS_EDITAR or TICKETS_GESTIONAR. The fields required are the same as for a single ticket: a date for `postpone`, the fields of the transition for `close`. Use ticketBatches.undo to undo the batch. */
  readonly bulk: Operation<[body: TicketBulkInput], TicketBulkResult, 'post'>
  /** Retrieve a ticket. Includes what the caller can do next. Tickets that the caller may not see return 404. */
  readonly show: Operation<[id: string], TicketDetail, 'get'>
  /** Update a ticket. A closed ticket cannot be changed (`invalid` on `state`). A ticket cannot be its own parent or the child of one of its descendants (`invalid` on `parentId`). To move it to another skill or project use ticketBatches.create, which requires a reason. */
  readonly patch: Operation<[id: string, body: TicketPatch], TicketDetail, 'patch'>
  /** Assign a ticket. Assigns it to a person who has its skill today (`inclusion` on `userId` otherwise) and, if `onDuty` is set, who is on duty (`unreachable` on `userId`); null removes the assignee. The person is notified. */
  readonly assign: Operation<[id: string, body: TicketAssignment], TicketDetail, 'post'>
  /** Move a ticket to another state. Takes a transition of its workflow. Fields required by its screen are reported as `blank` on `values.<key>`. A pending state requires a date (`blank` on `pendingUntil`, `greater_than` if it is in the past); a final state that requires a comment reports `blank` on `text`. */
  readonly transition: Operation<[id: string, body: TicketTransitionInput], TicketDetail, 'post'>
  /** Close a ticket with a final state. Takes the transition from the current state to this final state (`inclusion` on `finalStateId` if there is none), with all the fields that it requires. */
  readonly close: Operation<[id: string, body: TicketClosing], TicketDetail, 'post'>
  /** Cancel a ticket. The reason is stored as an internal entry. */
  readonly cancel: Operation<[id: string, body: TicketReason], TicketDetail, 'post'>
  /** Reopen a ticket. The ticket returns to the first open state of its workflow. A merged ticket cannot be reopened (`invalid` on `state`). */
  readonly reopen: Operation<[id: string, body: TicketReason], TicketDetail, 'post'>
  /** Merge tickets into this one. Each merged ticket is closed, and its entries, tags, followers and children move to this one. A closed ticket and this ticket itself are refused with `invalid`; the response reports the result of each row. ticketBatches.undo undoes the merge, including what was moved. */
  readonly merge: Operation<[id: string, body: Operations['tickets.merge']['requestBody']['content']['application/json']], TicketBulkResult, 'post'>
  /** Link a ticket to other tickets. The link is visible on both tickets; an existing link changes its kind. Linking a ticket to itself is `invalid` on `ticketIds`, an unknown ticket `inclusion`. */
  readonly link: Operation<[id: string, body: Operations['tickets.link']['requestBody']['content']['application/json']], TicketDetail, 'post'>
  /** Remove links of a ticket. The link is removed from both tickets. A ticket that is not linked is refused with `inclusion` on `ticketIds`. */
  readonly unlink: Operation<[id: string, body: Operations['tickets.unlink']['requestBody']['content']['application/json']], TicketDetail, 'post'>
  /** Follow a ticket. Followers are notified of new entries. */
  readonly follow: Operation<[id: string], TicketDetail, 'post'>
  /** Stop following a ticket. */
  readonly unfollow: Operation<[id: string], TicketDetail, 'delete'>
  /** Report that the caller is viewing a ticket. Call it every 20 seconds while the ticket is open. The response lists the other viewers who reported in the last 60 seconds. */
  readonly view: Operation<[id: string, body: Operations['tickets.view']['requestBody']['content']['application/json']], TicketViewer[], 'post'>
  /** List the changes of a ticket. Changed fields, newest first. */
  readonly changes: Operation<[id: string, query?: Operations['tickets.changes']['parameters']['query']], Page<TicketChange>, 'get'>
}

/** Builds `tickets`: Requests from customers and employees, and their handling. A ticket linked to a project record is a case file. */
export const tickets: Build<Tickets> = /* @__PURE__ */ family('laia', 'tickets index create=p!/new choices=g/choices assignees=g?/assignees history=g?/history bulk=p!/bulk show patch assign=p!~ transition=p!~ close=p!~ cancel=p!~ reopen=p!~ merge=p!~ link=p!/{id}/links unlink=p!~ follow=p~ unfollow=d/{id}/follow view=p!/{id}/views changes=g?~')
