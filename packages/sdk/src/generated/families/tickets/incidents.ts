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

/** What keeps people from working, and what is done about it. */
export interface Incidents {
  /** List the incidents. Newest first unless asked otherwise. Who holds neither INCIDENCIAS_VER nor INCIDENCIAS_GESTIONAR sees those that they reported, that affect them or that they work on. */
  readonly index: Operation<[query?: Operations['incidents.index']['parameters']['query']], Page<Incident>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['incidents.index']['parameters']['query'], options?: CallOptions) => List<Incident>
  /** Report an incident. By anybody. It affects oneself and, for a coordinator, the people assigned; for who manages incidents, anybody. */
  readonly create: Operation<[body: IncidentInput], IncidentDetail, 'post'>
  /** Whom an incident may affect. Oneself and, for a coordinator, the people assigned; for who manages incidents, anybody. */
  readonly people: Operation<[query?: Operations['incidents.people']['parameters']['query']], Page<Person>, 'get'>
  /** Who can work on an incident. The people who hold INCIDENCIAS_GESTIONAR. */
  readonly assignees: Operation<[], Person[], 'get'>
  /** Time that incidents justify. By person and day, in the time zone of the person; time that two incidents justify counts once. Who holds neither INCIDENCIAS_VER nor INCIDENCIAS_GESTIONAR sees their own. */
  readonly justifiedTime: Operation<[query?: Operations['incidents.justifiedTime']['parameters']['query']], JustifiedTime[], 'get'>
  /** One incident. With whom it affects and what was said to it. Those that one may not see count as unknown. */
  readonly show: Operation<[id: string], IncidentDetail, 'get'>
  /** Change an incident. By who manages incidents, or by the reporter until it is resolved. Interval and people stand still once its time is justified. */
  readonly patch: Operation<[id: string, body: IncidentPatch], IncidentDetail, 'patch'>
  /** Say who works on an incident. Somebody who manages incidents, or nobody. The person is told. */
  readonly assign: Operation<[id: string, body: Operations['incidents.assign']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Say something to an incident. By anybody who sees it, until it is closed. The reporter and who works on it are told. Who manages incidents may say something that is internal: it is told to who works on it, and read only by them and by who sees all incidents. */
  readonly answer: Operation<[id: string, body: Operations['incidents.answer']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Resolve an incident. With what was done. One that still lasts ends now. The reporter is told. */
  readonly resolve: Operation<[id: string, body: Operations['incidents.resolve']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Close a resolved incident. By the reporter or who manages incidents. */
  readonly close: Operation<[id: string], IncidentDetail, 'post'>
  /** Open an incident again. A resolved or closed one, by the reporter or who manages incidents; why is said to it. Who works on it is told. */
  readonly reopen: Operation<[id: string, body: Operations['incidents.reopen']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Justify the time of an incident. Its people were kept from working from its beginning to its end: the time counts as justified. Nobody decides for themselves. The people are told. */
  readonly approve: Operation<[id: string], IncidentDetail, 'post'>
  /** Do not justify the time of an incident. Also takes back what was justified; why is said to it. Nobody decides for themselves. */
  readonly reject: Operation<[id: string, body: Operations['incidents.reject']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** The workflows that an incident can follow. Those that are published and in use. */
  readonly workflows: Operation<[], FollowedWorkflow[], 'get'>
  /** Put an incident on a workflow. An open one, once: it stands in the initial state of the published version, and from then on its transitions alone say how far it is. It cannot be resolved, closed or opened again by hand. */
  readonly follow: Operation<[id: string, body: Operations['incidents.follow']['requestBody']['content']['application/json']], IncidentDetail, 'post'>
  /** Take an incident through a transition of its workflow. One that leads on from where it stands (`transition`), which may take a permission of its own, with what its screen asks for (`values.<field>`). In a final state the incident is closed: one that still lasts ends now, and the reporter is told. */
  readonly advance: Operation<[id: string, body: IncidentAdvance], IncidentDetail, 'post'>
  /** Assign or close many incidents. Each by itself and as it was read: one that another has changed meanwhile (`stale`) or that does not allow it is left as it is, the others are done, and the answer says so row by row. With `allOrNone` all of them are done or none. */
  readonly bulk: Operation<[body: Operations['incidents.bulk']['requestBody']['content']['application/json']], UserBulkResult[], 'post'>
  /** Report incidents from a file. Each row is a new incident by the rules of `incidents.create` and `incidents.assign`: nothing tells that one was there before. `reporter`, `assignee` and `people` are user names, or names that one person alone has; without `reporter` it is whoever imports, without `assignee` nobody. Who is to work on one is told. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
}

/** Builds `incidents`: What keeps people from working, and what is done about it. */
export const incidents: Build<Incidents> = /* @__PURE__ */ family('main', 'incidents index create people=g?/people assignees=g/assignees justifiedTime=g?/justified-time show patch assign=p!~ answer=p!/{id}/messages resolve=p!~ close=p~ reopen=p!~ approve=p~ reject=p!~ workflows=g/workflows follow=p!/{id}/workflow advance=p!~ bulk=p!/bulk import')
