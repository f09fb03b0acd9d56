// Generated from specs/intranet.yaml by `pnpm codegen`. Never edited by hand.
import type { operations, Absence, AbsenceActInput, AbsenceBalance, AbsenceDecisionResult, AbsenceDecisionsInput, AbsenceDetail, AbsenceInput, AbsencePartInput, AbsencePreview, AbsencePreviewInput, AbsenceProofInput, AbsenceReasonInput, Absenteeism, AbsenteeismLine, AdaptationAnswerInput, AdaptationDecisionResult, AdaptationInput, AdaptationReplyInput, ApprovalDelegation, ApprovalDelegationInput, AssignInput, BidsInput, CalendarFeed, CalendarFeedInput, ClockCorrection, ClockCorrectionInput, ClockEntry, ClockPress, Contract, ContractInput, ContractUpdate, Coverage, CoverageInput, DayToChoose, DefinedReport, DelegationProposal, Fairness, Holiday, HolidayInput, HolidayUpdate, HourMovement, HourMovementInput, ImportRowsInput, ImportRowsResult, InboxItem, InboxSummary, MonthSheet, MonthSheetDetail, MonthSummary, NewCalendarFeed, OperationsDecisionInput, OperationsReleaseInput, OperationsSummary, Order, Overtime, OwnBids, OwnClock, OwnShifts, PayslipBatch, PayslipDetail, PayslipPage, PayslipYear, PayslipsReminded, PeakHistory, PeriodResults, Person, PersonOff, PlannedPerson, PossibleDelegate, PublishInput, PublishedPayslip, Receivers, RecordGrant, RecordGrantInput, RecordKey, RecordPackage, RecordPackageInput, RecordView, Reminded, ReportChoices, ReportDefinition, ReportDefinitionInput, ReportRun, ReportRunInput, ShiftAssignment, ShiftAssignmentInput, ShiftChange, ShiftChangesInput, ShiftChangesResult, ShiftPattern, ShiftPatternInput, ShiftPatternPatch, ShiftPatternUpdate, SkillHours, TeamMember, TeleworkDay, TeleworkPerson, TeleworkPersonDetail, TeleworkSeen, TeleworkTemplate, TeleworkVersion, TeleworkVersionInput, TeleworkVersionUpdate, TimeAnchor, TimeRuleSet, TimeRuleSetDetail, TimeRuleSetInput, TimeRuleSetUpdate, TimeRulesSeen, VacationActInput, VacationBalance, VacationBalanceDetail, VacationBlock, VacationBlockInput, VacationBlockUpdate, VacationDecisionResult, VacationDecisionsInput, VacationEndInput, VacationMovement, VacationMovementInput, VacationPeriod, VacationPeriodInput, VacationPeriodUpdate, VacationPlaces, VacationPlan, VacationPlanInput, VacationPlanUpdate, VacationPolicy, VacationPolicyDetail, VacationPolicyInput, VacationPolicyUpdate, VacationPreview, VacationPreviewInput, VacationQuota, VacationQuotaInput, VacationQuotaUpdate, VacationReasonInput, VacationReportRow, VacationRequest, VacationRequestDetail, VacationRequestInput, VacationRequestUpdate, WorkCenter, WorkCenterInput, WorkCenterPatch, WorkCenterUpdate, Workday, WorkdayAdaptation, WorkdayDetail, WorkingHours } from '#generated/intranet.ts'
import { type Build, family } from '#family.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** One's own clock: coming, going and breaks. */
export interface ClockFamily {
  /** One's own clock. Where one stands now, how long today has been, and what can be pressed. Times run on from `now`, the clock of the server. */
  readonly show: Operation<[], OwnClock, 'get'>
  /** Clock in, clock out, begin or end a break. Writes a clock entry at the time of the server (FIC-1). What does not follow from where one stands is 409 with `invalid` at `kind` and the state as `value`: nobody clocks in twice or out without having come in. Going home in a break ends the break at the same instant. A break keeps to the rules of its type as in agentState.patch, by all the spans of the working day, and is one of the agent, too; going home ends the state as an agent. What was pressed before the agent began what they do now leaves that as it is; what was only carried on over a silence began before it. A break that was taken without a network is refused for its reason, and for its type only where there never was one: it may have been retired meanwhile. `at` says an instant that has passed: with `isOffline` when the device had no network, at most 48 hours ago, otherwise the exit that was forgotten, after the last entry of the day that is still open and at most 16 hours after its first. Both are marked and wait to be looked at; the time of arrival is kept beside them. An instant to come is `less_than` at `at`, one before the last entry `greater_than`. One of a locked month, and the first of the company where that would judge a locked month of anybody, is `month_locked` at `at`, with the month as `value`. Only for people who are employed here, within their contract: elsewhere `invalid` at `contract`; and clocking in not for the members of a group that clocks elsewhere: `invalid` at `group`, its name as `value` (FIC-11). */
  readonly press: Operation<[body: ClockPress], OwnClock, 'post'>
}

/** Builds `clock`: One's own clock: coming, going and breaks. */
export const clock: Build<ClockFamily> = /* @__PURE__ */ family('intranet', 'clock show=g press=p!/press')

/** Waiting for one's turn to take a break. */
export interface BreakTurns {
  /** Wait for one's turn to take a break. Puts whoever asks into the queue of a break of which as many of their main skill are taken at once as may be (ONL-8). Whoever is next is offered a place that falls free, and told: it is held for them for two minutes, and then goes to the next. One waits for one break at a time; who asks for another waits for that one. A type without such a limit, and who has no main skill, is `invalid` at `breakTypeId`; what the rules of the type do not allow today is refused as in `clock.press`. Only for who is at work: else 409 `invalid` at `state`. */
  readonly create: Operation<[body: operations['breakTurns.create']['requestBody']['content']['application/json']], OwnClock, 'post'>
  /** Wait for a break no more. Leaves the queue; a place that was held goes to the next. Who does not wait leaves nothing. */
  readonly destroy: Operation<[], OwnClock, 'delete'>
}

/** Builds `breakTurns`: Waiting for one's turn to take a break. */
export const breakTurns: Build<BreakTurns> = /* @__PURE__ */ family('intranet', 'breakTurns:/clock/break-turn create destroy=d')

/** What people's clocks recorded, append-only. */
export interface ClockEntries {
  /** List the clock entries. As they were recorded, nothing of them is ever changed (FIC-6). One's own; of the people one coordinates with ACCESOS_VER or REPORTES_MIS_USUARIOS, of one's projects with REPORTES_MIS_PROYECTOS, of everybody with REPORTES_TODOS (REP-1). The days are those of the zone in which each entry was made. */
  readonly index: Operation<[query?: operations['clockEntries.index']['parameters']['query']], Page<ClockEntry>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['clockEntries.index']['parameters']['query'], options?: CallOptions) => List<ClockEntry>
}

/** Builds `clockEntries`: What people's clocks recorded, append-only. */
export const clockEntries: Build<ClockEntries> = /* @__PURE__ */ family('intranet', 'clockEntries index')

/** Corrections of clock entries, in force when both sides agree. */
export interface ClockCorrections {
  /** List the corrections of clock entries. Every correction that was asked for, with what stood before and what stands after it, whatever became of it (FIC-2, REP-12). One's own; those of others follow the permissions as in clockEntries.index (REP-1). The period is that of the working days that they are of. */
  readonly index: Operation<[query?: operations['clockCorrections.index']['parameters']['query']], Page<ClockCorrection>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['clockCorrections.index']['parameters']['query'], options?: CallOptions) => List<ClockCorrection>
  /** Ask for a correction of a clock entry. For oneself, or as the company for somebody whose record one may see, with FICHAJE_CORREGIR. `add` says an entry that is missing, `change` what an entry should have been, `remove` that there should be none. It asks for times and a reason only; what they add up to follows. It is tried before it is kept. An instant to come is `less_than` at `at`. What does not follow from the entries around it is `invalid` at `kind`, with where the person stood as `value`. Each correction changes one working day, and a change leaves no day without its entry or exit: else `invalid` at `at`. Entries are added and removed one at a time: an addition may leave the other half missing, and a removal may change the day after, too; one that changes more is `invalid` at `entryId`. An entry that counts no more, or waits for another correction, is 409 `invalid` at `entryId`. Nothing changes until the other side agrees (FIC-12), but where the time rules of the day let one signature be enough: what that side asks for is in force at once. Without an answer it expires after the days that these rules give, and where they want a file one that has none is `blank` at `fileIds`. */
  readonly create: Operation<[body: ClockCorrectionInput], ClockCorrection, 'post'>
  /** One correction. Of somebody whose record one may see; others are 404. */
  readonly show: Operation<[id: string], ClockCorrection, 'get'>
  /** Agree to a correction. The side that has not asked: the person themselves, or somebody of the company with FICHAJE_CORREGIR who may see the record of the person, and is another. It is tried again, as the record may have changed, and then written as a new entry of the source `correction` that replaces the old one; the day is derived anew. What is decided already is 409 `invalid` at `state`. */
  readonly approve: Operation<[id: string], ClockCorrection, 'post'>
  /** Refuse a correction. By the side that has not asked, with a reason that the other reads. The record stays as it is. */
  readonly reject: Operation<[id: string, body: operations['clockCorrections.reject']['requestBody']['content']['application/json']], ClockCorrection, 'post'>
  /** Decide on a correction with a way back. As approve and reject, of whom it is asked and what it is refused with, but in force six seconds later: until then clockCorrections.release takes it back. The service keeps the decision, so it stands whatever becomes of the page that sent it. Nobody else decides meanwhile, and the other side is told when it is in force. What cannot be done any more by then waits for a decision again. A rejection without a reason is `blank` at `reason`. */
  readonly hold: Operation<[id: string, body: operations['clockCorrections.hold']['requestBody']['content']['application/json']], ClockCorrection, 'post'>
  /** Take a decision back. One's own that is not in force yet; the correction waits as before. One that is in force is 409 `invalid` at `state`. */
  readonly release: Operation<[id: string], ClockCorrection, 'post'>
  /** Take back a correction. By who has asked for it, as long as nobody has decided. */
  readonly withdraw: Operation<[id: string], ClockCorrection, 'post'>
}

/** Builds `clockCorrections`: Corrections of clock entries, in force when both sides agree. */
export const clockCorrections: Build<ClockCorrections> = /* @__PURE__ */ family('intranet', 'clockCorrections index create show approve=p~ reject=p!~ hold=p!~ release=p~ withdraw=p~')

