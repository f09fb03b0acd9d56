import type { ApprovalDelegationsTable, HeldDecisionsTable } from './approval-delegations.ts'
import type { AccessRequestsTable, UserPermissionsTable } from './access-requests.ts'
import type { AbsenceTypesTable, AbsenceTypeTermsTable } from './absence-types.ts'
import type { AgentStatesTable } from './agent-states.ts'
import type { ProjectAssignmentsTable, SkillAssignmentsTable } from './assignments.ts'
import type { BreakTypesTable } from './break-types.ts'
import type { ApplicationsTable } from './applications.ts'
import type { LinksTable } from './links.ts'
import type { AuditChainTable, AuditEventsTable, AuditUnsealedTable } from './audit.ts'
import type { BreakTurnsTable } from './break-turns.ts'
import type { CalendarFeedsTable } from './calendar-feeds.ts'
import type { ClockCorrectionsTable } from './clock-corrections.ts'
import type { ClockEntriesTable } from './clock-entries.ts'
import type { ContractsTable, HolidaysTable, WorkCentersTable } from './contracts.ts'
import type { CoordinatorAssignmentsTable } from './coordinator-assignments.ts'
import type { AbsenceFilesTable, CorrectionFilesTable } from './proof-files.ts'
import type { WorkdayAdaptationsTable } from './workday-adaptations.ts'
import type { AbsenceActsTable, AbsencePartsTable, AbsencesTable } from './absences.ts'
import type { CountriesTable } from './countries.ts'
import type { EmployeeGroupMembersTable, EmployeeGroupsTable } from './employee-groups.ts'
import type { FieldsTable } from './fields.ts'
import type { HourBankMovementsTable } from './hour-bank.ts'
import type { TimeRulesTable } from './time-rules.ts'
import type {
  VacationBidsTable,
  VacationPeriodsTable,
  VacationPlacesTable,
  VacationPlansTable,
  VacationQuotasTable,
} from './vacation-plans.ts'
import type {
  VacationActsTable,
  VacationBlocksTable,
  VacationBucketsTable,
  VacationLinesTable,
  VacationMovementsTable,
  VacationPoliciesTable,
  VacationRequestsTable,
  VacationSpendingsTable,
} from './vacations.ts'
import type { MonthRemindersTable, MonthSheetActsTable, MonthSheetsTable } from './month-sheets.ts'
import type { IdempotencyKeysTable, JobsTable } from './jobs.ts'
import type {
  IncidentMessagesTable,
  IncidentPeopleTable,
  IncidentsTable,
  JustifiedTimesTable,
} from './incidents.ts'
import type { LoadRejectsTable } from './load-rejects.ts'
import type { LoadsTable } from './loads.ts'
import type {
  EventStreamsTable,
  LiveEventsTable,
  NotificationExclusionsTable,
  NotificationPreferencesTable,
  NotificationsTable,
  QuietHoursTable,
} from './notifications.ts'
import type { OperationUsesTable, SearchCountsTable } from './operation-uses.ts'
import type { PayslipBatchesTable, PayslipPagesTable, PayslipPartsTable, PayslipsTable } from './payslips.ts'
import type {
  EmployeesTable,
  RolePermissionsTable,
  RolesTable,
  UserRolesTable,
  UsersTable,
} from './people.ts'
import type {
  AnalyticCodesTable,
  OperatingCodesTable,
  ProjectsTable,
  ServiceCodesTable,
  SubcampaignsTable,
} from './projects.ts'
import type { ReportDefinitionsTable, ReportRunsTable, ReportSubscriptionsTable } from './reports.ts'
import type { RecordGrantsTable, RecordPackagesTable, RecordViewsTable } from './record-grants.ts'
import type { RecordsTable } from './records.ts'
import type { RecordsFilesTable } from './records-files.ts'
import type {
  RecoveryCodesTable,
  RegistrationsTable,
  SealingKeysTable,
  SecondFactorsTable,
} from './second-factors.ts'
import type { SecurityQuestionsTable } from './security-questions.ts'
import type {
  KnownDevicesTable,
  OneUseTokensTable,
  SessionsTable,
  SignInFailuresTable,
  SigningKeysTable,
} from './sessions.ts'
import type {
  ShiftAssignmentsTable,
  ShiftChangesTable,
  ShiftPatternsTable,
  ShiftPatternVersionsTable,
  ShiftsTable,
} from './shifts.ts'
import type { CampaignsTable, SkillGroupsTable, SkillsTable } from './skills.ts'
import type { StarredPagesTable } from './starred-pages.ts'
import type { SwitchesTable } from './switches.ts'
import type { SynchronizationChangesTable, SynchronizationsTable } from './synchronizations.ts'
import type { PrioritiesTable, TagsTable } from './tags.ts'
import type { TeleworkActsTable, TeleworkVersionsTable } from './telework.ts'
import type { TemplatesTable } from './templates.ts'
import type { RecordKeysTable, TimeAnchorHeadsTable, TimeAnchorsTable } from './time-anchors.ts'
import type { ViewLooksTable, ViewsTable } from './views.ts'
import type { WorkdaysTable } from './workdays.ts'
import type {
  FinalStatesTable,
  WorkflowEndsTable,
  WorkflowFieldsTable,
  WorkflowsTable,
  WorkflowVersionsTable,
} from './workflows.ts'

