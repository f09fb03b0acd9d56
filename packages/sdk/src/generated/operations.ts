// Generated from specs/ by `pnpm codegen`. Never edited by hand.
import type { AccessRequestsOperations } from './administration/access-requests.ts'
import type { ApplicationsOperations } from './administration/applications.ts'
import type { AssignmentsOperations } from './administration/assignments.ts'
import type { ConfigurationOperations } from './administration/configuration.ts'
import type { CountriesOperations } from './administration/countries.ts'
import type { MaintenanceOperations } from './administration/maintenance.ts'
import type { PermissionsOperations } from './administration/permissions.ts'
import type { ReferencesOperations } from './administration/references.ts'
import type { RolesOperations } from './administration/roles.ts'
import type { UndeliveredMailsOperations } from './administration/undelivered-mails.ts'
import type { UsersOperations } from './administration/users.ts'
import type { ViewAsOperations } from './administration/view-as.ts'
import type { AgentStateOperations } from './attendance/agent-state.ts'
import type { BreakTurnsOperations } from './attendance/break-turns.ts'
import type { BreakTypesOperations } from './attendance/break-types.ts'
import type { ClockCorrectionsOperations } from './attendance/clock-corrections.ts'
import type { ClockEntriesOperations } from './attendance/clock-entries.ts'
import type { ClockOperations } from './attendance/clock.ts'
import type { CorrectionFilesOperations } from './attendance/correction-files.ts'
import type { DayIncidentsOperations } from './attendance/day-incidents.ts'
import type { HolidaysOperations } from './attendance/holidays.ts'
import type { HourBankOperations } from './attendance/hour-bank.ts'
import type { MonthSheetsOperations } from './attendance/month-sheets.ts'
import type { OnlineAgentsOperations } from './attendance/online-agents.ts'
import type { OvertimeOperations } from './attendance/overtime.ts'
import type { RecordGrantsOperations } from './attendance/record-grants.ts'
import type { RecordPackagesOperations } from './attendance/record-packages.ts'
import type { RecordViewsOperations } from './attendance/record-views.ts'
import type { ShiftAssignmentsOperations } from './attendance/shift-assignments.ts'
import type { ShiftPatternsOperations } from './attendance/shift-patterns.ts'
import type { ShiftsOperations } from './attendance/shifts.ts'
import type { SkillHoursOperations } from './attendance/skill-hours.ts'
import type { TeamOperations } from './attendance/team.ts'
import type { TimeAnchorsOperations } from './attendance/time-anchors.ts'
import type { TimeRulesOperations } from './attendance/time-rules.ts'
import type { WorkCentersOperations } from './attendance/work-centers.ts'
import type { WorkdaysOperations } from './attendance/workdays.ts'
import type { WorkingHoursOperations } from './attendance/working-hours.ts'
import type { DashboardOperations } from './home/dashboard.ts'
import type { EventsOperations } from './home/events.ts'
import type { LinksOperations } from './home/links.ts'
import type { NotificationsOperations } from './home/notifications.ts'
import type { StarredPagesOperations } from './home/starred-pages.ts'
import type { ActivationsOperations } from './lists/activations.ts'
import type { BlacklistCopiesOperations } from './lists/blacklist-copies.ts'
import type { BlacklistEntriesOperations } from './lists/blacklist-entries.ts'
import type { BlacklistRemovalsOperations } from './lists/blacklist-removals.ts'
import type { BlacklistsOperations } from './lists/blacklists.ts'
import type { DownloadsOperations } from './lists/downloads.ts'
import type { DuplicateRulesOperations } from './lists/duplicate-rules.ts'
import type { DuplicateSearchesOperations } from './lists/duplicate-searches.ts'
import type { DuplicatesOperations } from './lists/duplicates.ts'
import type { FiltersOperations } from './lists/filters.ts'
import type { ListsOperations } from './lists/lists.ts'
import type { RecordsOperations } from './lists/records.ts'
import type { SegmentRunsOperations } from './lists/segment-runs.ts'
import type { SegmentsOperations } from './lists/segments.ts'
import type { AnonymisationRulesOperations } from './loads/anonymisation-rules.ts'
import type { AnonymisationRunsOperations } from './loads/anonymisation-runs.ts'
import type { FieldClassesOperations } from './loads/field-classes.ts'
import type { LegalHoldsOperations } from './loads/legal-holds.ts'
import type { LoadSourcesOperations } from './loads/load-sources.ts'
import type { LoadsOperations } from './loads/loads.ts'
import type { RecordsFileOperations } from './loads/records-file.ts'
import type { RejectedRowsOperations } from './loads/rejected-rows.ts'
import type { TemplatesOperations } from './loads/templates.ts'
import type { UploadsOperations } from './loads/uploads.ts'
import type { PayslipBatchesOperations } from './payroll/payslip-batches.ts'
import type { PayslipsOperations } from './payroll/payslips.ts'
import type { AnalyticCodesOperations } from './projects/analytic-codes.ts'
import type { CampaignsOperations } from './projects/campaigns.ts'
import type { OperatingCodesOperations } from './projects/operating-codes.ts'
import type { ProjectAssignmentsOperations } from './projects/project-assignments.ts'
import type { ProjectsOperations } from './projects/projects.ts'
import type { ServiceCodesOperations } from './projects/service-codes.ts'
import type { SkillAssignmentsOperations } from './projects/skill-assignments.ts'
import type { SkillGroupsOperations } from './projects/skill-groups.ts'
import type { SkillsOperations } from './projects/skills.ts'
import type { SubcampaignsOperations } from './projects/subcampaigns.ts'
import type { SynchronizationOperations } from './projects/synchronization.ts'
import type { LogsOperations } from './reports/logs.ts'
import type { ReportDefinitionsOperations } from './reports/report-definitions.ts'
import type { ReportRunsOperations } from './reports/report-runs.ts'
import type { ExchangeTokensOperations } from './session/exchange-tokens.ts'
import type { PasswordsOperations } from './session/passwords.ts'
import type { ProfileOperations } from './session/profile.ts'
import type { RecoveryOperations } from './session/recovery.ts'
import type { RegistrationOperations } from './session/registration.ts'
import type { SecondFactorOperations } from './session/second-factor.ts'
import type { SecurityQuestionsOperations } from './session/security-questions.ts'
import type { SessionOperations } from './session/session.ts'
import type { SessionsOperations } from './session/sessions.ts'
import type { ContractsOperations } from './staff/contracts.ts'
import type { CoordinatorAssignmentsOperations } from './staff/coordinator-assignments.ts'
import type { EmployeeGroupMembersOperations } from './staff/employee-group-members.ts'
import type { EmployeeGroupsOperations } from './staff/employee-groups.ts'
import type { EmployeesOperations } from './staff/employees.ts'
import type { OrganizationOperations } from './staff/organization.ts'
import type { ClockRecountsOperations } from './tickets/clock-recounts.ts'
import type { FieldsOperations } from './tickets/fields.ts'
import type { FinalStatesOperations } from './tickets/final-states.ts'
import type { IncidentsOperations } from './tickets/incidents.ts'
import type { MailboxesOperations } from './tickets/mailboxes.ts'
import type { OpeningPlansOperations } from './tickets/opening-plans.ts'
import type { OpeningsOperations } from './tickets/openings.ts'
import type { PrioritiesOperations } from './tickets/priorities.ts'
import type { ServiceHoursOperations } from './tickets/service-hours.ts'
import type { TagsOperations } from './tickets/tags.ts'
import type { TaskTemplatesOperations } from './tickets/task-templates.ts'
import type { TasksOperations } from './tickets/tasks.ts'
import type { TicketBatchesOperations } from './tickets/ticket-batches.ts'
import type { TicketDeskOperations } from './tickets/ticket-desk.ts'
import type { TicketEntriesOperations } from './tickets/ticket-entries.ts'
import type { TicketFilesOperations } from './tickets/ticket-files.ts'
import type { TicketMacrosOperations } from './tickets/ticket-macros.ts'
import type { TicketSkipsOperations } from './tickets/ticket-skips.ts'
import type { TicketWebhooksOperations } from './tickets/ticket-webhooks.ts'
import type { TicketsOperations } from './tickets/tickets.ts'
import type { WorkflowsOperations } from './tickets/workflows.ts'
import type { AbsenceBalancesOperations } from './time-off/absence-balances.ts'
import type { AbsenceFilesOperations } from './time-off/absence-files.ts'
import type { AbsencePoliciesOperations } from './time-off/absence-policies.ts'
import type { AbsenceTypeTermsOperations } from './time-off/absence-type-terms.ts'
import type { AbsenceTypesOperations } from './time-off/absence-types.ts'
import type { AbsencesOperations } from './time-off/absences.ts'
import type { AbsenteeismOperations } from './time-off/absenteeism.ts'
import type { ApprovalDelegationsOperations } from './time-off/approval-delegations.ts'
import type { CalendarFeedsOperations } from './time-off/calendar-feeds.ts'
import type { InboxOperations } from './time-off/inbox.ts'
import type { OperationVacationsOperations } from './time-off/operation-vacations.ts'
import type { TeleworkAgreementsOperations } from './time-off/telework-agreements.ts'
import type { TeleworkDaysOperations } from './time-off/telework-days.ts'
import type { TeleworkVersionsOperations } from './time-off/telework-versions.ts'
import type { VacationBalancesOperations } from './time-off/vacation-balances.ts'
import type { VacationBlocksOperations } from './time-off/vacation-blocks.ts'
import type { VacationDaysOperations } from './time-off/vacation-days.ts'
import type { VacationMovementsOperations } from './time-off/vacation-movements.ts'
import type { VacationPeriodsOperations } from './time-off/vacation-periods.ts'
import type { VacationPlacesOperations } from './time-off/vacation-places.ts'
import type { VacationPlansOperations } from './time-off/vacation-plans.ts'
import type { VacationPoliciesOperations } from './time-off/vacation-policies.ts'
import type { VacationQuotasOperations } from './time-off/vacation-quotas.ts'
import type { VacationReportOperations } from './time-off/vacation-report.ts'
import type { VacationRequestsOperations } from './time-off/vacation-requests.ts'
import type { WorkdayAdaptationsOperations } from './time-off/workday-adaptations.ts'

