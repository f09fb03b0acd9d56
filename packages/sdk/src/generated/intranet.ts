// Generated from specs/ by `pnpm codegen`. Never edited by hand.
import type { BreakTurnsPaths } from './attendance/break-turns.ts'
import type { ClockCorrectionsPaths } from './attendance/clock-corrections.ts'
import type { ClockEntriesPaths } from './attendance/clock-entries.ts'
import type { ClockPaths } from './attendance/clock.ts'
import type { CorrectionFilesPaths } from './attendance/correction-files.ts'
import type { DayIncidentsPaths } from './attendance/day-incidents.ts'
import type { HolidaysPaths } from './attendance/holidays.ts'
import type { HourBankPaths } from './attendance/hour-bank.ts'
import type { MonthSheetsPaths } from './attendance/month-sheets.ts'
import type { OvertimePaths } from './attendance/overtime.ts'
import type { RecordGrantsPaths } from './attendance/record-grants.ts'
import type { RecordPackagesPaths } from './attendance/record-packages.ts'
import type { RecordViewsPaths } from './attendance/record-views.ts'
import type { ShiftAssignmentsPaths } from './attendance/shift-assignments.ts'
import type { ShiftPatternsPaths } from './attendance/shift-patterns.ts'
import type { ShiftsPaths } from './attendance/shifts.ts'
import type { SkillHoursPaths } from './attendance/skill-hours.ts'
import type { TeamPaths } from './attendance/team.ts'
import type { TimeAnchorsPaths } from './attendance/time-anchors.ts'
import type { TimeRulesPaths } from './attendance/time-rules.ts'
import type { WorkCentersPaths } from './attendance/work-centers.ts'
import type { WorkdaysPaths } from './attendance/workdays.ts'
import type { WorkingHoursPaths } from './attendance/working-hours.ts'
import type { PayslipBatchesPaths } from './payroll/payslip-batches.ts'
import type { PayslipsPaths } from './payroll/payslips.ts'
import type { ReportDefinitionsPaths } from './reports/report-definitions.ts'
import type { ReportRunsPaths } from './reports/report-runs.ts'
import type { ContractsPaths } from './staff/contracts.ts'
import type { AbsenceBalancesPaths } from './time-off/absence-balances.ts'
import type { AbsenceFilesPaths } from './time-off/absence-files.ts'
import type { AbsencePoliciesPaths } from './time-off/absence-policies.ts'
import type { AbsencesPaths } from './time-off/absences.ts'
import type { AbsenteeismPaths } from './time-off/absenteeism.ts'
import type { ApprovalDelegationsPaths } from './time-off/approval-delegations.ts'
import type { CalendarFeedsPaths } from './time-off/calendar-feeds.ts'
import type { InboxPaths } from './time-off/inbox.ts'
import type { OperationVacationsPaths } from './time-off/operation-vacations.ts'
import type { TeleworkAgreementsPaths } from './time-off/telework-agreements.ts'
import type { TeleworkDaysPaths } from './time-off/telework-days.ts'
import type { TeleworkVersionsPaths } from './time-off/telework-versions.ts'
import type { VacationBalancesPaths } from './time-off/vacation-balances.ts'
import type { VacationBlocksPaths } from './time-off/vacation-blocks.ts'
import type { VacationDaysPaths } from './time-off/vacation-days.ts'
import type { VacationMovementsPaths } from './time-off/vacation-movements.ts'
import type { VacationPeriodsPaths } from './time-off/vacation-periods.ts'
import type { VacationPlacesPaths } from './time-off/vacation-places.ts'
import type { VacationPlansPaths } from './time-off/vacation-plans.ts'
import type { VacationPoliciesPaths } from './time-off/vacation-policies.ts'
import type { VacationQuotasPaths } from './time-off/vacation-quotas.ts'
import type { VacationReportPaths } from './time-off/vacation-report.ts'
import type { VacationRequestsPaths } from './time-off/vacation-requests.ts'
import type { WorkdayAdaptationsPaths } from './time-off/workday-adaptations.ts'

/** The paths of intranet. */
export interface IntranetPaths extends BreakTurnsPaths {}
export interface IntranetPaths extends ClockCorrectionsPaths {}
export interface IntranetPaths extends ClockEntriesPaths {}
export interface IntranetPaths extends ClockPaths {}
export interface IntranetPaths extends CorrectionFilesPaths {}
export interface IntranetPaths extends DayIncidentsPaths {}
export interface IntranetPaths extends HolidaysPaths {}
export interface IntranetPaths extends HourBankPaths {}
export interface IntranetPaths extends MonthSheetsPaths {}
export interface IntranetPaths extends OvertimePaths {}
export interface IntranetPaths extends RecordGrantsPaths {}
export interface IntranetPaths extends RecordPackagesPaths {}
export interface IntranetPaths extends RecordViewsPaths {}
export interface IntranetPaths extends ShiftAssignmentsPaths {}
export interface IntranetPaths extends ShiftPatternsPaths {}
export interface IntranetPaths extends ShiftsPaths {}
export interface IntranetPaths extends SkillHoursPaths {}
export interface IntranetPaths extends TeamPaths {}
export interface IntranetPaths extends TimeAnchorsPaths {}
export interface IntranetPaths extends TimeRulesPaths {}
export interface IntranetPaths extends WorkCentersPaths {}
export interface IntranetPaths extends WorkdaysPaths {}
export interface IntranetPaths extends WorkingHoursPaths {}
export interface IntranetPaths extends PayslipBatchesPaths {}
export interface IntranetPaths extends PayslipsPaths {}
export interface IntranetPaths extends ReportDefinitionsPaths {}
export interface IntranetPaths extends ReportRunsPaths {}
export interface IntranetPaths extends ContractsPaths {}
export interface IntranetPaths extends AbsenceBalancesPaths {}
export interface IntranetPaths extends AbsenceFilesPaths {}
export interface IntranetPaths extends AbsencePoliciesPaths {}
export interface IntranetPaths extends AbsencesPaths {}
export interface IntranetPaths extends AbsenteeismPaths {}
export interface IntranetPaths extends ApprovalDelegationsPaths {}
export interface IntranetPaths extends CalendarFeedsPaths {}
export interface IntranetPaths extends InboxPaths {}
export interface IntranetPaths extends OperationVacationsPaths {}
export interface IntranetPaths extends TeleworkAgreementsPaths {}
export interface IntranetPaths extends TeleworkDaysPaths {}
export interface IntranetPaths extends TeleworkVersionsPaths {}
export interface IntranetPaths extends VacationBalancesPaths {}
export interface IntranetPaths extends VacationBlocksPaths {}
export interface IntranetPaths extends VacationDaysPaths {}
export interface IntranetPaths extends VacationMovementsPaths {}
export interface IntranetPaths extends VacationPeriodsPaths {}
export interface IntranetPaths extends VacationPlacesPaths {}
export interface IntranetPaths extends VacationPlansPaths {}
export interface IntranetPaths extends VacationPoliciesPaths {}
export interface IntranetPaths extends VacationQuotasPaths {}
export interface IntranetPaths extends VacationReportPaths {}
export interface IntranetPaths extends VacationRequestsPaths {}
export interface IntranetPaths extends WorkdayAdaptationsPaths {}