/** Every table, in camelCase: Kysely's plugin is the only translator. */
export type Schema = {
  users: UsersTable
  roles: RolesTable
  rolePermissions: RolePermissionsTable
  userRoles: UserRolesTable
  employees: EmployeesTable
  coordinatorAssignments: CoordinatorAssignmentsTable
  contracts: ContractsTable
  workCenters: WorkCentersTable
  holidays: HolidaysTable
  breakTurns: BreakTurnsTable
  calendarFeeds: CalendarFeedsTable
  shiftPatterns: ShiftPatternsTable
  shiftPatternVersions: ShiftPatternVersionsTable
  shiftAssignments: ShiftAssignmentsTable
  shifts: ShiftsTable
  shiftChanges: ShiftChangesTable
  clockCorrections: ClockCorrectionsTable
  correctionFiles: CorrectionFilesTable
  absences: AbsencesTable
  absenceActs: AbsenceActsTable
  absenceParts: AbsencePartsTable
  absenceFiles: AbsenceFilesTable
  workdayAdaptations: WorkdayAdaptationsTable
  monthSheets: MonthSheetsTable
  monthSheetActs: MonthSheetActsTable
  monthReminders: MonthRemindersTable
  hourBankMovements: HourBankMovementsTable
  vacationPolicies: VacationPoliciesTable
  vacationBuckets: VacationBucketsTable
  vacationMovements: VacationMovementsTable
  vacationRequests: VacationRequestsTable
  vacationLines: VacationLinesTable
  vacationSpendings: VacationSpendingsTable
  vacationActs: VacationActsTable
  timeRules: TimeRulesTable
  vacationBlocks: VacationBlocksTable
  vacationPlans: VacationPlansTable
  vacationQuotas: VacationQuotasTable
  vacationPlaces: VacationPlacesTable
  vacationPeriods: VacationPeriodsTable
  vacationBids: VacationBidsTable
  clockEntries: ClockEntriesTable
  workdays: WorkdaysTable
  recordKeys: RecordKeysTable
  timeAnchors: TimeAnchorsTable
  timeAnchorHeads: TimeAnchorHeadsTable
  recordGrants: RecordGrantsTable
  reportDefinitions: ReportDefinitionsTable
  reportSubscriptions: ReportSubscriptionsTable
  reportRuns: ReportRunsTable
  recordPackages: RecordPackagesTable
  recordViews: RecordViewsTable
  employeeGroups: EmployeeGroupsTable
  employeeGroupMembers: EmployeeGroupMembersTable
  signingKeys: SigningKeysTable
  sessions: SessionsTable
  views: ViewsTable
  viewLooks: ViewLooksTable
  signInFailures: SignInFailuresTable
  knownDevices: KnownDevicesTable
  oneUseTokens: OneUseTokensTable
  securityQuestions: SecurityQuestionsTable
  secondFactors: SecondFactorsTable
  recoveryCodes: RecoveryCodesTable
  registrations: RegistrationsTable
  sealingKeys: SealingKeysTable
  auditEvents: AuditEventsTable
  auditUnsealed: AuditUnsealedTable
  auditChain: AuditChainTable
  jobs: JobsTable
  idempotencyKeys: IdempotencyKeysTable
  operationUses: OperationUsesTable
  searchCounts: SearchCountsTable
  campaigns: CampaignsTable
  skillGroups: SkillGroupsTable
  skills: SkillsTable
  analyticCodes: AnalyticCodesTable
  serviceCodes: ServiceCodesTable
  operatingCodes: OperatingCodesTable
  projects: ProjectsTable
  subcampaigns: SubcampaignsTable
  synchronizations: SynchronizationsTable
  synchronizationChanges: SynchronizationChangesTable
  starredPages: StarredPagesTable
  switches: SwitchesTable
  countries: CountriesTable
  applications: ApplicationsTable
  links: LinksTable
  incidents: IncidentsTable
  incidentPeople: IncidentPeopleTable
  incidentMessages: IncidentMessagesTable
  justifiedTimes: JustifiedTimesTable
  fields: FieldsTable
  tags: TagsTable
  priorities: PrioritiesTable
  finalStates: FinalStatesTable
  workflows: WorkflowsTable
  workflowVersions: WorkflowVersionsTable
  workflowEnds: WorkflowEndsTable
  workflowFields: WorkflowFieldsTable
  templates: TemplatesTable
  recordsFiles: RecordsFilesTable
  loads: LoadsTable
  records: RecordsTable
  loadRejects: LoadRejectsTable
  breakTypes: BreakTypesTable
  absenceTypes: AbsenceTypesTable
  absenceTypeTerms: AbsenceTypeTermsTable
  teleworkVersions: TeleworkVersionsTable
  teleworkActs: TeleworkActsTable
  payslipBatches: PayslipBatchesTable
  payslipPages: PayslipPagesTable
  payslipParts: PayslipPartsTable
  payslips: PayslipsTable
  skillAssignments: SkillAssignmentsTable
  projectAssignments: ProjectAssignmentsTable
  agentStates: AgentStatesTable
  accessRequests: AccessRequestsTable
  approvalDelegations: ApprovalDelegationsTable
  heldDecisions: HeldDecisionsTable
  userPermissions: UserPermissionsTable
  notifications: NotificationsTable
  notificationPreferences: NotificationPreferencesTable
  quietHours: QuietHoursTable
  notificationExclusions: NotificationExclusionsTable
  liveEvents: LiveEventsTable
  eventStreams: EventStreamsTable
}
