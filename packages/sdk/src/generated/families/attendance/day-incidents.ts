// Generated from specs/attendance/day-incidents.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { DayIncidentsOperations as Operations } from '#generated/attendance/day-incidents.ts'
import type { DayIncidentDecisionInput, DayIncidentDetail, DayIncidentDismissal, DayIncidentJustification, DayIncidentResult, LookedAtIncident } from '#generated/attendance/day-incidents.ts'
import type { OperationsReleaseInput } from '#generated/time-off/operation-vacations.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Incidents of working days that somebody has justified or decided on. */
export interface DayIncidents {
  /** List the incidents that somebody has looked at. Every incident of a working day that was justified or decided on, whatever became of it; those that nobody has looked at stand in workdays.index alone. One's own; those of others follow the permissions as in clockEntries.index (REP-1). The period is that of the working days. */
  readonly index: Operation<[query?: Operations['dayIncidents.index']['parameters']['query']], Page<LookedAtIncident>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['dayIncidents.index']['parameters']['query'], options?: CallOptions) => List<LookedAtIncident>
  /** Justify an incident of one's own day. With a reason that the company reads and decides on. An incident that the day does not have is `inclusion` at `kind`. Minutes are for incidents by which time is lacking (`late`, `missing_in`, `missing_out`, `break_exceeded`): for others they are `invalid` at `minutes`, and more than the day lacks of what is planned is `less_than`. They are a figure of their own: no effective time comes of them. What waits for a decision is said anew with its `version`; what was rejected can be justified again. Files that one has uploaded prove it; those of an earlier justification stay with it. What was accepted or dismissed is 409 `invalid` at `state`, a day of a locked month 409 `month_locked` at `date`. */
  readonly justify: Operation<[body: DayIncidentJustification], LookedAtIncident, 'post'>
  /** Dismiss an incident that nobody has justified. There is nothing to look at, says the company: of somebody whose record one may see, and never of oneself (403). Others are 404; an incident that the day does not have is `inclusion` at `kind`. What waits for a decision, or was decided on, is 409 `invalid` at `state`, a day of a locked month 409 `month_locked` at `date`. */
  readonly dismiss: Operation<[body: DayIncidentDismissal], LookedAtIncident, 'post'>
  /** Take back decisions before they are in force. One's own; any other is `invalid` at `state`. */
  readonly release: Operation<[body: OperationsReleaseInput], DayIncidentResult[], 'post'>
  /** One incident with its history. As far as dayIncidents.index tells of them; others are 404. What the day has no more is there all the same. */
  readonly show: Operation<[id: string], DayIncidentDetail, 'get'>
  /** Decide on the justification of an incident. Accepted, with its minutes or with fewer (`less_than` at `minutes`); or rejected, with a reason that the person reads (`blank` at `comment`). By who may see the record of the person and is another (403), or in the place of somebody who may. What waits for no decision, or another version, is 409, a day of a locked month 409 `month_locked` at `date`, what the day has no more 409 `inclusion` at `kind`. */
  readonly decide: Operation<[id: string, body: DayIncidentDecisionInput], LookedAtIncident, 'post'>
}

/** Builds `dayIncidents`: Incidents of working days that somebody has justified or decided on. */
export const dayIncidents: Build<DayIncidents> = /* @__PURE__ */ family('intranet', 'dayIncidents index justify=p!/justify dismiss=p!/dismiss release=p!/release show decide=p!~')
