// Generated from specs/tickets/incidents.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { IncidentsOperations as Operations } from '#generated/tickets/incidents.ts'
import type { FollowedWorkflow, Incident, IncidentAdvance, IncidentDetail, IncidentInput, IncidentPatch, JustifiedTime } from '#generated/tickets/incidents.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Person } from '#generated/shared/parameters.ts'
import type { UserBulkResult } from '#generated/administration/users.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Incidents that keep people from working, and their resolution. */
export interface Incidents {
  /** List incidents. Sorted from newest to oldest by default. Callers with neither INCIDENCIAS_VER nor INCIDENCIAS_GESTIONAR get only incidents that they reported, that affect them or that are assigned to them. */
  readonly index: Operation<[query?: Operations['incidents.index']['parameters']['query']], Page<Incident>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['incidents.index']['parameters']['query'], options?: CallOptions) => List<Incident>
  /** Report an incident. Open to everybody. It can affect the caller; for coordinators, also the people assigned to them; for callers who manage incidents, anybody. */
  readonly create: Operation<[body: IncidentInput], IncidentDetail, 'post'>
  /** List people whom an incident can affect. The caller; for coordinators, also the people assigned to them; for callers who manage incidents, everybody. */
  readonly people: Operation<[query?: Operations['incidents.people']['parameters']['query']], Page<Person>, 'get'>
  /** List who can be assigned incidents. People with INCIDENCIAS_GESTIONAR. */
  readonly assignees: Operation<[], Person[], 'get'>
  /** List working time justified by incidents. Grouped by person and day, in the time zone of the person. Time that two incidents justify counts once. Callers with neither INCIDENCIAS_VER nor INCIDENCIAS_GESTIONAR get only their own. */
  readonly justifiedTime: Operation<[query?: Operations['incidents.justifiedTime']['parameters']['query']], JustifiedTime[], 'get'>
  /** Retrieve an incident. Includes the affected people and the messages. Incidents that the caller may not see return 404. */
  readonly show: Operation<[id: string], IncidentDetail, 'get'>
  /** Update an incident. For callers who manage incidents, or the reporter until it is resolved. The period and the affected people cannot change once the time is justified. */
  readonly patch: Operation<[id: string, body: IncidentPatch], IncidentDetail, 'patch'>
  /** Assign an incident. Assigns it to a person who manages incidents, or to nobody. The person is notified. */
  readonly assign: Operation<[id: string, body: Operations['incidents.assign']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Add a message to an incident. For everybody who may see the incident, until it is closed. The reporter and the assignee are notified. Callers who manage incidents can write internal messages: only the assignee is notified, and only they and people who may see all incidents can read them. */
  readonly answer: Operation<[id: string, body: Operations['incidents.answer']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Resolve an incident. Requires a description of what was done. An ongoing incident ends now. The reporter is notified. */
  readonly resolve: Operation<[id: string, body: Operations['incidents.resolve']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Close a resolved incident. For the reporter or callers who manage incidents. */
  readonly close: Operation<[id: string], IncidentDetail, 'post'>
  /** Reopen an incident. For resolved or closed incidents, by the reporter or callers who manage incidents. The reason is added as a message and the assignee is notified. */
  readonly reopen: Operation<[id: string, body: Operations['incidents.reopen']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Justify the time of an incident. Confirms that the affected people were kept from working from its start to its end: the time counts as justified. Callers cannot decide on incidents that affect themselves. The affected people are notified. */
  readonly approve: Operation<[id: string], IncidentDetail, 'post'>
  /** Reject the time justification of an incident. Also revokes an earlier justification; the reason is added as a message. Callers cannot decide on incidents that affect themselves. */
  readonly reject: Operation<[id: string, body: Operations['incidents.reject']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** List the workflows available for incidents. Published, active workflows. */
  readonly workflows: Operation<[], FollowedWorkflow[], 'get'>
  /** Attach an incident to a workflow. Only for open incidents, and only once. The incident starts in the initial state of the published version; from then on its status is set only by transitions, and it cannot be resolved, closed or reopened manually. */
  readonly follow: Operation<[id: string, body: Operations['incidents.follow']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Move an incident through a workflow transition. The transition must start at the current state (errors on `transition`) and may require a permission; its screen may require fields (errors on `values.<field>`). A final state closes the incident: an ongoing incident ends now, and the reporter is notified. */
  readonly advance: Operation<[id: string, body: IncidentAdvance], IncidentDetail, 'post'>
  /** Assign or close many incidents. Each incident is processed on its own, against the version sent: incidents that somebody else has changed (`stale`) or that do not allow the action are left unchanged, and the response reports the result of each row. With `allOrNone`, either all rows succeed or none is changed. */
  readonly bulk: Operation<[body: Operations['incidents.bulk']['requestBody']['content']['application/json']], UserBulkResult[], 'post'>
  /** Report incidents from a file. Each row creates an incident under the rules of `incidents.create` and `incidents.assign`; existing incidents are never matched. `reporter`, `assignee` and `people` are usernames, or full names that are unique. `reporter` defaults to the caller, `assignee` to nobody. Assignees are notified. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
}

/** Builds `incidents`: Incidents that keep people from working, and their resolution. */
export const incidents: Build<Incidents> = /* @__PURE__ */ family('main', 'incidents index create people=g?/people assignees=g/assignees justifiedTime=g?/justified-time show patch assign=p!~ answer=p!/{id}/messages resolve=p!~ close=p~ reopen=p!~ approve=p~ reject=p!~ workflows=g/workflows follow=p!/{id}/workflow advance=p!~ bulk=p!/bulk import')