/** The people whom somebody leads, as they stand today. */
export interface TeamFamily {
  /** List the people one leads, as they stand today. One row a person whose record one may see as in clockEntries.index (REP-1), without oneself: what they do today by their clock, their balance, and what of theirs waits. Today is that of each work center; a night of yesterday that still runs is today's. Without `sort` whoever needs somebody stands first: who is missing, whose requests wait for who looks, whose day has an incident, and then who is at work. */
  readonly index: Operation<[query?: operations['team.index']['parameters']['query']], Page<TeamMember> & { readonly meta: operations['team.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['team.index']['parameters']['query'], options?: CallOptions) => List<TeamMember>
}

/** Builds `team`: The people whom somebody leads, as they stand today. */
export const team: Build<TeamFamily> = /* @__PURE__ */ family('intranet', 'team index')

/** Files that prove what a correction says. */
export interface CorrectionFiles {
  /** Discard a file that no correction has. One's own; once a correction names it, it stays with it: 409 `referenced` at `id`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `correctionFiles`: Files that prove what a correction says. */
export const correctionFiles: Build<CorrectionFiles> = /* @__PURE__ */ family('intranet', 'correctionFiles destroy')

/** Working days, derived from the clock entries. */
export interface Workdays {
  /** List the working days. One row a person and day on which there is anything to say: something was recorded, or the contract in force asks for work. Whose they are follows the permissions as in clockEntries.index (REP-1). Of who has left there is only what was recorded. A period has at most 366 days, today where one works alone unless it is said. */
  readonly index: Operation<[query?: operations['workdays.index']['parameters']['query']], Page<Workday> & { readonly meta: operations['workdays.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['workdays.index']['parameters']['query'], options?: CallOptions) => List<Workday>
  /** One working day of a person. With its segments, the entries behind it, what the person was in as an agent, and where clock and agent contradict each other (REP-7). The id is that of the person: oneself, or somebody whose days one may see; of others, and of who is no employee, 404. */
  readonly show: Operation<[id: string, query?: operations['workdays.show']['parameters']['query']], WorkdayDetail, 'get'>
}

/** Builds `workdays`: Working days, derived from the clock entries. */
export const workdays: Build<Workdays> = /* @__PURE__ */ family('intranet', 'workdays index show=g?/{id}')

/** Working time by person and period. */
export interface WorkingHoursFamily {
  /** List working time by person and period. One row a person and day, week or month, with what the days of workdays.index add up to in it. Whose they are follows the permissions as in clockEntries.index (REP-1); coordinator, project, skill and group are those of today. A period has at most 366 days, the month up to today unless it is said; of a week or a month that is asked for in part there is that part. */
  readonly index: Operation<[query?: operations['workingHours.index']['parameters']['query']], Page<WorkingHours> & { readonly meta: operations['workingHours.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['workingHours.index']['parameters']['query'], options?: CallOptions) => List<WorkingHours>
  /** What working time can be narrowed by. The groups, coordinators, projects, skills and work centers of the people whose working time one may see, by name. */
  readonly choices: Operation<[], ReportChoices, 'get'>
}

/** Builds `workingHours`: Working time by person and period. */
export const workingHours: Build<WorkingHoursFamily> = /* @__PURE__ */ family('intranet', 'workingHours index choices=g/choices')

/** Working time by skill. */
export interface SkillHoursFamily {
  /** List working time by skill. The effective time of the days of workdays.index, by the skill that the state of the agent named meanwhile; what no skill explains is a row without one, so that all rows add up to the effective time (REP-4). Whose it is follows the permissions as in clockEntries.index (REP-1); coordinator and project are those of today. A period has at most 366 days, the month up to today unless it is said. Days whose instants are not kept are explained by no skill. */
  readonly index: Operation<[query?: operations['skillHours.index']['parameters']['query']], Page<SkillHours> & { readonly meta: operations['skillHours.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['skillHours.index']['parameters']['query'], options?: CallOptions) => List<SkillHours>
}

/** Builds `skillHours`: Working time by skill. */
export const skillHours: Build<SkillHoursFamily> = /* @__PURE__ */ family('intranet', 'skillHours index')

/** Daily anchors of the time record, signed. */
export interface TimeAnchors {
  /** List the daily anchors. One for each day in UTC on which the server ran, made once the day was over: the Merkle root over the last entry of everybody, tied to the anchor before and signed (FIC-13). It holds no data of anybody. Whoever keeps a copy outside can tell later whether the record was made anew. */
  readonly index: Operation<[query?: operations['timeAnchors.index']['parameters']['query']], Page<TimeAnchor>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['timeAnchors.index']['parameters']['query'], options?: CallOptions) => List<TimeAnchor>
  /** The public keys of the time record. With which anchors and packages are verified: the present one first, then those of before. Nobody who has one can sign with it. */
  readonly keys: Operation<[], RecordKey[], 'get'>
}

/** Builds `timeAnchors`: Daily anchors of the time record, signed. */
export const timeAnchors: Build<TimeAnchors> = /* @__PURE__ */ family('intranet', 'timeAnchors index keys=g/keys')

/** Packages of the time record that anybody can verify. */
export interface RecordPackages {
  /** List the packages. Those that one has asked for, but for those under a grant that is over; with REGISTRO_CONCEDER those of everybody. */
  readonly index: Operation<[query?: operations['recordPackages.index']['parameters']['query']], Page<RecordPackage>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['recordPackages.index']['parameters']['query'], options?: CallOptions) => List<RecordPackage>
  /** Ask for a package of the time record. The signed package for the Inspección de Trabajo (REP-10): of one person, of a list, of a team or a work center, or of everybody in one's reach, and at most four years; of a grant its people and its period. A job makes it, and the one who asked is told. One's own needs no permission but that of one's own record; those of others need one of clockEntries.index and its reach. Nobody in reach is `blank` at `employeeIds`, a person out of reach `out_of_reach`. More than four years is `less_than` at `until`; people times days above 150,000 are `limit_reached` at `employeeIds`. */
  readonly create: Operation<[body: RecordPackageInput], RecordPackage, 'post'>
  /** Of whom a package can be made. The people whose clock entries one may list, by name; without a permission for clockEntries.index oneself only. */
  readonly people: Operation<[query?: operations['recordPackages.people']['parameters']['query']], Page<Person>, 'get'>
  /** One package. How far it has come. */
  readonly show: Operation<[id: string], RecordPackage, 'get'>
}

/** Builds `recordPackages`: Packages of the time record that anybody can verify. */
export const recordPackages: Build<RecordPackages> = /* @__PURE__ */ family('intranet', 'recordPackages index create people=g?/people show')

/** Read-only access to the time record for a time. */
export interface RecordGrants {
  /** List the grants. Those given to oneself, as long as they are in force; with REGISTRO_CONCEDER all of them, also those of before. */
  readonly index: Operation<[query?: operations['recordGrants.index']['parameters']['query']], Page<RecordGrant>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['recordGrants.index']['parameters']['query'], options?: CallOptions) => List<RecordGrant>
  /** Give somebody read-only access to the time record. To an account of the portal, for thirty days at most, to the days of some people or of a work center. The holder is told. More than thirty days is `less_than` at `endsAt`, an end that has passed `greater_than`; a beginning that has passed `greater_than` at `startsAt`, one more than ninety days ahead `less_than`; a period above four years, or with days after the end of the grant, `less_than` at `until`. One's own account is `own_account` at `userId`. Neither people nor a work center is `blank` at `employeeIds`, both `invalid`. Whom one may not see oneself is `out_of_reach`, a work center with such people, too. */
  readonly create: Operation<[body: RecordGrantInput], RecordGrant, 'post'>
  /** Take a grant back. From this moment nothing is readable with it. One that is over is 409 `invalid` at `state`. */
  readonly revoke: Operation<[id: string], RecordGrant, 'post'>
  /** The working days of a grant. For its holder, as long as it is in force; else 404. Only the people and the days that it names. Representatives read beginning, end and totals; inspectors also what contradicts itself. Each reading is written down, and shown to each person that was read (recordViews.index). */
  readonly days: Operation<[id: string, query?: operations['recordGrants.days']['parameters']['query']], Page<Workday>, 'get'>
}

/** Builds `recordGrants`: Read-only access to the time record for a time. */
export const recordGrants: Build<RecordGrants> = /* @__PURE__ */ family('intranet', 'recordGrants index create revoke=p~ days=g?~')

/** Who has looked at whose time record. */
export interface RecordViews {
  /** Who has looked at a time record. Each reading under a grant, and each download of a package: by whom, when, and of which days. Of one's own record; with REGISTRO_CONCEDER that of everybody, or of one person. */
  readonly index: Operation<[query?: operations['recordViews.index']['parameters']['query']], Page<RecordView>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['recordViews.index']['parameters']['query'], options?: CallOptions) => List<RecordView>
}

/** Builds `recordViews`: Who has looked at whose time record. */
export const recordViews: Build<RecordViews> = /* @__PURE__ */ family('intranet', 'recordViews index')

/** The working time of a month, confirmed by the person and locked by the company. */
export interface MonthSheets {
  /** List the month sheets. One row a person and month in which something was recorded or the contract asked for work. Whose they are follows the permissions as in clockEntries.index (REP-1). A sheet that is confirmed or locked has the figures that were confirmed, any other those of its days as they stand. The months are the last one that is over unless they are said, twelve at most; with `waiting` the last twelve that are over. */
  readonly index: Operation<[query?: operations['monthSheets.index']['parameters']['query']], Page<MonthSheet> & { readonly meta: operations['monthSheets.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['monthSheets.index']['parameters']['query'], options?: CallOptions) => List<MonthSheet>
  /** Send the monthly summary to those who have not confirmed it. Everybody in one's reach who is active and whose sheet of a month that is over is open or reopened, or was confirmed before its days changed, is told their ordinary, complementary and extra hours, and asked to confirm them (ET art. 12.4.c and 35.5). A person is told of a month once a day at most. It is sent by a job; the answer says to how many. */
  readonly remind: Operation<[body: operations['monthSheets.remind']['requestBody']['content']['application/json']], Reminded['data'], 'post'>
  /** The sheet of a person and month. With its days, the corrections that wait, and what became of it. The id is that of the person: oneself, or somebody whose record one may see; of others, and of who is no employee, 404. What was confirmed is kept: where the record says something else now, `difference` has what it says. */
  readonly show: Operation<[id: string, query?: operations['monthSheets.show']['parameters']['query']], MonthSheetDetail, 'get'>
  /** The monthly summary of hours of a person. What goes with the payslip: ordinary, complementary and extra hours of the month (ET art. 12.4.c and 35.5), and whether the person has acknowledged them. Whose follows the permissions as in monthSheets.show. */
  readonly summary: Operation<[id: string, query?: operations['monthSheets.summary']['parameters']['query']], MonthSummary, 'get'>
  /** Confirm the month. By the person alone, of what `hash` says that they have seen; where the days have changed since, 409 `stale` at `hash`. The figures and the hash are kept. A month that is not over where the person works is 409 `too_soon` at `month`; one without a contract and without an entry 409 `blank` at `days`; one with corrections that wait is 409 `invalid` at `corrections`, one with a day whose entry or exit is missing 409 `invalid` at `days`, each with the days as `value`. What is confirmed already, or locked, is 409 `invalid` at `state`; of a confirmed sheet whose days have changed since, what they say now is confirmed anew. */
  readonly confirm: Operation<[id: string, body: operations['monthSheets.confirm']['requestBody']['content']['application/json']], MonthSheetDetail, 'post'>
  /** Lock a confirmed month. By somebody else than the person. From then on nothing changes the record of the month: presses, corrections and contract versions that would are refused as `month_locked` with the month. Its balance becomes a movement of the bank of hours. A sheet that is not confirmed is 409 `invalid` at `state`, one with corrections that wait 409 `invalid` at `corrections`, one whose days have changed since 409 `stale` at `hash`. */
  readonly lock: Operation<[id: string, body: operations['monthSheets.lock']['requestBody']['content']['application/json']], MonthSheetDetail, 'post'>
  /** Reopen a month. What was confirmed or locked can be changed again, and the person confirms anew. The movement of the bank of hours is reversed. The reason is told to the person and stays in the history. */
  readonly reopen: Operation<[id: string, body: operations['monthSheets.reopen']['requestBody']['content']['application/json']], MonthSheetDetail, 'post'>
}

/** Builds `monthSheets`: The working time of a month, confirmed by the person and locked by the company. */
export const monthSheets: Build<MonthSheets> = /* @__PURE__ */ family('intranet', 'monthSheets index remind=p!/remind show=g?/{id} summary=g?~ confirm=p!~ lock=p!~ reopen=p!~')

/** Vacation that people ask for, and the company decides on. */
export interface VacationRequests {
  /** List the vacation requests. One's own. With MENU_VACATION_EMPLOYEE also those of the people one coordinates, of one's projects with REPORTES_MIS_PROYECTOS, and of everybody with REPORTES_TODOS. The names of the filters are those of the specification §3. A request is in the archive, and no longer active, once its last day lies before the last year, or once HR has put it there. */
  readonly index: Operation<[query?: operations['vacationRequests.index']['parameters']['query']], Page<VacationRequest>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['vacationRequests.index']['parameters']['query'], options?: CallOptions) => List<VacationRequest>
  /** Ask for vacation. For oneself, or for somebody whom one may see with VACACIONES_CAMBIAR_ESTADO. What vacationRequests.preview refuses is `invalid` at `days`, with the rule as `value`; a day that another request has is `taken` there, with the day as `value`; a day of a locked month is `month_locked`, with the month. Less than the notice of the policy asks for the agreement of the person: `blank` at `agreed`. The days are held from then on. A draft holds nothing and is not judged, but two of its days that overlap are `taken` at `days`. Days more than 366 days apart are `less_than` there. Whoever has a vacation plan is answered by it at once, as vacationRequests.preview said in `operations`. */
  readonly create: Operation<[body: VacationRequestInput], VacationRequestDetail, 'post'>
  /** Count the days of a vacation request before it is sent. Which days count and why, which buckets they spend, what is left, and each rule that refuses it with its numbers and the nearest dates that would pass. Days more than 366 days apart are `less_than` at `days`. Changes nothing. */
  readonly preview: Operation<[body: VacationPreviewInput], VacationPreview, 'post'>
  /** Decide on many vacation requests. Each as vacationRequests.approve or vacationRequests.reject would; what is refused of one leaves the others alone. With `hold` it is in force six seconds later, and vacationRequests.release takes it back until then. */
  readonly decide: Operation<[body: VacationDecisionsInput], VacationDecisionResult[], 'post'>
  /** One vacation request. With its days, the buckets it spends and its history. Of somebody whom one may see; others are 404. */
  readonly show: Operation<[id: string], VacationRequestDetail, 'get'>
  /** Change a vacation request that waits, or a draft. A draft by who wrote it; sent with `draft` false it is asked for, and judged as in vacationRequests.create. One of a vacation plan that waits, by the person: it is judged anew, and keeps its turn where it only becomes smaller; otherwise it goes to the end. Anything else is 409 `invalid` at `state`. The person stays: another one is `invalid` at `employeeId`. */
  readonly update: Operation<[id: string, body: VacationRequestUpdate], VacationRequestDetail, 'put'>
  /** Approve a vacation request. For the stage that it waits for: a coordinator of the person or, when nobody answered within the days of the policy or nobody coordinates the person, HR; then HR. Nobody decides on their own (403). The last stage spends the buckets. Of a request whose cancellation or early end was asked for it agrees to that: the days, or those after `lastDay`, return to the buckets they came from. What waits for nobody, a cancellation of vacation that has begun meanwhile (it can end early), or another version, is 409. */
  readonly approve: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
  /** Refuse a vacation request. As vacationRequests.approve, with a comment that the person reads. A request whose cancellation or early end was asked for stays approved. */
  readonly reject: Operation<[id: string, body: VacationReasonInput], VacationRequestDetail, 'post'>
  /** Take back a vacation request. By the person, as long as nobody has decided for good; of a draft by who wrote it. The days are free again. */
  readonly withdraw: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
  /** Ask for the cancellation of approved vacation. By the person, before the first day: vacation that has begun is 409 `invalid` at `state`. It waits for a decision as a request does; until then the vacation stands. */
  readonly cancel: Operation<[id: string, body: VacationReasonInput], VacationRequestDetail, 'post'>
  /** Ask to end vacation that has begun. By the person, or by who coordinates them with VACACIONES_CAMBIAR_ESTADO, once it has begun and before it is over; any other is 409 `invalid` at `state`. What is before today stays taken: a last day before yesterday or before the first day is `greater_than` at `lastDay`, the last day of the request or a later one `less_than`. It waits for a decision as a cancellation does, and the vacation stands until then. What is agreed to is what was asked for, however late: the days after `lastDay` return to the buckets they came from. A day of a locked month is 409 `month_locked` at `state`. */
  readonly endEarly: Operation<[id: string, body: VacationEndInput], VacationRequestDetail, 'post'>
  /** End vacation that has begun. By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS, and not one's own. As vacationRequests.endEarly, but at once: the person reads the reason, and the days after `lastDay` return to the buckets they came from. */
  readonly endEarlyByCompany: Operation<[id: string, body: VacationEndInput], VacationRequestDetail, 'post'>
  /** Cancel approved vacation for the company. By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS, and not one's own. The person reads the reason; the days return to the buckets they came from. Vacation that has begun is 409 `invalid` at `state`. */
  readonly cancelByCompany: Operation<[id: string, body: VacationReasonInput], VacationRequestDetail, 'post'>
  /** Put a vacation request into the archive. By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS. One that came to nothing: it holds no days and waits for nobody; any other is 409 `invalid` at `state`. What was enjoyed goes there by itself, once its last day lies before the last year. Whoever may not is told 403. */
  readonly archive: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
  /** Bring a vacation request back from the archive. By HR, whatever put it there. One that is not there is 409 `invalid` at `state`. */
  readonly restore: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
  /** Take back decisions before they are in force. One's own; any other is `invalid` at `state`. */
  readonly release: Operation<[body: OperationsReleaseInput], VacationDecisionResult[], 'post'>
}

/** Builds `vacationRequests`: Vacation that people ask for, and the company decides on. */
export const vacationRequests: Build<VacationRequests> = /* @__PURE__ */ family('intranet', 'vacationRequests index create preview=p!/preview decide=p!/decide show update approve=p!~ reject=p!~ withdraw=p!~ cancel=p!~ endEarly=p!~ endEarlyByCompany=p!~ cancelByCompany=p!~ archive=p!~ restore=p!~ release=p!/release')

/** What there is of vacation, by person and year. */
export interface VacationBalances {
  /** List the vacation balances of people. One row a person with a contract in the year, of the people of whom one sees vacation requests as in vacationRequests.index. Days and states are those of one request of the person; active are people who are under contract or will be. */
  readonly index: Operation<[query?: operations['vacationBalances.index']['parameters']['query']], Page<VacationBalance>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['vacationBalances.index']['parameters']['query'], options?: CallOptions) => List<VacationBalance>
  /** The vacation balance of a person. By the id of the person: oneself, or somebody whose vacation requests one sees; others are 404. With each term of each number and the rule that gave it. */
  readonly show: Operation<[id: string, query?: operations['vacationBalances.show']['parameters']['query']], VacationBalanceDetail, 'get'>
}

/** Builds `vacationBalances`: What there is of vacation, by person and year. */
export const vacationBalances: Build<VacationBalances> = /* @__PURE__ */ family('intranet', 'vacationBalances index show=g?/{id}')

/** The ledger of vacation. */
export interface VacationMovements {
  /** List the movements of vacation. One's own, and those of the people whose vacation requests one sees as in vacationRequests.index. Nothing in it is ever changed: what was wrong is reversed by another movement. What there is in a bucket is the sum of its movements. Days are those of the movement, states those of its request; active are buckets of the last year and of those after it. */
  readonly index: Operation<[query?: operations['vacationMovements.index']['parameters']['query']], Page<VacationMovement>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['vacationMovements.index']['parameters']['query'], options?: CallOptions) => List<VacationMovement>
  /** Adjust vacation, or carry it over. By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS, and not one's own. `adjustment` adds or takes units of the bucket of a kind and year, or takes another adjustment back by `reverses`, as a whole. `carry_over` moves what is free of a bucket into one of the same year that ends on `until`, which is later (else `greater_than` at `until`). No bucket goes further below zero than its policy allows: `less_than` at `units`, with what there is as `count`. A year without a bucket is `inclusion` at `year`; an adjustment that was taken back already is `taken` at `reverses`. */
  readonly create: Operation<[body: VacationMovementInput], VacationMovement, 'post'>
}

/** Builds `vacationMovements`: The ledger of vacation. */
export const vacationMovements: Build<VacationMovements> = /* @__PURE__ */ family('intranet', 'vacationMovements index create')

/** What is taken, waits and is planned of vacation, by people or period. */
export interface VacationReportFamily {
  /** Add up vacation by people or period. Of the people whose records one may see in reports. One row for each person, team, project, skill, week or month and each kind and unit of vacation, which are never added to one another; `by` `total` is all of it. Requests are counted by their days of the period; `entitlement`, `carriedOver` and what follows are those of the year of the last day, as in vacationBalances.index, and null by week and month. Teams, projects and skills are those of the last day, or of today where that is to come: whoever has several is in each. A period has at most 366 days (`less_than` at `endDate`); without one it is the year at hand. */
  readonly index: Operation<[query?: operations['vacationReport.index']['parameters']['query']], Page<VacationReportRow> & { readonly meta: operations['vacationReport.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['vacationReport.index']['parameters']['query'], options?: CallOptions) => List<VacationReportRow>
}

/** Builds `vacationReport`: What is taken, waits and is planned of vacation, by people or period. */
export const vacationReport: Build<VacationReportFamily> = /* @__PURE__ */ family('intranet', 'vacationReport index')

/** The rules of vacation as dated data, with their examples. */
export interface VacationPolicies {
  /** List the versions of vacation policies. Those that hold, held or will hold, and drafts. A contract is under the policy of the agreement that it names, or else under that of the law, which names none. */
  readonly index: Operation<[query?: operations['vacationPolicies.index']['parameters']['query']], Page<VacationPolicy>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['vacationPolicies.index']['parameters']['query'], options?: CallOptions) => List<VacationPolicy>
  /** Write a draft of a vacation policy. It holds from `validFrom` on once it is published. Of hours the rules have no loose days (`invalid` at `rules`). */
  readonly create: Operation<[body: VacationPolicyInput], VacationPolicyDetail, 'post'>
  /** One version of a vacation policy. With what each of its examples comes to. */
  readonly show: Operation<[id: string], VacationPolicyDetail, 'get'>
  /** Change a draft of a vacation policy. What holds is not changed: another version is written. One that is published is 409 `read_only` at `state`. */
  readonly update: Operation<[id: string, body: VacationPolicyUpdate], VacationPolicyDetail, 'put'>
  /** Remove a draft of a vacation policy. One that is published stays: 409 `read_only` at `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Publish a draft of a vacation policy. Its examples are worked out, and one that comes to something else is `invalid` at `examples`, with its name as `value`. From its day on it holds for the contracts that name its agreement, and before the first version of an agreement the law; another version of the agreement from the same day is `taken` at `validFrom`. The difference goes into the ledger of each person. */
  readonly publish: Operation<[id: string, body: PublishInput], VacationPolicyDetail, 'post'>
}

/** Builds `vacationPolicies`: The rules of vacation as dated data, with their examples. */
export const vacationPolicies: Build<VacationPolicies> = /* @__PURE__ */ family('intranet', 'vacationPolicies index create show update destroy publish=p!~')

/** Dates that are blocked for vacation. */
export interface VacationBlocks {
  /** List the blocked dates. For whom, from when to when, and who is excepted. */
  readonly index: Operation<[query?: operations['vacationBlocks.index']['parameters']['query']], Page<VacationBlock>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['vacationBlocks.index']['parameters']['query'], options?: CallOptions) => List<VacationBlock>
  /** Block dates for vacation. Requests that wait or stand already stay. An end before the beginning is `invalid` at `endsOn`; a group that is not there `inclusion` at `groupId`, a person that is not at `exceptIds`. */
  readonly create: Operation<[body: VacationBlockInput], VacationBlock, 'post'>
  /** Change blocked dates. Refused as in vacationBlocks.create. */
  readonly update: Operation<[id: string, body: VacationBlockUpdate], VacationBlock, 'put'>
  /** Free blocked dates. They can be asked for again. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `vacationBlocks`: Dates that are blocked for vacation. */
export const vacationBlocks: Build<VacationBlocks> = /* @__PURE__ */ family('intranet', 'vacationBlocks index create update destroy')

/** Vacation on a calendar. */
export interface VacationDays {
  /** List who is off. One row a person with the days of their vacation in the period, those that wait included. Of the people of whom one sees vacation requests as in vacationRequests.index; without MENU_VACATION_EMPLOYEE of those who have the same coordinator as oneself, without their requests and states. With `selectedState` only people who have such a request in the period. Days of requests in the archive are shown with `active` 0, all others with 1. A period has at most 62 days (`less_than` at `endDate`). */
  readonly index: Operation<[query?: operations['vacationDays.index']['parameters']['query']], Page<PersonOff>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['vacationDays.index']['parameters']['query'], options?: CallOptions) => List<PersonOff>
  /** The days of a person to choose vacation from. By the id of the person: oneself, or somebody whose vacation requests one sees; others are 404. Each day of the period with what is planned, holidays, blocked dates and the vacation that there is. A period has at most 366 days (`less_than` at `until`). */
  readonly show: Operation<[id: string, query?: operations['vacationDays.show']['parameters']['query']], DayToChoose[], 'get'>
}

/** Builds `vacationDays`: Vacation on a calendar. */
export const vacationDays: Build<VacationDays> = /* @__PURE__ */ family('intranet', 'vacationDays index show=g?/{id}')

/** Time off as a calendar that other programs subscribe to. */
export interface CalendarFeeds {
  /** List one's own calendar addresses. At most one of each kind. The address itself is told once, when it is made or renewed: only a digest of it is kept. */
  readonly index: Operation<[], CalendarFeed[], 'get'>
  /** Make a calendar address. Of one's own time off, or of that of the people one coordinates. Whoever knows the address reads the calendar without signing in, until it is renewed or deleted. `team` of who sees nobody's time off is `inclusion` at `kind`; one that there is already is `taken` at `kind`. */
  readonly create: Operation<[body: CalendarFeedInput], NewCalendarFeed, 'post'>
  /** Delete a calendar address. From this moment it is 404. Somebody else's counts as unknown. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Put another address in the place of one. From this moment the address of before is 404. Of somebody else's it counts as unknown. */
  readonly renew: Operation<[id: string], NewCalendarFeed, 'post'>
}

/** Builds `calendarFeeds`: Time off as a calendar that other programs subscribe to. */
export const calendarFeeds: Build<CalendarFeeds> = /* @__PURE__ */ family('intranet', 'calendarFeeds: index=g/calendar-feeds create=p!/calendar-feeds destroy=d/calendar-feeds/{id} renew=p/calendar-feeds/{id}/renew')

/** Absences, told by people or entered for them, and decided on. */
export interface Absences {
  /** List the absences. One's own. With SOLICITUDES_AUSENCIA_VER also those of the people one coordinates, of one's projects with REPORTES_MIS_PROYECTOS, and of everybody with REPORTES_TODOS. The names of the filters are those of the specification §3. An absence is no longer active once its last day lies before the last year. Of a private type the cause is told to the person and to who has AUSENCIAS_VER_JUSTIFICANTES; to others `type` is null, and a filter by type or family finds none of them. */
  readonly index: Operation<[query?: operations['absences.index']['parameters']['query']], Page<Absence>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['absences.index']['parameters']['query'], options?: CallOptions) => List<Absence>
  /** Tell of an absence, or ask for one. For oneself, or with GESTIONAR_AUSENCIAS for somebody whom one may see, who is told. What absences.preview refuses is `invalid` at `from`, with the rule as `value` and its limit as `count`; a day of another absence or of approved vacation is `taken` there, with the day; a day of a locked month is `month_locked`, with the month. An end before the start is `invalid` at `until`; an unknown or inactive type `inclusion` at `absenceTypeId`; a part of more than one day, or of a type that is not counted so, `invalid` at `part`. Types whose days vary ask for `kinship` (`blank`). A file that is not one's own or belongs to another absence is `inclusion` at `fileIds`. */
  readonly create: Operation<[body: AbsenceInput], AbsenceDetail, 'post'>
  /** Count the days of an absence before it is told. Which days count and why, what the type allows, what is left of its bag, when the proof is due, who would decide, and each rule that refuses it with its numbers. Changes nothing. */
  readonly preview: Operation<[body: AbsencePreviewInput], AbsencePreview, 'post'>
  /** One absence. With its days, its parts, its files and its history, as far as the cause may be known. Of somebody whom one may see; others are 404. */
  readonly show: Operation<[id: string], AbsenceDetail, 'get'>
  /** Approve an absence. For the stage that it waits for, by the terms of its type: a coordinator of the person, or HR in their place; then HR. Of a right (`isRight`) it validates. Nobody decides on their own (403). Of an absence whose cancellation was asked for it agrees to that. What waits for nobody, or another version, is 409. */
  readonly approve: Operation<[id: string, body: AbsenceActInput], AbsenceDetail, 'post'>
  /** Refuse an absence. As absences.approve, with a reason that the person reads. An absence whose cancellation was asked for stays as it was. */
  readonly reject: Operation<[id: string, body: AbsenceReasonInput], AbsenceDetail, 'post'>
  /** Bring the proof of an absence. By the person, or with GESTIONAR_AUSENCIAS and AUSENCIAS_VER_JUSTIFICANTES for them. It is in review from then on, also after the deadline; of a type that nobody decides on it is approved. An absence that is over for good is 409 `invalid` at `state`. */
  readonly justify: Operation<[id: string, body: AbsenceProofInput], AbsenceDetail, 'post'>
  /** Cancel an absence. By the person, or with GESTIONAR_AUSENCIAS by who may see them. What nobody has approved is cancelled at once. Of what was approved the person asks for the cancellation, with a reason (`blank` at `comment`), and it waits as a request does; who manages absences cancels at once, with a reason. */
  readonly cancel: Operation<[id: string, body: AbsenceActInput], AbsenceDetail, 'post'>
  /** Record a part of sick leave. By who manages absences and may know their causes: GESTIONAR_AUSENCIAS and AUSENCIAS_VER_JUSTIFICANTES. The discharge gives the absence its end. A second `baja`, a part before the first day or after the discharge, and a part of what is no sick leave are 422 `invalid`. Never a diagnosis. */
  readonly addPart: Operation<[id: string, body: AbsencePartInput], AbsenceDetail, 'post'>
  /** Decide on many absences. As absences.approve and absences.reject; what is refused of one leaves the others alone. With `hold` it is in force six seconds later, and absences.release takes it back until then. */
  readonly decide: Operation<[body: AbsenceDecisionsInput], AbsenceDecisionResult[], 'post'>
  /** Take back decisions before they are in force. One's own; any other is `invalid` at `state`. */
  readonly release: Operation<[body: OperationsReleaseInput], AbsenceDecisionResult[], 'post'>
}

/** Builds `absences`: Absences, told by people or entered for them, and decided on. */
export const absences: Build<Absences> = /* @__PURE__ */ family('intranet', 'absences index create preview=p!/preview show approve=p!~ reject=p!~ justify=p!~ cancel=p!~ addPart=p!/{id}/parts decide=p!/decide release=p!/release')

/** Files that prove an absence. */
export interface AbsenceFiles {
  /** Discard a file that no absence has. One's own; once an absence names it, it stays with it: 409 `referenced` at `id`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `absenceFiles`: Files that prove an absence. */
export const absenceFiles: Build<AbsenceFiles> = /* @__PURE__ */ family('intranet', 'absenceFiles destroy')

/** What there is of absences that the year limits. */
export interface AbsenceBalances {
  /** What there is of the bags of a year. One for each type that the year limits. One's own; with SOLICITUDES_AUSENCIA_VER of somebody whom one may see, without those of private types unless their cause may be known. Others are 404. */
  readonly index: Operation<[query?: operations['absenceBalances.index']['parameters']['query']], AbsenceBalance[], 'get'>
}

/** Builds `absenceBalances`: What there is of absences that the year limits. */
export const absenceBalances: Build<AbsenceBalances> = /* @__PURE__ */ family('intranet', 'absenceBalances index')

/** Adaptations of the working day, answered within fifteen days. */
export interface WorkdayAdaptations {
  /** List the requests for an adaptation of the working day. One's own. With SOLICITUDES_AUSENCIA_VER and AUSENCIAS_VER_JUSTIFICANTES also those of the people whom one may see: what is asked for tells of a family. */
  readonly index: Operation<[query?: operations['workdayAdaptations.index']['parameters']['query']], Page<WorkdayAdaptation>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['workdayAdaptations.index']['parameters']['query'], options?: CallOptions) => List<WorkdayAdaptation>
  /** Ask for an adaptation of the working day. For oneself. The company answers within fifteen days from the day it is asked; what it does not answer is granted. Who is not employed is 404. A second one while one waits is `taken` at `startsOn`; an end before the start `invalid` at `endsOn`. */
  readonly create: Operation<[body: AdaptationInput], WorkdayAdaptation, 'post'>
  /** One request for an adaptation of the working day. As far as workdayAdaptations.index tells of them; others are 404. */
  readonly show: Operation<[id: string], WorkdayAdaptation, 'get'>
  /** Answer a request for an adaptation of the working day. Granted; or refused with reasons (`blank` at `comment`); or with an alternative (`blank` at `alternative`). Nobody answers their own (403). What waits for no answer, or another version, is 409. */
  readonly answer: Operation<[id: string, body: AdaptationAnswerInput], WorkdayAdaptation, 'post'>
  /** Accept an alternative, decline it, or withdraw the request. By the person. Accepting and declining are for an alternative only: 409 `invalid` at `state`. */
  readonly reply: Operation<[id: string, body: AdaptationReplyInput], WorkdayAdaptation, 'post'>
  /** Take back decisions before they are in force. One's own; any other is `invalid` at `state`. */
  readonly release: Operation<[body: OperationsReleaseInput], AdaptationDecisionResult[], 'post'>
}

/** Builds `workdayAdaptations`: Adaptations of the working day, answered within fifteen days. */
export const workdayAdaptations: Build<WorkdayAdaptations> = /* @__PURE__ */ family('intranet', 'workdayAdaptations index create show answer=p!~ reply=p!~ release=p!/release')

/** Hours and days lost, and the rates of absenteeism. */
export interface AbsenteeismFamily {
  /** The rate of absenteeism. Of the people whose records one may see in reports. By cause group and never by type: a group with fewer than five people is told within the others only, and a rate that rests on fewer than five people is null, unless nobody is absent at all. */
  readonly show: Operation<[query?: operations['absenteeism.show']['parameters']['query']], Absenteeism, 'get'>
  /** List what absences take. A line for each cause, team, project, skill, day, week or month, as absenteeism.show has them, for files and mails. A cause with fewer than five people is told within the others only; what fewer than five people would tell of is null. Of the month up to today unless it is said; at most 366 days (`less_than` at `until`). */
  readonly index: Operation<[query?: operations['absenteeism.index']['parameters']['query']], Page<AbsenteeismLine>, 'get'>
}

/** Builds `absenteeism`: Hours and days lost, and the rates of absenteeism. */
export const absenteeism: Build<AbsenteeismFamily> = /* @__PURE__ */ family('intranet', 'absenteeism show=g? index=g?/lines')

/** For which skills or groups places are counted, and how requests are answered. */
export interface VacationPlans {
  /** List the vacation plans. With their skills, groups, rules and how many quotas each has. A person is under the plan of their main skill, or else under that of one of their groups, the first by name. */
  readonly index: Operation<[query?: operations['vacationPlans.index']['parameters']['query']], Page<VacationPlan>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['vacationPlans.index']['parameters']['query'], options?: CallOptions) => List<VacationPlan>
  /** Create a vacation plan. A plan without a skill and without a group is `blank` at `skillIds`; a skill or a group that is not there `inclusion`; one that another plan of the same time has `taken`, with its name as `value`. An end before the beginning is `invalid` at `validUntil`. Requests that stand stay as they are. */
  readonly create: Operation<[body: VacationPlanInput], VacationPlan, 'post'>
  /** One vacation plan. What vacationPlans.index says of it. */
  readonly show: Operation<[id: string], VacationPlan, 'get'>
  /** Change a vacation plan. Refused as in vacationPlans.create. Requests that were judged already stay as they are. */
  readonly update: Operation<[id: string, body: VacationPlanUpdate], VacationPlan, 'put'>
  /** Delete a vacation plan. With its quotas. A plan by which requests were judged is 409 `referenced` at `id`: let it end instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `vacationPlans`: For which skills or groups places are counted, and how requests are answered. */
export const vacationPlans: Build<VacationPlans> = /* @__PURE__ */ family('intranet', 'vacationPlans index create show update destroy')

/** How many people of a vacation plan may be off on a date. */
export interface VacationQuotas {
  /** List the quotas. Of each the most that is taken of it on one of its dates. Of several quotas of a date and an interval the one of fewer dates holds, then the one of days of the week, then the newer one; one of an interval holds beside one of the whole day. */
  readonly index: Operation<[query?: operations['vacationQuotas.index']['parameters']['query']], Page<VacationQuota>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['vacationQuotas.index']['parameters']['query'], options?: CallOptions) => List<VacationQuota>
  /** Create a quota. A plan that is not there is `inclusion` at `planId`; an end before the beginning `invalid` at `endsOn`, more than 366 days `less_than` there; an interval of which only one end is said, or that ends before it begins, `invalid` at `end`. A limit below what is taken on one of its dates is `less_than` at `limit`, with what is taken as `count` and the date as `value`, unless a `reason` is given. Places that it makes are granted or offered to who waits first. */
  readonly create: Operation<[body: VacationQuotaInput], VacationQuota, 'post'>
  /** Change a quota. Refused as in vacationQuotas.create. */
  readonly update: Operation<[id: string, body: VacationQuotaUpdate], VacationQuota, 'put'>
  /** Delete a quota. What is approved stays. Where another quota would hold then that is below what is taken, it is refused with both values. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `vacationQuotas`: How many people of a vacation plan may be off on a date. */
export const vacationQuotas: Build<VacationQuotas> = /* @__PURE__ */ family('intranet', 'vacationQuotas index create update destroy')

/** Which dates are free in a vacation plan, and places that are offered. */
export interface VacationPlacesFamily {
  /** Which dates are free for somebody. By the id of the person: oneself, or somebody whose vacation requests one sees; others are 404. Each date with how much of its quota is left and how many wait; without a plan no date says anything. A period has at most 366 days (`less_than` at `until`). */
  readonly show: Operation<[id: string, query?: operations['vacationPlaces.show']['parameters']['query']], VacationPlaces, 'get'>
  /** Which peak weeks somebody had over the years. By the id of the person: oneself, or somebody whose vacation requests one sees; others are 404. For each period of requests of their plan of these years the weeks and days of work that they were off, and how many days the people of the plan had on average; nothing of fewer than five. */
  readonly peaks: Operation<[id: string, query?: operations['vacationPlaces.peaks']['parameters']['query']], PeakHistory, 'get'>
  /** Take a place that is offered. By the id of one's own request that waits and is offered its places: it is approved, or in a plan that does not approve by itself waits for a decision with its places held. One that is offered nothing, or whose offer has run out, is 409 `invalid` at `state`. Who does not want it any more takes the request back (vacationRequests.withdraw). */
  readonly accept: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
}

/** Builds `vacationPlaces`: Which dates are free in a vacation plan, and places that are offered. */
export const vacationPlaces: Build<VacationPlacesFamily> = /* @__PURE__ */ family('intranet', 'vacationPlaces show=g?/{id} peaks=g?~ accept=p!~')

/** When one asks for which dates of a vacation plan, and who gets what. */
export interface VacationPeriods {
  /** List the periods of requests. With where each stands by today, how many of its requests are not answered and whether that is late. Whoever asks finds the period of their plan in vacationPlaces.show. */
  readonly index: Operation<[query?: operations['vacationPeriods.index']['parameters']['query']], Page<VacationPeriod>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['vacationPeriods.index']['parameters']['query'], options?: CallOptions) => List<VacationPeriod>
  /** Create a period of requests. A plan that is not there is `inclusion` at `planId`; days that are not in order are `invalid` at `closesOn`, `answerBy` or `endsOn`; dates that another period of the plan is for `taken` at `startsOn`, with its name as `value`. */
  readonly create: Operation<[body: VacationPeriodInput], VacationPeriod, 'post'>
  /** Change a period of requests. Refused as in vacationPeriods.create. One whose results are published is 409 `read_only` at `state`. */
  readonly update: Operation<[id: string, body: VacationPeriodUpdate], VacationPeriod, 'put'>
  /** Delete a period of requests. With what people would like to have in it. One whose results are published is 409 `read_only` at `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Who gets what in a period of requests, and why. In the order in which people have their turn by the criterion of the period, each with what they would like to have and what comes of it. Before it is published it is a trial that changes nothing, and comes to the same each time; afterwards it says what was published. The people whom one sees. */
  readonly results: Operation<[id: string], PeriodResults, 'get'>
  /** Publish the results of a period of requests. Writes a request for each that gets something, approved, and tells everybody. By who sees everybody (REPORTES_TODOS). One that is not closed yet, is published already, or serves who comes first is 409 `invalid` at `state`. */
  readonly publish: Operation<[id: string, body: VacationActInput], PeriodResults, 'post'>
}

/** Builds `vacationPeriods`: When one asks for which dates of a vacation plan, and who gets what. */
export const vacationPeriods: Build<VacationPeriods> = /* @__PURE__ */ family('intranet', 'vacationPeriods index create update destroy results=g~ publish=p!~')

/** What one would like to have in a period of requests. */
export interface VacationBids {
  /** What one would like to have in a period of requests. One's own, by the id of the period. A period of a plan that is not one's own is 404. */
  readonly show: Operation<[id: string], OwnBids, 'get'>
  /** Say what one would like to have in a period of requests. The first before the others, in the place of what was said before; none takes it all back. While the period is open, and not where it serves who comes first: 409 `invalid` at `state`. Dates beyond those of the period are `invalid` at `bids`, as are those that the agreement refuses, with the rule as `value`. */
  readonly update: Operation<[id: string, body: BidsInput], OwnBids, 'put'>
}

/** Builds `vacationBids`: What one would like to have in a period of requests. */
export const vacationBids: Build<VacationBids> = /* @__PURE__ */ family('intranet', 'vacationBids:/vacation-periods show=g/{id}/bids update=u!/{id}/bids')

/** The requests of the vacation plans, for those who plan the operation. */
export interface OperationVacations {
  /** List the vacation requests of the plans. Those that were judged by a vacation plan: of the people one coordinates, of one's projects with REPORTES_MIS_PROYECTOS, and of everybody with REPORTES_TODOS. The names of the filters are those of the specification §3. `canDecide` says whether whoever asks may answer with operationVacations.decide. */
  readonly index: Operation<[query?: operations['operationVacations.index']['parameters']['query']], Page<VacationRequest>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['operationVacations.index']['parameters']['query'], options?: CallOptions) => List<VacationRequest>
  /** Count the vacation requests of the plans. How many requests there are of each state in a period, in all and by day, week, month or person, of whom operationVacations.index lists. With `planId` each day also says its quota, what is taken and how many wait. A period has at most 366 days (`less_than` at `until`); by person the hundred with most requests are told. */
  readonly summary: Operation<[query?: operations['operationVacations.summary']['parameters']['query']], OperationsSummary, 'get'>
  /** Who had which peak dates over the years. Of the people of a plan whom one sees: the days of work that they were off on the dates of its periods of requests, of each of its periods of these years and in all. By team for everybody who may ask, a team of fewer than five people within the others; by name with REPORTES_TODOS only. Each person has their own of vacationPlaces.peaks. */
  readonly fairness: Operation<[query?: operations['operationVacations.fairness']['parameters']['query']], Fairness, 'get'>
  /** Decide on many vacation requests of the plans. For the whole request, whatever stage it waits for; what is refused of one leaves the others alone. Approving needs GESTIONAR_VACACIONES_OP_APROBAR, and a place on each date: without one it is `full` at `quota`, with the date as `value` and the quota as `count`, unless an `override` says why. Refusing needs GESTIONAR_VACACIONES_OP_RECHAZAR and a comment, which the person reads. Nobody decides on their own. What waits for a place can be answered, too. With `hold` it is in force six seconds later, and operationVacations.release takes it back until then. */
  readonly decide: Operation<[body: OperationsDecisionInput], VacationDecisionResult[], 'post'>
  /** Take back decisions before they are in force. One's own; any other is `invalid` at `state`. */
  readonly release: Operation<[body: OperationsReleaseInput], VacationDecisionResult[], 'post'>
  /** What approving a set of vacation requests would do. For each date, skill and interval of the need of their plans: who is needed, who is planned now and who would be left; which of the requests fit into the quotas; and the best subset of them that does: the most requests, then the fewest days below the need, then the earlier ones. Requests that one may not see are left out. Changes nothing. */
  readonly preview: Operation<[body: CoverageInput], Coverage, 'post'>
  /** One vacation request of a plan. With its days and its history, as vacationRequests.show. Of somebody whom one may see; others are 404. */
  readonly show: Operation<[id: string], VacationRequestDetail, 'get'>
}

/** Builds `operationVacations`: The requests of the vacation plans, for those who plan the operation. */
export const operationVacations: Build<OperationVacations> = /* @__PURE__ */ family('intranet', 'operationVacations index summary=g?/summary fairness=g?/fairness decide=p!/decide release=p!/release preview=p!/preview show')

/** Who works remotely, by which agreement, and how much. */
export interface TeleworkAgreements {
  /** List the people who work remotely. Everybody with an agreement, or with remote work in the three months up to `until`, which is today unless it is said. One's own row; with TELETRABAJO_GESTIONAR also those of the people one coordinates, of one's projects with REPORTES_MIS_PROYECTOS, and of everybody with REPORTES_TODOS. The figures are of days that are over in the record of the clock. */
  readonly index: Operation<[query?: operations['teleworkAgreements.index']['parameters']['query']], Page<TeleworkPerson> & { readonly meta: operations['teleworkAgreements.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['teleworkAgreements.index']['parameters']['query'], options?: CallOptions) => List<TeleworkPerson>
  /** The telework of a person. With every version of the agreement that one may see, the last one first: drafts are seen by those who manage them. The id is that of the person. Of somebody out of reach, 404. */
  readonly show: Operation<[id: string], TeleworkPersonDetail, 'get'>
  /** What a version for a person begins with. What their last version says, or else the texts of the house in Spanish, with the work center of their contract. The id is that of the person. */
  readonly template: Operation<[id: string], TeleworkTemplate, 'get'>
}

/** Builds `teleworkAgreements`: Who works remotely, by which agreement, and how much. */
export const teleworkAgreements: Build<TeleworkAgreements> = /* @__PURE__ */ family('intranet', 'teleworkAgreements index show template=g~')

/** The versions of telework agreements, from the draft to the signature. */
export interface TeleworkVersions {
  /** Write a draft of a telework agreement. Of somebody in one's reach, else `inclusion` at `employeeId`. What is signed is never changed: another version follows it, whose first day lies behind that of the last one signed, else `taken` at `startsOn`. A person has one version that is not signed at most: another is 409 `taken` at `employeeId`. A pattern without a day is `blank` at `weekA`, an end before the beginning `less_than` at `endsOn`. */
  readonly create: Operation<[body: TeleworkVersionInput], TeleworkVersion, 'post'>
  /** One version of a telework agreement. Of oneself, or of somebody in one's reach; a draft is seen by those who manage it. Of others, 404. */
  readonly show: Operation<[id: string], TeleworkVersion, 'get'>
  /** Change a version that is not signed. One that was refused becomes a draft again. One that is offered stays offered and has to be complete, as in teleworkVersions.offer; the person is told again, and what they had seen can no longer be signed. One that is signed is 409 `read_only` at `state`. */
  readonly update: Operation<[id: string, body: TeleworkVersionUpdate], TeleworkVersion, 'put'>
  /** Remove a draft of a telework agreement. What was offered once stays: 409 `read_only` at `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Offer a version to the person. The company agrees to it, and the person is told. Each of the twelve contents that is missing is `blank` at its field. An agreement comes before the remote work (Ley 10/2021 art. 6.1): a first day that is over is `too_soon` at `startsOn`. By somebody else than the person, else 403. One that is no draft is 409 `invalid` at `state`. */
  readonly offer: Operation<[id: string, body: TeleworkSeen], TeleworkVersion, 'post'>
  /** Take back what was offered. It is a draft again. One that is not offered is 409 `invalid` at `state`. */
  readonly withdraw: Operation<[id: string, body: TeleworkSeen], TeleworkVersion, 'post'>
  /** Sign an agreement. By the person alone, of what `hash` says that they have seen; where it was changed since, 409 `stale` at `hash`. What was signed is kept with the hash, the time and the session, and what was signed before ends the day before. One that is not offered is 409 `invalid` at `state`, one whose first day is over 409 `too_soon` at `startsOn`. */
  readonly sign: Operation<[id: string, body: operations['teleworkVersions.sign']['requestBody']['content']['application/json']], TeleworkVersion, 'post'>
  /** Refuse an agreement. By the person alone. Telework is voluntary for both sides (Ley 10/2021 art. 5). Who offered it is told the reason. One that is not offered is 409 `invalid` at `state`. */
  readonly refuse: Operation<[id: string, body: operations['teleworkVersions.refuse']['requestBody']['content']['application/json']], TeleworkVersion, 'post'>
  /** Go back to working on site. By the person, or by the company with TELETRABAJO_GESTIONAR, of a version that is signed and not over, else 409 `invalid` at `state`. The last day comes after the notice of the agreement, else `less_than` at `lastDay` with the first one that is possible as `value`; one behind the end of the version is `greater_than`. No other version that is signed lasts longer; one that would begin later never does. The other side is told, with the reason. */
  readonly reverse: Operation<[id: string, body: operations['teleworkVersions.reverse']['requestBody']['content']['application/json']], TeleworkVersion, 'post'>
}

/** Builds `teleworkVersions`: The versions of telework agreements, from the draft to the signature. */
export const teleworkVersions: Build<TeleworkVersions> = /* @__PURE__ */ family('intranet', 'teleworkVersions create show update destroy offer=p!~ withdraw=p!~ sign=p!~ refuse=p!~ reverse=p!~')

/** Days of telework, compared with the clock. */
export interface TeleworkDays {
  /** List the days of telework. The days with effective work on which the agreement or the clock says remote, with the contradiction between them. Whose follows teleworkAgreements.index. A period has at most 366 days, the three months up to today unless it is said. */
  readonly index: Operation<[query?: operations['teleworkDays.index']['parameters']['query']], Page<TeleworkDay>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['teleworkDays.index']['parameters']['query'], options?: CallOptions) => List<TeleworkDay>
}

/** Builds `teleworkDays`: Days of telework, compared with the clock. */
export const teleworkDays: Build<TeleworkDays> = /* @__PURE__ */ family('intranet', 'teleworkDays index')

/** Payslips, each for its person, with the hours of its month. */
export interface Payslips {
  /** List what was published. Of everybody, without amounts, for who publishes payslips and nobody else: whoever coordinates or looks into the records of others has no part in it. */
  readonly index: Operation<[query?: operations['payslips.index']['parameters']['query']], Page<PublishedPayslip> & { readonly meta: operations['payslips.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['payslips.index']['parameters']['query'], options?: CallOptions) => List<PublishedPayslip>
  /** One's own payslips of a year. The last year with any unless it is said. Every version, the last month first; a version that was replaced or withdrawn is kept and says so. With `unread` those alone that are published and that one has neither looked at nor downloaded. What the year adds up to counts the published payslips whose amounts could be read whole, and names the others. */
  readonly own: Operation<[query?: operations['payslips.own']['parameters']['query']], PayslipYear, 'get'>
  /** Remind who has not downloaded their payslip. Of a month: everybody with a published payslip that they have not downloaded is told, once a day at most. */
  readonly remind: Operation<[body: operations['payslips.remind']['requestBody']['content']['application/json']], PayslipsReminded['data'], 'post'>
  /** One's own payslip, with the hours of its month. With the summary of hours that travels with it (ET art. 12.4.c and 35.5), as monthSheets.summary says it, which the person acknowledges by monthSheets.confirm, and with its versions. Of somebody else, 404. */
  readonly show: Operation<[id: string], PayslipDetail, 'get'>
  /** Withdraw a payslip. What was published by mistake: its person opens it no more, and both keep that there was one. The reason is written down. What is not published is 409 `invalid` at `state`. */
  readonly withdraw: Operation<[id: string, body: operations['payslips.withdraw']['requestBody']['content']['application/json']], PublishedPayslip, 'post'>
}

/** Builds `payslips`: Payslips, each for its person, with the hours of its month. */
export const payslips: Build<Payslips> = /* @__PURE__ */ family('intranet', 'payslips index own=g?/own remind=p!/remind show withdraw=p!~')

/** Files of payslips, split by person and published. */
export interface PayslipBatches {
  /** List the batches. The last one first. */
  readonly index: Operation<[query?: operations['payslipBatches.index']['parameters']['query']], Page<PayslipBatch>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['payslipBatches.index']['parameters']['query'], options?: CallOptions) => List<PayslipBatch>
  /** Whose a page can be. Everybody who is employed, by name. */
  readonly people: Operation<[query?: operations['payslipBatches.people']['parameters']['query']], Page<Person>, 'get'>
  /** One batch. How far it has come, and how many pages have a person. */
  readonly show: Operation<[id: string], PayslipBatch, 'get'>
  /** The pages of a batch. In their order, each with the person it is matched with, or with the reason why it is not. */
  readonly pages: Operation<[id: string, query?: operations['payslipBatches.pages']['parameters']['query']], Page<PayslipPage>, 'get'>
  /** Say whose pages are. Pages of a batch in review are given to a person, or left out with `employeeId` null; `rest` instead of `pages` leaves out whatever has no person yet. Who is not employed is `inclusion` at `employeeId`, a page that is not there `inclusion` at `pages`; a batch that is not in review is 409 `invalid` at `state`. */
  readonly assign: Operation<[id: string, body: AssignInput], PayslipBatch, 'post'>
  /** Publish a batch. What was looked through: a job splits the file, and then all payslips of the batch are published at once and their people are told. A payslip of the same person, month and kind is replaced by a new version and kept. While a page has neither a person nor was left out it is 409 `invalid` at `pages`, with their number; without any person 409 `blank` at `pages`; a batch that is not in review 409 `invalid` at `state`. */
  readonly publish: Operation<[id: string, body: operations['payslipBatches.publish']['requestBody']['content']['application/json']], PayslipBatch, 'post'>
  /** Cancel a batch. Whatever it is doing, as long as it is not published: nothing of it is published, and its file is taken away. One that is published, cancelled or has failed by its file is 409 `invalid` at `state`. */
  readonly cancel: Operation<[id: string], PayslipBatch, 'post'>
  /** Try a batch again. One that has failed by a fault of the service (`internal`): it is read anew, or its publication goes on where it was. Any other is 409 `invalid` at `state`. */
  readonly retry: Operation<[id: string], PayslipBatch, 'post'>
}

/** Builds `payslipBatches`: Files of payslips, split by person and published. */
export const payslipBatches: Build<PayslipBatches> = /* @__PURE__ */ family('intranet', 'payslipBatches index people=g?/people show pages=g?~ assign=p!~ publish=p!~ cancel=p~ retry=p~')

/** The bank of hours, a ledger. */
export interface HourBankFamily {
  /** List the movements of the bank of hours. One's own, and those of people whose record one may see as in clockEntries.index (REP-1). Nothing in it is ever changed: what was wrong is reversed by another movement. The balance is the sum of the movements. */
  readonly index: Operation<[query?: operations['hourBank.index']['parameters']['query']], Page<HourMovement> & { readonly meta: operations['hourBank.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['hourBank.index']['parameters']['query'], options?: CallOptions) => List<HourMovement>
  /** Compensate or adjust hours of the bank. By somebody else than the person, for somebody whose record one may see. `rest` and `pay` take so many minutes out of the bank, and no more than there are: else `less_than` at `minutes` with what there is as `count`. Hours of rest that compensate extra hours of a month within four months of it do not count towards the limit of the year (ET art. 35.2): `ofMonth` says which. `adjustment` adds or takes what is said, with a reason. `reversal` takes back the movement that `reverses` names, as a whole: a rest, a pay or an adjustment of the person, else `inclusion` at `reverses`; one that was taken back already is `taken` there. A rest that was taken back counts towards the limit of the year no more. That of a locked month is taken back by monthSheets.reopen. */
  readonly create: Operation<[body: HourMovementInput], HourMovement, 'post'>
}

/** Builds `hourBank`: The bank of hours, a ledger. */
export const hourBank: Build<HourBankFamily> = /* @__PURE__ */ family('intranet', 'hourBank index create')

/** The limits of working time and the consent of corrections, as dated data. */
export interface TimeRulesFamily {
  /** List the versions of time rules. Those that hold, held or will hold, those that are off, and drafts. A contract is under the rules of the agreement that it names on that day, or else under those of the law, which name none. */
  readonly index: Operation<[query?: operations['timeRules.index']['parameters']['query']], Page<TimeRuleSet>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['timeRules.index']['parameters']['query'], options?: CallOptions) => List<TimeRuleSet>
  /** Write a draft of time rules. They hold from `validFrom` on once they are published. The times of an example follow each other, its breaks lie within them, and what is worked on the days before it, too, is no longer than a day (`invalid` at `examples`, with the name of the example as `value`). */
  readonly create: Operation<[body: TimeRuleSetInput], TimeRuleSetDetail, 'post'>
  /** One version of time rules. With what each of its examples comes to, and how far the days are derived by them. */
  readonly show: Operation<[id: string], TimeRuleSetDetail, 'get'>
  /** Change a draft of time rules. What has held is not changed: another version is written. One that is no draft is 409 `read_only` at `state`. */
  readonly update: Operation<[id: string, body: TimeRuleSetUpdate], TimeRuleSetDetail, 'put'>
  /** Remove a draft of time rules. One that is no draft stays: 409 `read_only` at `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Put time rules in force. A draft, or rules that are off. Their examples are worked out, and one that comes to something else is `invalid` at `examples`, with its name as `value`. From their day on they hold for the contracts that name their agreement, and before the first version of an agreement the law; another version of the agreement from the same day is `taken` at `validFrom`. The days that they touch are derived again in the background, but those of locked months. */
  readonly publish: Operation<[id: string, body: TimeRulesSeen], TimeRuleSetDetail, 'post'>
  /** Turn time rules off. The version before them holds again, or else the law. What is not in force is 409 `invalid` at `state`; so is the only version of the law. The days that they touched are derived again in the background, but those of locked months. */
  readonly turnOff: Operation<[id: string, body: TimeRulesSeen], TimeRuleSetDetail, 'post'>
}

/** Builds `timeRules`: The limits of working time and the consent of corrections, as dated data. */
export const timeRules: Build<TimeRulesFamily> = /* @__PURE__ */ family('intranet', 'timeRules index create show update destroy publish=p!~ turnOff=p!~')

/** Extra hours of the year against what the law allows. */
export interface OvertimeFamily {
  /** List the extra hours of people in a year. One row an employee with a contract or extra hours in the year, oneself and people whose record one may see as in clockEntries.index (REP-1). Extra hours of a month that were compensated by rest within four months do not count (ET art. 35.2). The limit is what the time rules of each contract allow for a whole year of full time, and less in proportion for part of it. */
  readonly index: Operation<[query?: operations['overtime.index']['parameters']['query']], Page<Overtime> & { readonly meta: operations['overtime.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['overtime.index']['parameters']['query'], options?: CallOptions) => List<Overtime>
}

/** Builds `overtime`: Extra hours of the year against what the law allows. */
export const overtime: Build<OvertimeFamily> = /* @__PURE__ */ family('intranet', 'overtime index')

/** What a report shows, kept under a name, shared and scheduled. */
export interface ReportDefinitions {
  /** List the definitions of reports. One's own, and those that are shared with oneself, by name or through a group or a role, as long as one may read the report itself (REP-15). */
  readonly index: Operation<[query?: operations['reportDefinitions.index']['parameters']['query']], Page<ReportDefinition>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['reportDefinitions.index']['parameters']['query'], options?: CallOptions) => List<ReportDefinition>
  /** Keep what a report shows under a name. Of a report that one may read: else 403. `query` is checked by the parameters of the operation that lists the report, and refused under `query.<parameter>`; a column that the report does not have is `inclusion` at `columns`. A schedule needs a `period`, so that it never sends the same days again: else `blank` at `period`; days in `query` beside it are `invalid`. People who may not read the report, or not open the reports, are `out_of_reach` at `people`. Whoever makes one with a schedule receives it. */
  readonly create: Operation<[body: ReportDefinitionInput], ReportDefinition, 'post'>
  /** List the reports of which there can be definitions. Those that one may read, with their columns in the language of the person. Files have the same words. */
  readonly reports: Operation<[], DefinedReport[], 'get'>
  /** With whom a definition can be shared. Five hundred people who may read the report, by name, and the groups and roles. Of a group or a role those see it who may read the report. */
  readonly receivers: Operation<[query?: operations['reportDefinitions.receivers']['parameters']['query']], Receivers, 'get'>
  /** One definition. One's own, with who receives it, or one that is shared with oneself. */
  readonly show: Operation<[id: string], ReportDefinition, 'get'>
  /** Change a definition. By its owner, checked as in reportDefinitions.create; of its people only those who are added. Who receives it goes on receiving it, as long as it is shared with them. */
  readonly update: Operation<[id: string, body: ReportDefinitionInput], ReportDefinition, 'put'>
  /** Delete a definition. By its owner. Nothing is sent any more; reportDefinitions.restore brings it back. Files that were made stay. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Bring a definition back. By its owner; its schedule goes on. Nothing happens to one that is there. */
  readonly restore: Operation<[id: string], ReportDefinition, 'post'>
  /** Receive a definition. By its schedule, with the rights and the reach that one has then. Nobody receives what they have not asked for themselves. Without a schedule there is nothing to receive: 409 `blank` at `schedule`. */
  readonly subscribe: Operation<[id: string], ReportDefinition, 'put'>
  /** Receive a definition no more. Nothing happens to who does not receive it. */
  readonly unsubscribe: Operation<[id: string], undefined, 'delete'>
}

/** Builds `reportDefinitions`: What a report shows, kept under a name, shared and scheduled. */
export const reportDefinitions: Build<ReportDefinitions> = /* @__PURE__ */ family('intranet', 'reportDefinitions index create reports=g/reports receivers=g?/receivers show update destroy restore subscribe=u/{id}/subscription unsubscribe=d/{id}/subscription')

/** Files of reports, made in the background. */
export interface ReportRuns {
  /** List the files of one's reports. Those that were made for oneself, by a schedule or because one asked. */
  readonly index: Operation<[query?: operations['reportRuns.index']['parameters']['query']], Page<ReportRun>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['reportRuns.index']['parameters']['query'], options?: CallOptions) => List<ReportRun>
  /** Make a file of a report in the background. Of a definition, or of a report with its `query` and `columns`, however many rows there are (REP-8). It is made with the rights and the reach that one has while it is made; who loses them gets none. One is told when it is ready. Of a report that one may not read 403; checked as in reportDefinitions.create. */
  readonly create: Operation<[body: ReportRunInput], ReportRun, 'post'>
  /** One run. How far it has come, and how fast. */
  readonly show: Operation<[id: string], ReportRun, 'get'>
  /** Stop a run. It stops after the page of rows that it is at, and nothing of the file is kept. One that is over stays as it is: 409 `invalid` at `state`. */
  readonly cancel: Operation<[id: string], ReportRun, 'post'>
}

/** Builds `reportRuns`: Files of reports, made in the background. */
export const reportRuns: Build<ReportRuns> = /* @__PURE__ */ family('intranet', 'reportRuns index create show cancel=p~')

/** What people are employed for, as dated versions. */
export interface Contracts {
  /** List the contracts. Every version that holds, held or will hold. Whoever coordinates people sees theirs with CONTRATOS_VER; everybody's with CONTRATOS_GESTIONAR. */
  readonly index: Operation<[query?: operations['contracts.index']['parameters']['query']], Page<Contract>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['contracts.index']['parameters']['query'], options?: CallOptions) => List<Contract>
  /** Write a version of a contract. It holds from its first day on. A version without an end that is in force then ends on the day before; one that would overlap otherwise is `taken` at `startsOn` with the first day of the other as `value`. Days that are over are measured anew. An end before the beginning is `invalid` at `endsOn`; days of the week that do not add up to `weeklyMinutes` are `invalid` at `weekDays`; somebody who has left is `invalid` at `employeeId`. */
  readonly create: Operation<[body: ContractInput], Contract, 'post'>
  /** Write contracts by a file. Each row names a person by `username` and a work center by its code in `workCenter`, and says the rest as contracts.create takes it. The version of that person that begins on the same day is changed; otherwise the row is a new one. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One version of a contract. With the minutes of each day of the week. */
  readonly show: Operation<[id: string], Contract, 'get'>
  /** Correct a version of a contract. What was written wrongly; a change of hours is a version of its own. Refused as in contracts.create. The person stays: another one is `invalid` at `employeeId`. */
  readonly update: Operation<[id: string, body: ContractUpdate], Contract, 'put'>
  /** Take a version of a contract back. One that was written by mistake. The only one of somebody who has clock entries is not taken back (`referenced`). */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `contracts`: What people are employed for, as dated versions. */
export const contracts: Build<Contracts> = /* @__PURE__ */ family('intranet', 'contracts index create import show update destroy')

/** Where people work: time zone and whose holidays. */
export interface WorkCenters {
  /** List the work centers. In their order unless asked otherwise. */
  readonly index: Operation<[query?: operations['workCenters.index']['parameters']['query']], Page<WorkCenter>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['workCenters.index']['parameters']['query'], options?: CallOptions) => List<WorkCenter>
  /** Create a work center. Its name and its code are unique, whatever their case and accents. */
  readonly create: Operation<[body: WorkCenterInput], WorkCenter, 'post'>
  /** Create and change work centers from a file. A row whose code stands changes that work center; each row goes through the rules of `workCenters.create` and `workCenters.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the work centers in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One work center. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], WorkCenter, 'get'>
  /** Replace a work center. What is not sent takes its default; its place in the order and the day from which on its people clock in stay. Another zone, country, region or municipality that would measure a locked month of somebody anew is `month_locked` there, with the month as `value`. */
  readonly update: Operation<[id: string, body: WorkCenterUpdate], WorkCenter, 'put'>
  /** Change a work center. Only what is sent changes, refused as in workCenters.update. Another day from which on people clock in that would judge a day of a locked month anew is `month_locked` at `clockSince`. */
  readonly patch: Operation<[id: string, body: WorkCenterPatch], WorkCenter, 'patch'>
  /** Delete a work center. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted work center. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], WorkCenter, 'post'>
}

/** Builds `workCenters`: Where people work: time zone and whose holidays. */
export const workCenters: Build<WorkCenters> = /* @__PURE__ */ family('intranet', 'workCenters index create import reorder show update patch destroy restore')

/** Which times of which weeks people work. */
export interface ShiftPatterns {
  /** List the shift patterns. With the weeks of the version in force today. */
  readonly index: Operation<[query?: operations['shiftPatterns.index']['parameters']['query']], Page<ShiftPattern>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['shiftPatterns.index']['parameters']['query'], options?: CallOptions) => List<ShiftPattern>
  /** Write a shift pattern. A name that another pattern has is `taken`. Times that end before they begin are `greater_than`, a day of more than 24 hours from its beginning to its end is `less_than`; both stand at the place, such as `weeks.0.3.segments.1`. Times that overlap, also with those of the day after, are `taken`; a break outside of the segments is `inclusion`. */
  readonly create: Operation<[body: ShiftPatternInput], ShiftPattern, 'post'>
  /** One shift pattern. With every version of its weeks. */
  readonly show: Operation<[id: string], ShiftPattern, 'get'>
  /** Change a shift pattern from a day on. The weeks hold from `validFrom` on, and what held before keeps measuring the days before it. A version that began on that day or later is replaced, unless the weeks are what holds on that day already. Weeks that would measure a locked month of somebody who has the pattern otherwise are `month_locked` at `validFrom`, with the month as `value`. Refused as in shiftPatterns.create. */
  readonly update: Operation<[id: string, body: ShiftPatternUpdate], ShiftPattern, 'put'>
  /** Archive a shift pattern, or bring it back. An archived one is assigned to nobody any more. Who has it keeps it. */
  readonly patch: Operation<[id: string, body: ShiftPatternPatch], ShiftPattern, 'patch'>
}

/** Builds `shiftPatterns`: Which times of which weeks people work. */
export const shiftPatterns: Build<ShiftPatterns> = /* @__PURE__ */ family('intranet', 'shiftPatterns index create show update patch')

/** Who works by which pattern. */
export interface ShiftAssignments {
  /** List who works by which pattern. Of the people whose time record one may see, as in clockEntries.index (REP-1). */
  readonly index: Operation<[query?: operations['shiftAssignments.index']['parameters']['query']], Page<ShiftAssignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['shiftAssignments.index']['parameters']['query'], options?: CallOptions) => List<ShiftAssignment>
  /** Assign a pattern to people. All of them or nobody. What they had in that time gives way: it ends on the day before, goes on after it, or is gone. Dated shifts stay. A pattern that is archived is `inclusion` at `patternId`, a first week that it does not have `less_than` at `firstWeek`, an end before the beginning `invalid` at `endsOn`. The table of refused rows counts `employeeIds`: somebody whom one may not plan is `inclusion` at `employeeId`, who has left `invalid`, and who has no contract on the first day `invalid` at `startsOn`; a time in which a month of theirs is locked is `month_locked` there, with the month as `value`. */
  readonly create: Operation<[body: ShiftAssignmentInput], operations['shiftAssignments.create']['responses'][201]['content']['application/json']['data'], 'post'>
  /** End an assignment. One that has begun ends yesterday, so that the past keeps its minutes; one that has not is gone. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `shiftAssignments`: Who works by which pattern. */
export const shiftAssignments: Build<ShiftAssignments> = /* @__PURE__ */ family('intranet', 'shiftAssignments index create destroy')

/** What is planned of each day. */
export interface Shifts {
  /** List what is planned. One row a person with each day of the period on which they have a contract. A dated shift wins over the pattern assigned, and that over the plain week of the contract; a holiday is free unless a dated shift says otherwise. Whose they are follows the permissions as in clockEntries.index (REP-1). A period has at most 62 days. */
  readonly index: Operation<[query?: operations['shifts.index']['parameters']['query']], Page<PlannedPerson>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['shifts.index']['parameters']['query'], options?: CallOptions) => List<PlannedPerson>
  /** One's own shifts. Each day of a period on which one has a contract, the month at hand unless it is said, and the next shift that has not ended. */
  readonly own: Operation<[query?: operations['shifts.own']['parameters']['query']], OwnShifts, 'get'>
  /** List the changes of dated shifts. Who changed which day of whom, when, and what stood before and after; the last change first. Of the people whose time record one may see, and of oneself. */
  readonly history: Operation<[query?: operations['shifts.history']['parameters']['query']], Page<ShiftChange>, 'get'>
  /** Put, move, copy and clear dated shifts. A batch of changes, in order, of which all are done or none. What is wrong stands in a table that counts `changes` from 1: times that end before they begin (`greater_than`), more than 24 hours from the beginning of a day to its end (`less_than`), times that overlap each other or another shift of the person (`taken`, with the day as `value`) at `segments`, a break outside of them (`inclusion`) at `breaks`; somebody whom one may not plan (`inclusion`) or who has left (`invalid`) at `employeeId`; a day without a contract (`invalid`) and one whose month is locked (`month_locked`, with the month as `value`) at `date`; to move or copy from a day without a planned shift (`blank`) at `date`. From its first day to its last a batch has at most 366 days (`less_than` at `changes`). Less than the rest that the time rules want between two shifts is a warning, no refusal. `undo` is the batch that brings back what stood before. */
  readonly change: Operation<[body: ShiftChangesInput], ShiftChangesResult, 'post'>
  /** Write dated shifts by a file. Each row names a person by `username` and a day by `date`, and says when they work on it by `segments` as words: `08:00-14:00 15:00-17:00`, where what ends before it begins ends on the next day; without any the day is off. `breaks` is said alike. Each is judged as one change of shifts.change. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
}

/** Builds `shifts`: What is planned of each day. */
export const shifts: Build<Shifts> = /* @__PURE__ */ family('intranet', 'shifts index own=g?/own history=g?/changes change=p!/changes import')

/** Holidays: national, regional, local, and of one work center. */
export interface Holidays {
  /** List the holidays. By day. With `workCenterId` those that this center has: of its country, its region, its municipality, and its own. */
  readonly index: Operation<[query?: operations['holidays.index']['parameters']['query']], Page<Holiday>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['holidays.index']['parameters']['query'], options?: CallOptions) => List<Holiday>
  /** Write a holiday. Of a country alone it is national, with a region regional, with a municipality local, with a work center of that center. The same day of the same reach stands once (`taken` at `date`). Days that are over are measured anew; one that would change what a day of a locked month asks of somebody is `month_locked` at `date`, with the month as `value`. */
  readonly create: Operation<[body: HolidayInput], Holiday, 'post'>
  /** Write holidays by a file. A row whose day and reach stand changes the name of that holiday; each goes through the rules of holidays.create. A work center is named by its code in `workCenter`. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One holiday. With whom it is for. */
  readonly show: Operation<[id: string], Holiday, 'get'>
  /** Replace a holiday. Refused as in holidays.create. */
  readonly update: Operation<[id: string, body: HolidayUpdate], Holiday, 'put'>
  /** Delete a holiday. The day is a day of work again; of a locked month it stays: 409 `month_locked` at `id`, with the month as `value`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `holidays`: Holidays: national, regional, local, and of one work center. */
export const holidays: Build<Holidays> = /* @__PURE__ */ family('intranet', 'holidays index create import show update destroy')

/** All that waits for one's decision, of whatever family. */
export interface InboxFamily {
  /** List what waits for one's decision. Of every family in one list: what waits for whoever asks, and what waits for those who have asked them to stand in (`onBehalfOf`), as far as those see it and never beyond what whoever asks may know. Each entry is decided on by the operations of its `family`. Sorted by what has to be answered first; what has no deadline comes last, the older before. One's own requests wait for others. */
  readonly index: Operation<[query?: operations['inbox.index']['parameters']['query']], Page<InboxItem>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['inbox.index']['parameters']['query'], options?: CallOptions) => List<InboxItem>
  /** Count what waits for one's decision. What inbox.index lists, by family; only families of which something can wait for whoever asks. */
  readonly summary: Operation<[], InboxSummary, 'get'>
}

/** Builds `inbox`: All that waits for one's decision, of whatever family. */
export const inbox: Build<InboxFamily> = /* @__PURE__ */ family('intranet', 'inbox index summary=g/summary')

/** Who decides in the place of whom. */
export interface ApprovalDelegations {
  /** List the delegations of one's decisions. Those that one has given, has been given, or has made for somebody else, the latest first. */
  readonly index: Operation<[query?: operations['approvalDelegations.index']['parameters']['query']], Page<ApprovalDelegation>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['approvalDelegations.index']['parameters']['query'], options?: CallOptions) => List<ApprovalDelegation>
  /** Let somebody else decide in one's place. From one day to another, at most 366 days; of oneself, or of who cannot, by HR: who sees everybody (REPORTES_TODOS) and decides on all of the families, any other is 403. The delegate sees and decides what waits for the delegator, in their reach, and must hold what the decisions take themselves: it lends people, not permissions. Families that the delegator or the delegate does not decide on are `inclusion` at `families`; somebody who decides on nothing is `inclusion` at `delegatorId`. The delegator is `own_account` at `delegateId`; who has asked, straight or by others, to be stood in for by the delegator in the same days is `invalid` there. What was delegated is not passed on. A last day before the first is `less_than` at `endsOn`, a first day that has passed `too_soon` at `startsOn`; the same delegate twice for a family and day is `taken` there. The delegate is told, and the delegator of what others made. */
  readonly create: Operation<[body: ApprovalDelegationInput], ApprovalDelegation, 'post'>
  /** Who can decide in one's place. People who decide on something that the delegator decides on, with the families, by name; at most twenty. Of somebody else it takes what approvalDelegations.create takes: REPORTES_TODOS, and only families on which one decides oneself are told; of none it is 403. */
  readonly delegates: Operation<[query?: operations['approvalDelegations.delegates']['parameters']['query']], PossibleDelegate[], 'get'>
  /** When one needs somebody to stand in. The time off of whoever asks, approved, that begins within sixty days or is under way, as far as no delegation covers it. Only for who decides on something that can be delegated. */
  readonly proposals: Operation<[], DelegationProposal[], 'get'>
  /** End a delegation. By either side, or by who made it; at once. One that is over is 409 `invalid` at `state`, one of others 404. */
  readonly withdraw: Operation<[id: string], ApprovalDelegation, 'post'>
}

/** Builds `approvalDelegations`: Who decides in the place of whom. */
export const approvalDelegations: Build<ApprovalDelegations> = /* @__PURE__ */ family('intranet', 'approvalDelegations index create delegates=g?/delegates proposals=g/proposals withdraw=p~')