/** Every operation of the contract, typed, by its id. */
export interface Operations extends AccessRequestsOperations {}
export interface Operations extends ApplicationsOperations {}
export interface Operations extends AssignmentsOperations {}
export interface Operations extends ConfigurationOperations {}
export interface Operations extends CountriesOperations {}
export interface Operations extends MaintenanceOperations {}
export interface Operations extends PermissionsOperations {}
export interface Operations extends ReferencesOperations {}
export interface Operations extends RolesOperations {}
export interface Operations extends UndeliveredMailsOperations {}
export interface Operations extends UsersOperations {}
export interface Operations extends ViewAsOperations {}
export interface Operations extends AgentStateOperations {}
export interface Operations extends BreakTurnsOperations {}
export interface Operations extends BreakTypesOperations {}
export interface Operations extends ClockCorrectionsOperations {}
export interface Operations extends ClockEntriesOperations {}
export interface Operations extends ClockOperations {}
export interface Operations extends CorrectionFilesOperations {}
export interface Operations extends DayIncidentsOperations {}
export interface Operations extends HolidaysOperations {}
export interface Operations extends HourBankOperations {}
export interface Operations extends MonthSheetsOperations {}
export interface Operations extends OnlineAgentsOperations {}
export interface Operations extends OvertimeOperations {}
export interface Operations extends RecordGrantsOperations {}
export interface Operations extends RecordPackagesOperations {}
export interface Operations extends RecordViewsOperations {}
export interface Operations extends ShiftAssignmentsOperations {}
export interface Operations extends ShiftPatternsOperations {}
export interface Operations extends ShiftsOperations {}
export interface Operations extends SkillHoursOperations {}
export interface Operations extends TeamOperations {}
export interface Operations extends TimeAnchorsOperations {}
export interface Operations extends TimeRulesOperations {}
export interface Operations extends WorkCentersOperations {}
export interface Operations extends WorkdaysOperations {}
export interface Operations extends WorkingHoursOperations {}
export interface Operations extends DashboardOperations {}
export interface Operations extends EventsOperations {}
export interface Operations extends LinksOperations {}
export interface Operations extends NotificationsOperations {}
export interface Operations extends StarredPagesOperations {}
export interface Operations extends ActivationsOperations {}
export interface Operations extends BlacklistCopiesOperations {}
export interface Operations extends BlacklistEntriesOperations {}
export interface Operations extends BlacklistRemovalsOperations {}
export interface Operations extends BlacklistsOperations {}
export interface Operations extends DownloadsOperations {}
export interface Operations extends DuplicateRulesOperations {}
export interface Operations extends DuplicateSearchesOperations {}
export interface Operations extends DuplicatesOperations {}
export interface Operations extends FiltersOperations {}
export interface Operations extends ListsOperations {}
export interface Operations extends RecordsOperations {}
export interface Operations extends SegmentRunsOperations {}
export interface Operations extends SegmentsOperations {}
export interface Operations extends AnonymisationRulesOperations {}
export interface Operations extends AnonymisationRunsOperations {}
export interface Operations extends FieldClassesOperations {}
export interface Operations extends LegalHoldsOperations {}
export interface Operations extends LoadSourcesOperations {}
export interface Operations extends LoadsOperations {}
export interface Operations extends RecordsFileOperations {}
export interface Operations extends RejectedRowsOperations {}
export interface Operations extends TemplatesOperations {}
export interface Operations extends UploadsOperations {}
export interface Operations extends PayslipBatchesOperations {}
export interface Operations extends PayslipsOperations {}
export interface Operations extends AnalyticCodesOperations {}
export interface Operations extends CampaignsOperations {}
export interface Operations extends OperatingCodesOperations {}
export interface Operations extends ProjectAssignmentsOperations {}
export interface Operations extends ProjectsOperations {}
export interface Operations extends ServiceCodesOperations {}
export interface Operations extends SkillAssignmentsOperations {}
export interface Operations extends SkillGroupsOperations {}
export interface Operations extends SkillsOperations {}
export interface Operations extends SubcampaignsOperations {}
export interface Operations extends SynchronizationOperations {}
export interface Operations extends LogsOperations {}
export interface Operations extends ReportDefinitionsOperations {}
export interface Operations extends ReportRunsOperations {}
export interface Operations extends ExchangeTokensOperations {}
export interface Operations extends PasswordsOperations {}
export interface Operations extends ProfileOperations {}
export interface Operations extends RecoveryOperations {}
export interface Operations extends RegistrationOperations {}
export interface Operations extends SecondFactorOperations {}
export interface Operations extends SecurityQuestionsOperations {}
export interface Operations extends SessionOperations {}
export interface Operations extends SessionsOperations {}
export interface Operations extends ContractsOperations {}
export interface Operations extends CoordinatorAssignmentsOperations {}
export interface Operations extends EmployeeGroupMembersOperations {}
export interface Operations extends EmployeeGroupsOperations {}
export interface Operations extends EmployeesOperations {}
export interface Operations extends OrganizationOperations {}
export interface Operations extends ClockRecountsOperations {}
export interface Operations extends FieldsOperations {}
export interface Operations extends FinalStatesOperations {}
export interface Operations extends IncidentsOperations {}
export interface Operations extends MailboxesOperations {}
export interface Operations extends OpeningPlansOperations {}
export interface Operations extends OpeningsOperations {}
export interface Operations extends PrioritiesOperations {}
export interface Operations extends ServiceHoursOperations {}
export interface Operations extends TagsOperations {}
export interface Operations extends TaskTemplatesOperations {}
export interface Operations extends TasksOperations {}
export interface Operations extends TicketBatchesOperations {}
export interface Operations extends TicketDeskOperations {}
export interface Operations extends TicketEntriesOperations {}
export interface Operations extends TicketFilesOperations {}
export interface Operations extends TicketMacrosOperations {}
export interface Operations extends TicketSkipsOperations {}
export interface Operations extends TicketWebhooksOperations {}
export interface Operations extends TicketsOperations {}
export interface Operations extends WorkflowsOperations {}
export interface Operations extends AbsenceBalancesOperations {}
export interface Operations extends AbsenceFilesOperations {}
export interface Operations extends AbsencePoliciesOperations {}
export interface Operations extends AbsenceTypeTermsOperations {}
export interface Operations extends AbsenceTypesOperations {}
export interface Operations extends AbsencesOperations {}
export interface Operations extends AbsenteeismOperations {}
export interface Operations extends ApprovalDelegationsOperations {}
export interface Operations extends CalendarFeedsOperations {}
export interface Operations extends InboxOperations {}
export interface Operations extends OperationVacationsOperations {}
export interface Operations extends TeleworkAgreementsOperations {}
export interface Operations extends TeleworkDaysOperations {}
export interface Operations extends TeleworkVersionsOperations {}
export interface Operations extends VacationBalancesOperations {}
export interface Operations extends VacationBlocksOperations {}
export interface Operations extends VacationDaysOperations {}
export interface Operations extends VacationMovementsOperations {}
export interface Operations extends VacationPeriodsOperations {}
export interface Operations extends VacationPlacesOperations {}
export interface Operations extends VacationPlansOperations {}
export interface Operations extends VacationPoliciesOperations {}
export interface Operations extends VacationQuotasOperations {}
export interface Operations extends VacationReportOperations {}
export interface Operations extends VacationRequestsOperations {}
export interface Operations extends WorkdayAdaptationsOperations {}

