// Generated from specs/tickets/tickets.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TicketsOperations as Operations } from '#generated/tickets/tickets.ts'
import type { Ticket, TicketAssignee, TicketAssignment, TicketBulkInput, TicketBulkResult, TicketChange, TicketChangeOfPerson, TicketChoices, TicketClosing, TicketDetail, TicketInput, TicketPatch, TicketReason, TicketTransitionInput, TicketViewer } from '#generated/tickets/tickets.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What customers and people of the company ask for, and what is done about it. A ticket with a record of a project behind it is a case file. */
export interface Tickets {
  /** List the tickets. Newest first unless asked otherwise. Whoever may see everything (REPORTES_TODOS, TICKETS_GESTIONAR) sees all; others see their own and those of the skills that they or the people whom they lead are assigned to. */
  readonly index: Operation<[query?: Operations['tickets.index']['parameters']['query']], Page<Ticket> & { readonly meta: Operations['tickets.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['tickets.index']['parameters']['query'], options?: CallOptions) => List<Ticket>
  /** Open a ticket. It begins in the initial state of a published workflow: the one named, or else the first in their order (`inclusion` at `workflowId` where there is none). A skill, project, priority, tag or field that is not in use is `inclusion` at its field. What is said becomes its first entry, from the requester. */
  readonly create: Operation<[body: TicketInput], TicketDetail, 'post'>
  /** What tickets can be of. The skills, projects, priorities, tags, workflows, ends and management fields in use, by their names, for whoever does not keep those lists. */
  readonly choices: Operation<[], TicketChoices, 'get'>
  /** Who can have tickets of a skill. The people who have the skill today, with their level, whether they are on duty, and how many open tickets they have; the least busy first. */
  readonly assignees: Operation<[query?: Operations['tickets.assignees']['parameters']['query']], TicketAssignee[], 'get'>
  /** List what people have changed of tickets. Field by field, the newest first, of all tickets that whoever asks may see: what somebody has done in a time. The last 30 days unless asked otherwise. */
  readonly history: Operation<[query?: Operations['tickets.history']['parameters']['query']], Page<TicketChangeOfPerson>, 'get'>
  /** Act on many tickets. Each by itself and as it was read: one that another has changed meanwhile (`stale`) or that does not allow it is left as it is, the others are done, and the answer says so row by row. With `allOrNone` all of them are done or none. To assign takes TICKETS_ASIGNAR_MASIVO or TICKETS_GESTIONAR, everything else TICKETS_EDITAR or TICKETS_GESTIONAR. What the state needs is asked for as with one: a date for `postpone`, the fields of the way to its end for `close`. The batch is undone by ticketBatches.undo. */
  readonly bulk: Operation<[body: TicketBulkInput], TicketBulkResult, 'post'>
  /** One ticket. With what whoever asks can do next. Those that one may not see count as unknown. */
  readonly show: Operation<[id: string], TicketDetail, 'get'>
  /** Change a ticket. What has ended stands still (`invalid` at `state`). A ticket is not below itself, nor below one that is below it (`invalid` at `parentId`). Moving it to another skill or project is ticketBatches.create, which asks for the reason. */
  readonly patch: Operation<[id: string, body: TicketPatch], TicketDetail, 'patch'>
  /** Say who has a ticket. Somebody who has its skill today (`inclusion` at `userId` otherwise), and, where it is asked for, who is on duty (`unreachable` at `userId`); or nobody. The person is notified. */
  readonly assign: Operation<[id: string, body: TicketAssignment], TicketDetail, 'post'>
  /** Take a ticket to another state. By a transition of its workflow. What its screen requires is `blank` at `values.<key>`; a state that waits asks until when (`blank` at `pendingUntil`, `greater_than` for a day that is over); an end that asks for a comment `blank` at `text`. */
  readonly transition: Operation<[id: string, body: TicketTransitionInput], TicketDetail, 'post'>
  /** Close a ticket with an end. By the transition that leads from its state to this end (`inclusion` at `finalStateId` where none does), and with all that it requires. */
  readonly close: Operation<[id: string, body: TicketClosing], TicketDetail, 'post'>
  /** Cancel a ticket. With the reason, which is kept as an internal entry. */
  readonly cancel: Operation<[id: string, body: TicketReason], TicketDetail, 'post'>
  /** Open a ticket again. It goes on in the first open state of its workflow. One that was merged stays so (`invalid` at `state`). */
  readonly reopen: Operation<[id: string, body: TicketReason], TicketDetail, 'post'>
  /** Merge tickets into this one. Each goes on in this one: it ends as merged, what was said to it, its tags, followers and children come here. One that has ended is `invalid`, this one itself `invalid`; the answer says so row by row. ticketBatches.undo takes it back, with what came here. */
  readonly merge: Operation<[id: string, body: Operations['tickets.merge']['requestBody']['content']['application/json']], TicketBulkResult, 'post'>
  /** Link a ticket with others. From both sides; a link that is there already gets the new kind. One with itself is `invalid` at `ticketIds`, an unknown one `inclusion`. */
  readonly link: Operation<[id: string, body: Operations['tickets.link']['requestBody']['content']['application/json']], TicketDetail, 'post'>
  /** Take links of a ticket away. From both sides; one that it is not linked with is `inclusion` at `ticketIds`. */
  readonly unlink: Operation<[id: string, body: Operations['tickets.unlink']['requestBody']['content']['application/json']], TicketDetail, 'post'>
  /** Follow a ticket. Whoever follows it is notified of what is said to it. */
  readonly follow: Operation<[id: string], TicketDetail, 'post'>
  /** Follow a ticket no longer. */
  readonly unfollow: Operation<[id: string], TicketDetail, 'delete'>
  /** Tell that one looks at a ticket. Every 20 seconds while it is open; the answer tells who else does, as it was told in the last 60 seconds. */
  readonly view: Operation<[id: string, body: Operations['tickets.view']['requestBody']['content']['application/json']], TicketViewer[], 'post'>
  /** List what has changed of a ticket. Field by field, the newest first. */
  readonly changes: Operation<[id: string, query?: Operations['tickets.changes']['parameters']['query']], Page<TicketChange>, 'get'>
}

/** Builds `tickets`: What customers and people of the company ask for, and what is done about it. A ticket with a record of a project behind it is a case file. */
export const tickets: Build<Tickets> = /* @__PURE__ */ family('laia', 'tickets index create=p!/new choices=g/choices assignees=g?/assignees history=g?/history bulk=p!/bulk show patch assign=p!~ transition=p!~ close=p!~ cancel=p!~ reopen=p!~ merge=p!~ link=p!/{id}/links unlink=p!~ follow=p~ unfollow=d/{id}/follow view=p!/{id}/views changes=g?~')
