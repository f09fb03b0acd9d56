// Generated from specs/attendance/day-incidents.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { DayIncidentsOperations as Operations } from '#generated/attendance/day-incidents.ts'
import type { DayIncidentDecisionInput, DayIncidentDetail, DayIncidentDismissal, DayIncidentJustification, DayIncidentResult, LookedAtIncident } from '#generated/attendance/day-incidents.ts'
import type { OperationsReleaseInput } from '#generated/time-off/operation-vacations.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Incidents of working days that were justified or decided on. */
export interface DayIncidents {
  /** List reviewed incidents. All incidents of working days that were justified or decided on, whatever their outcome; incidents not reviewed yet are only in workdays.index. Returns those of the caller; for other people the permissions of clockEntries.index apply (REP-1). The period filters by working day. */
  readonly index: Operation<[query?: Operations['dayIncidents.index']['parameters']['query']], Page<LookedAtIncident>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['dayIncidents.index']['parameters']['query'], options?: CallOptions) => List<LookedAtIncident>
  /** Justify an incident of the caller. Requires a reason, on which the company decides. An incident that the day does not have is `inclusion` on `kind`. Minutes are allowed only for incidents of missing time (`late`, `missing_in`, `missing_out`, `break_exceeded`), otherwise `invalid` on `minutes`; more than the day lacks is `less_than`. Justified minutes do not become effective time. A pending justification is replaced by sending its `version`; a rejected one can be submitted again. Files that the caller uploaded serve as proof; files of an earlier justification are kept. An accepted or dismissed incident is 409 `invalid` on `state`, a day in a locked month 409 `month_locked` on `date`. */
  readonly justify: Operation<[body: DayIncidentJustification], LookedAtIncident, 'post'>
  /** Dismiss an unjustified incident. Marks the incident as irrelevant. For people whose record the caller may see, and never for the caller (403). Others get 404; an incident that the day does not have is `inclusion` on `kind`. A pending or decided incident is 409 `invalid` on `state`, a day in a locked month 409 `month_locked` on `date`. */
  readonly dismiss: Operation<[body: DayIncidentDismissal], LookedAtIncident, 'post'>
  /** Withdraw decisions before they take effect. Only for decisions made by the caller; any other is `invalid` on `state`. */
  readonly release: Operation<[body: OperationsReleaseInput], DayIncidentResult[], 'post'>
  /** Retrieve an incident with its history. Access is the same as in dayIncidents.index; others get 404. Incidents that the day no longer has are returned too. */
  readonly show: Operation<[id: string], DayIncidentDetail, 'get'>
  /** Decide on a justification. Accepts it with all or fewer minutes (`less_than` on `minutes`), or rejects it with a reason shown to the person (`blank` on `comment`). By another person who may see the record (403 otherwise), or on behalf of one. An incident that awaits no decision, or a stale version, is 409; a day in a locked month 409 `month_locked` on `date`; an incident that the day no longer has 409 `inclusion` on `kind`. */
  readonly decide: Operation<[id: string, body: DayIncidentDecisionInput], LookedAtIncident, 'post'>
}

/** Builds `dayIncidents`: Incidents of working days that were justified or decided on. */
export const dayIncidents: Build<DayIncidents> = /* @__PURE__ */ family('intranet', 'dayIncidents index justify=p!/justify dismiss=p!/dismiss release=p!/release show decide=p!~')