/** `family.act`, the operationId of the contract. */
export type OperationId = keyof Operations

/** The operations among which those of a family are. */
export interface OperationsOfFamilies {
  accessRequests: AccessRequestsOperations
  applications: ApplicationsOperations
  assignments: AssignmentsOperations
  configuration: ConfigurationOperations
  countries: CountriesOperations
  maintenance: MaintenanceOperations
  permissions: PermissionsOperations
  references: ReferencesOperations
  roles: RolesOperations
  undeliveredMails: UndeliveredMailsOperations
  users: UsersOperations
  viewAs: ViewAsOperations
  agentState: AgentStateOperations
  breakTurns: BreakTurnsOperations
  breakTypes: BreakTypesOperations
  clockCorrections: ClockCorrectionsOperations
  clockEntries: ClockEntriesOperations
  clock: ClockOperations
  correctionFiles: CorrectionFilesOperations
  dayIncidents: DayIncidentsOperations
  holidays: HolidaysOperations
  hourBank: HourBankOperations
  monthSheets: MonthSheetsOperations
  onlineAgents: OnlineAgentsOperations
  overtime: OvertimeOperations
  recordGrants: RecordGrantsOperations
  recordPackages: RecordPackagesOperations
  recordViews: RecordViewsOperations
  shiftAssignments: ShiftAssignmentsOperations
  shiftPatterns: ShiftPatternsOperations
  shifts: ShiftsOperations
  skillHours: SkillHoursOperations
  team: TeamOperations
  timeAnchors: TimeAnchorsOperations
  timeRules: TimeRulesOperations
  workCenters: WorkCentersOperations
  workdays: WorkdaysOperations
  workingHours: WorkingHoursOperations
  dashboard: DashboardOperations
  events: EventsOperations
  links: LinksOperations
  notifications: NotificationsOperations
  notificationPreferences: NotificationsOperations
  quietHours: NotificationsOperations
  notificationExclusions: NotificationsOperations
  starredPages: StarredPagesOperations
  activations: ActivationsOperations
  blacklistCopies: BlacklistCopiesOperations
  blacklistEntries: BlacklistEntriesOperations
  blacklistRemovals: BlacklistRemovalsOperations
  blacklists: BlacklistsOperations
  downloads: DownloadsOperations
  duplicateRules: DuplicateRulesOperations
  duplicateSearches: DuplicateSearchesOperations
  duplicates: DuplicatesOperations
  filters: FiltersOperations
  lists: ListsOperations
  records: RecordsOperations
  segmentRuns: SegmentRunsOperations
  segments: SegmentsOperations
  anonymisationRules: AnonymisationRulesOperations
  anonymisationRuns: AnonymisationRunsOperations
  fieldClasses: FieldClassesOperations
  legalHolds: LegalHoldsOperations
  loadSources: LoadSourcesOperations
  loads: LoadsOperations
  recordsFile: RecordsFileOperations
  rejectedRows: RejectedRowsOperations
  templates: TemplatesOperations
  uploads: UploadsOperations
  payslipBatches: PayslipBatchesOperations
  payslips: PayslipsOperations
  analyticCodes: AnalyticCodesOperations
  campaigns: CampaignsOperations
  operatingCodes: OperatingCodesOperations
  projectAssignments: ProjectAssignmentsOperations
  projects: ProjectsOperations
  serviceCodes: ServiceCodesOperations
  skillAssignments: SkillAssignmentsOperations
  skillGroups: SkillGroupsOperations
  skills: SkillsOperations
  subcampaigns: SubcampaignsOperations
  synchronization: SynchronizationOperations
  logs: LogsOperations
  reportDefinitions: ReportDefinitionsOperations
  reportRuns: ReportRunsOperations
  exchangeTokens: ExchangeTokensOperations
  passwords: PasswordsOperations
  profile: ProfileOperations
  recovery: RecoveryOperations
  registration: RegistrationOperations
  secondFactor: SecondFactorOperations
  securityQuestions: SecurityQuestionsOperations
  session: SessionOperations
  sessions: SessionsOperations
  contracts: ContractsOperations
  coordinatorAssignments: CoordinatorAssignmentsOperations
  employeeGroupMembers: EmployeeGroupMembersOperations
  employeeGroups: EmployeeGroupsOperations
  employees: EmployeesOperations
  organization: OrganizationOperations
  clockRecounts: ClockRecountsOperations
  fields: FieldsOperations
  finalStates: FinalStatesOperations
  incidents: IncidentsOperations
  mailboxes: MailboxesOperations
  openingPlans: OpeningPlansOperations
  openings: OpeningsOperations
  priorities: PrioritiesOperations
  serviceHours: ServiceHoursOperations
  tags: TagsOperations
  taskTemplates: TaskTemplatesOperations
  tasks: TasksOperations
  ticketBatches: TicketBatchesOperations
  ticketDesk: TicketDeskOperations
  ticketEntries: TicketEntriesOperations
  ticketFiles: TicketFilesOperations
  ticketMacros: TicketMacrosOperations
  ticketSkips: TicketSkipsOperations
  ticketWebhooks: TicketWebhooksOperations
  tickets: TicketsOperations
  workflows: WorkflowsOperations
  absenceBalances: AbsenceBalancesOperations
  absenceFiles: AbsenceFilesOperations
  absencePolicies: AbsencePoliciesOperations
  absenceTypeTerms: AbsenceTypeTermsOperations
  absenceTypes: AbsenceTypesOperations
  absences: AbsencesOperations
  absenteeism: AbsenteeismOperations
  approvalDelegations: ApprovalDelegationsOperations
  calendarFeeds: CalendarFeedsOperations
  inbox: InboxOperations
  operationVacations: OperationVacationsOperations
  teleworkAgreements: TeleworkAgreementsOperations
  teleworkDays: TeleworkDaysOperations
  teleworkVersions: TeleworkVersionsOperations
  vacationBalances: VacationBalancesOperations
  vacationBlocks: VacationBlocksOperations
  vacationDays: VacationDaysOperations
  vacationMovements: VacationMovementsOperations
  vacationPeriods: VacationPeriodsOperations
  vacationBids: VacationPeriodsOperations
  vacationPlaces: VacationPlacesOperations
  vacationPlans: VacationPlansOperations
  vacationPolicies: VacationPoliciesOperations
  vacationQuotas: VacationQuotasOperations
  vacationReport: VacationReportOperations
  vacationRequests: VacationRequestsOperations
  workdayAdaptations: WorkdayAdaptationsOperations
}
