// Every table, in camelCase: Kysely’s plugin is the only translator. Joined by `pnpm codegen`; the order of lines means nothing.
import type { AbsenceTypesTable } from '#db/schema/absence-types.ts'
import type { AbsenceTypeTermsTable } from '#db/schema/absence-types.ts'
import type { AbsencePoliciesTable } from '#db/schema/absence-types.ts'
import type { AbsencesTable } from '#db/schema/absences.ts'
import type { AbsenceActsTable } from '#db/schema/absences.ts'
import type { AbsencePartsTable } from '#db/schema/absences.ts'
import type { AccessRequestsTable } from '#db/schema/access-requests.ts'
import type { UserPermissionsTable } from '#db/schema/access-requests.ts'
import type { ActivationCertificatesTable } from '#db/schema/activation-certificates.ts'
import type { ActivationDaysTable } from '#db/schema/activation-days.ts'
import type { ActivationListsTable } from '#db/schema/activation-lists.ts'
import type { ActivationsTable } from '#db/schema/activations.ts'
import type { AgentStatesTable } from '#db/schema/agent-states.ts'
import type { AnonymisationRulesTable } from '#db/schema/anonymisation.ts'
import type { FieldClassesTable } from '#db/schema/anonymisation.ts'
import type { LegalHoldsTable } from '#db/schema/anonymisation.ts'
import type { AnonymisationRunsTable } from '#db/schema/anonymisation.ts'
import type { AnonymisedRecordsTable } from '#db/schema/anonymisation.ts'
import type { ApplicationsTable } from '#db/schema/applications.ts'
import type { ApprovalDelegationsTable } from '#db/schema/approval-delegations.ts'
import type { HeldDecisionsTable } from '#db/schema/approval-delegations.ts'
import type { SkillAssignmentsTable } from '#db/schema/assignments.ts'
import type { ProjectAssignmentsTable } from '#db/schema/assignments.ts'
import type { AuditEventsTable } from '#db/schema/audit.ts'
import type { AuditUnsealedTable } from '#db/schema/audit.ts'
import type { AuditChainTable } from '#db/schema/audit.ts'
import type { BlacklistsTable } from '#db/schema/blacklists.ts'
import type { BlacklistRunsTable } from '#db/schema/blacklists.ts'
import type { BlacklistEntriesTable } from '#db/schema/blacklists.ts'
import type { BlacklistEventsTable } from '#db/schema/blacklists.ts'
import type { BlacklistRemovalsTable } from '#db/schema/blacklists.ts'
import type { BlacklistCopiesTable } from '#db/schema/blacklists.ts'
import type { LoadFiltersTable } from '#db/schema/blacklists.ts'
import type { LoadExclusionsTable } from '#db/schema/blacklists.ts'
import type { BreakTurnsTable } from '#db/schema/break-turns.ts'
import type { BreakTypesTable } from '#db/schema/break-types.ts'
import type { CalendarFeedsTable } from '#db/schema/calendar-feeds.ts'
import type { CallingHoursTable } from '#db/schema/calling-hours.ts'
import type { ClockCorrectionsTable } from '#db/schema/clock-corrections.ts'
import type { ClockEntriesTable } from '#db/schema/clock-entries.ts'
import type { ClockRecountsTable } from '#db/schema/clock-recounts.ts'
import type { WorkCentersTable } from '#db/schema/contracts.ts'
import type { HolidaysTable } from '#db/schema/contracts.ts'
import type { ContractsTable } from '#db/schema/contracts.ts'
import type { CoordinatorAssignmentsTable } from '#db/schema/coordinator-assignments.ts'
import type { CountriesTable } from '#db/schema/countries.ts'
import type { DayIncidentsTable } from '#db/schema/day-incidents.ts'
import type { DayIncidentActsTable } from '#db/schema/day-incidents.ts'
import type { DayNoticesTable } from '#db/schema/day-incidents.ts'
import type { DownloadsTable } from '#db/schema/downloads.ts'
import type { DryRunsTable } from '#db/schema/dry-runs.ts'
import type { DuplicateRulesTable } from '#db/schema/duplicates.ts'
import type { DuplicateSearchesTable } from '#db/schema/duplicates.ts'
import type { DuplicateGroupsTable } from '#db/schema/duplicates.ts'
import type { DuplicateMembersTable } from '#db/schema/duplicates.ts'
import type { DuplicatePairsTable } from '#db/schema/duplicates.ts'
import type { DistinctRecordsTable } from '#db/schema/duplicates.ts'
import type { DuplicateMergesTable } from '#db/schema/duplicates.ts'
import type { EmployeeGroupsTable } from '#db/schema/employee-groups.ts'
import type { EmployeeGroupMembersTable } from '#db/schema/employee-groups.ts'
import type { FieldsTable } from '#db/schema/fields.ts'
import type { FilterVersionsTable } from '#db/schema/filter-versions.ts'
import type { FiltersTable } from '#db/schema/filters.ts'
import type { HourBankMovementsTable } from '#db/schema/hour-bank.ts'
import type { IncidentsTable } from '#db/schema/incidents.ts'
import type { IncidentPeopleTable } from '#db/schema/incidents.ts'
import type { IncidentMessagesTable } from '#db/schema/incidents.ts'
import type { JustifiedTimesTable } from '#db/schema/incidents.ts'
import type { JobsTable } from '#db/schema/jobs.ts'
import type { IdempotencyKeysTable } from '#db/schema/jobs.ts'
import type { LinksTable } from '#db/schema/links.ts'
import type { LoadMendsTable } from '#db/schema/load-mends.ts'
import type { LoadRejectsTable } from '#db/schema/load-rejects.ts'
import type { LoadSourcesTable } from '#db/schema/load-sources.ts'
import type { LoadSourceRunsTable } from '#db/schema/load-sources.ts'
import type { LoadUndosTable } from '#db/schema/load-undos.ts'
import type { LoadsTable } from '#db/schema/loads.ts'
import type { MailMessagesTable } from '#db/schema/mail-messages.ts'
import type { MailboxesTable } from '#db/schema/mailboxes.ts'
import type { MonthSheetsTable } from '#db/schema/month-sheets.ts'
import type { MonthSheetActsTable } from '#db/schema/month-sheets.ts'
import type { MonthRemindersTable } from '#db/schema/month-sheets.ts'
import type { NotificationsTable } from '#db/schema/notifications.ts'
import type { QuietHoursTable } from '#db/schema/notifications.ts'
import type { NotificationPreferencesTable } from '#db/schema/notifications.ts'
import type { NotificationExclusionsTable } from '#db/schema/notifications.ts'
import type { LiveEventsTable } from '#db/schema/notifications.ts'
import type { EventStreamsTable } from '#db/schema/notifications.ts'
import type { OpeningPlansTable } from '#db/schema/openings.ts'
import type { OpeningsTable } from '#db/schema/openings.ts'
import type { OperationUsesTable } from '#db/schema/operation-uses.ts'
import type { SearchCountsTable } from '#db/schema/operation-uses.ts'
import type { PayslipBatchesTable } from '#db/schema/payslips.ts'
import type { PayslipPagesTable } from '#db/schema/payslips.ts'
import type { PayslipPartsTable } from '#db/schema/payslips.ts'
import type { PayslipsTable } from '#db/schema/payslips.ts'
import type { UsersTable } from '#db/schema/people.ts'
import type { RolesTable } from '#db/schema/people.ts'
import type { RolePermissionsTable } from '#db/schema/people.ts'
import type { UserRolesTable } from '#db/schema/people.ts'
import type { EmployeesTable } from '#db/schema/people.ts'
import type { AnalyticCodesTable } from '#db/schema/projects.ts'
import type { ServiceCodesTable } from '#db/schema/projects.ts'
import type { OperatingCodesTable } from '#db/schema/projects.ts'
import type { SubcampaignsTable } from '#db/schema/projects.ts'
import type { ProjectsTable } from '#db/schema/projects.ts'
import type { CorrectionFilesTable } from '#db/schema/proof-files.ts'
import type { AbsenceFilesTable } from '#db/schema/proof-files.ts'
import type { RecordAttemptsTable } from '#db/schema/record-attempts.ts'
import type { RecordGrantsTable } from '#db/schema/record-grants.ts'
import type { RecordPackagesTable } from '#db/schema/record-grants.ts'
import type { RecordViewsTable } from '#db/schema/record-grants.ts'
import type { RecordVersionsTable } from '#db/schema/record-versions.ts'
import type { RecordWorkTable } from '#db/schema/record-work.ts'
import type { RecordsFilesTable } from '#db/schema/records-files.ts'
import type { RecordsTable } from '#db/schema/records.ts'
import type { ReportDefinitionsTable } from '#db/schema/reports.ts'
import type { ReportSubscriptionsTable } from '#db/schema/reports.ts'
import type { ReportRunsTable } from '#db/schema/reports.ts'
import type { SecondFactorsTable } from '#db/schema/second-factors.ts'
import type { RecoveryCodesTable } from '#db/schema/second-factors.ts'
import type { SealingKeysTable } from '#db/schema/second-factors.ts'
import type { RegistrationsTable } from '#db/schema/second-factors.ts'
import type { SecurityQuestionsTable } from '#db/schema/security-questions.ts'
import type { SegmentsTable } from '#db/schema/segments.ts'
import type { SegmentMembersTable } from '#db/schema/segments.ts'
import type { SegmentStoredArmsTable } from '#db/schema/segments.ts'
import type { SegmentRunsTable } from '#db/schema/segments.ts'
import type { SegmentResultsTable } from '#db/schema/segments.ts'
import type { SegmentHitsTable } from '#db/schema/segments.ts'
import type { ServiceHoursTable } from '#db/schema/service-hours.ts'
import type { SigningKeysTable } from '#db/schema/sessions.ts'
import type { SessionsTable } from '#db/schema/sessions.ts'
import type { SignInFailuresTable } from '#db/schema/sessions.ts'
import type { KnownDevicesTable } from '#db/schema/sessions.ts'
import type { OneUseTokensTable } from '#db/schema/sessions.ts'
import type { ShiftPatternsTable } from '#db/schema/shifts.ts'
import type { ShiftPatternVersionsTable } from '#db/schema/shifts.ts'
import type { ShiftAssignmentsTable } from '#db/schema/shifts.ts'
import type { ShiftsTable } from '#db/schema/shifts.ts'
import type { ShiftChangesTable } from '#db/schema/shifts.ts'
import type { CampaignsTable } from '#db/schema/skills.ts'
import type { SkillGroupsTable } from '#db/schema/skills.ts'
import type { SkillsTable } from '#db/schema/skills.ts'
import type { SkippedRecordsTable } from '#db/schema/skipped-records.ts'
import type { StarredPagesTable } from '#db/schema/starred-pages.ts'
import type { SwitchesTable } from '#db/schema/switches.ts'
import type { SynchronizationsTable } from '#db/schema/synchronizations.ts'
import type { SynchronizationChangesTable } from '#db/schema/synchronizations.ts'
import type { TagsTable } from '#db/schema/tags.ts'
import type { PrioritiesTable } from '#db/schema/tags.ts'
import type { TaskTemplatesTable } from '#db/schema/tasks.ts'
import type { TasksTable } from '#db/schema/tasks.ts'
import type { TaskDependenciesTable } from '#db/schema/tasks.ts'
import type { TaskFollowersTable } from '#db/schema/tasks.ts'
import type { TaskEntriesTable } from '#db/schema/tasks.ts'
import type { TeleworkVersionsTable } from '#db/schema/telework.ts'
import type { TeleworkActsTable } from '#db/schema/telework.ts'
import type { TemplatesTable } from '#db/schema/templates.ts'
import type { TicketClocksTable } from '#db/schema/ticket-clocks.ts'
import type { TicketPausesTable } from '#db/schema/ticket-clocks.ts'
import type { TicketMacrosTable } from '#db/schema/ticket-macros.ts'
import type { TicketSkipsTable } from '#db/schema/ticket-skips.ts'
import type { TicketWebhooksTable } from '#db/schema/ticket-webhooks.ts'
import type { TicketEventsTable } from '#db/schema/ticket-webhooks.ts'
import type { TicketWebhookDeliveriesTable } from '#db/schema/ticket-webhooks.ts'
import type { TicketWebhookTriesTable } from '#db/schema/ticket-webhooks.ts'
import type { TicketsTable } from '#db/schema/tickets.ts'
import type { TicketEntriesTable } from '#db/schema/tickets.ts'
import type { TicketEntryFilesTable } from '#db/schema/tickets.ts'
import type { TicketTagsTable } from '#db/schema/tickets.ts'
import type { TicketLinksTable } from '#db/schema/tickets.ts'
import type { TicketFollowersTable } from '#db/schema/tickets.ts'
import type { TicketViewsTable } from '#db/schema/tickets.ts'
import type { TicketChangesTable } from '#db/schema/tickets.ts'
import type { TicketAssignmentsTable } from '#db/schema/tickets.ts'
import type { TicketBatchesTable } from '#db/schema/tickets.ts'
import type { TicketBatchRowsTable } from '#db/schema/tickets.ts'
import type { RecordKeysTable } from '#db/schema/time-anchors.ts'
import type { TimeAnchorsTable } from '#db/schema/time-anchors.ts'
import type { TimeAnchorHeadsTable } from '#db/schema/time-anchors.ts'
import type { TimeRulesTable } from '#db/schema/time-rules.ts'
import type { UploadsTable } from '#db/schema/uploads.ts'
import type { UploadPartsTable } from '#db/schema/uploads.ts'
import type { VacationPlansTable } from '#db/schema/vacation-plans.ts'
import type { VacationQuotasTable } from '#db/schema/vacation-plans.ts'
import type { VacationPlacesTable } from '#db/schema/vacation-plans.ts'
import type { VacationPeriodsTable } from '#db/schema/vacation-plans.ts'
import type { VacationBidsTable } from '#db/schema/vacation-plans.ts'
import type { VacationPoliciesTable } from '#db/schema/vacations.ts'
import type { VacationBucketsTable } from '#db/schema/vacations.ts'
import type { VacationMovementsTable } from '#db/schema/vacations.ts'
import type { VacationRequestsTable } from '#db/schema/vacations.ts'
import type { VacationLinesTable } from '#db/schema/vacations.ts'
import type { VacationSpendingsTable } from '#db/schema/vacations.ts'
import type { VacationActsTable } from '#db/schema/vacations.ts'
import type { VacationBlocksTable } from '#db/schema/vacations.ts'
import type { ViewsTable } from '#db/schema/views.ts'
import type { ViewLooksTable } from '#db/schema/views.ts'
import type { WorkdayAdaptationsTable } from '#db/schema/workday-adaptations.ts'
import type { WorkdaysTable } from '#db/schema/workdays.ts'
import type { FinalStatesTable } from '#db/schema/workflows.ts'
import type { WorkflowsTable } from '#db/schema/workflows.ts'
import type { WorkflowVersionsTable } from '#db/schema/workflows.ts'
import type { WorkflowFieldsTable } from '#db/schema/workflows.ts'
import type { WorkflowEndsTable } from '#db/schema/workflows.ts'

export type Schema = {
  absenceActs: AbsenceActsTable
  absenceFiles: AbsenceFilesTable
  absenceParts: AbsencePartsTable
  absencePolicies: AbsencePoliciesTable
  absenceTypeTerms: AbsenceTypeTermsTable
  absenceTypes: AbsenceTypesTable
  absences: AbsencesTable
  accessRequests: AccessRequestsTable
  activationCertificates: ActivationCertificatesTable
  activationDays: ActivationDaysTable
  activationLists: ActivationListsTable
  activations: ActivationsTable
  agentStates: AgentStatesTable
  analyticCodes: AnalyticCodesTable
  anonymisationRules: AnonymisationRulesTable
  anonymisationRuns: AnonymisationRunsTable
  anonymisedRecords: AnonymisedRecordsTable
  applications: ApplicationsTable
  approvalDelegations: ApprovalDelegationsTable
  auditChain: AuditChainTable
  auditEvents: AuditEventsTable
  auditUnsealed: AuditUnsealedTable
  blacklistCopies: BlacklistCopiesTable
  blacklistEntries: BlacklistEntriesTable
  blacklistEvents: BlacklistEventsTable
  blacklistRemovals: BlacklistRemovalsTable
  blacklistRuns: BlacklistRunsTable
  blacklists: BlacklistsTable
  breakTurns: BreakTurnsTable
  breakTypes: BreakTypesTable
  calendarFeeds: CalendarFeedsTable
  callingHours: CallingHoursTable
  campaigns: CampaignsTable
  clockCorrections: ClockCorrectionsTable
  clockEntries: ClockEntriesTable
  clockRecounts: ClockRecountsTable
  contracts: ContractsTable
  coordinatorAssignments: CoordinatorAssignmentsTable
  correctionFiles: CorrectionFilesTable
  countries: CountriesTable
  dayIncidentActs: DayIncidentActsTable
  dayIncidents: DayIncidentsTable
  dayNotices: DayNoticesTable
  distinctRecords: DistinctRecordsTable
  downloads: DownloadsTable
  dryRuns: DryRunsTable
  duplicateGroups: DuplicateGroupsTable
  duplicateMembers: DuplicateMembersTable
  duplicateMerges: DuplicateMergesTable
  duplicatePairs: DuplicatePairsTable
  duplicateRules: DuplicateRulesTable
  duplicateSearches: DuplicateSearchesTable
  employeeGroupMembers: EmployeeGroupMembersTable
  employeeGroups: EmployeeGroupsTable
  employees: EmployeesTable
  eventStreams: EventStreamsTable
  fieldClasses: FieldClassesTable
  fields: FieldsTable
  filterVersions: FilterVersionsTable
  filters: FiltersTable
  finalStates: FinalStatesTable
  heldDecisions: HeldDecisionsTable
  holidays: HolidaysTable
  hourBankMovements: HourBankMovementsTable
  idempotencyKeys: IdempotencyKeysTable
  incidentMessages: IncidentMessagesTable
  incidentPeople: IncidentPeopleTable
  incidents: IncidentsTable
  jobs: JobsTable
  justifiedTimes: JustifiedTimesTable
  knownDevices: KnownDevicesTable
  legalHolds: LegalHoldsTable
  links: LinksTable
  liveEvents: LiveEventsTable
  loadExclusions: LoadExclusionsTable
  loadFilters: LoadFiltersTable
  loadMends: LoadMendsTable
  loadRejects: LoadRejectsTable
  loadSourceRuns: LoadSourceRunsTable
  loadSources: LoadSourcesTable
  loadUndos: LoadUndosTable
  loads: LoadsTable
  mailMessages: MailMessagesTable
  mailboxes: MailboxesTable
  monthReminders: MonthRemindersTable
  monthSheetActs: MonthSheetActsTable
  monthSheets: MonthSheetsTable
  notificationExclusions: NotificationExclusionsTable
  notificationPreferences: NotificationPreferencesTable
  notifications: NotificationsTable
  oneUseTokens: OneUseTokensTable
  openingPlans: OpeningPlansTable
  openings: OpeningsTable
  operatingCodes: OperatingCodesTable
  operationUses: OperationUsesTable
  payslipBatches: PayslipBatchesTable
  payslipPages: PayslipPagesTable
  payslipParts: PayslipPartsTable
  payslips: PayslipsTable
  priorities: PrioritiesTable
  projectAssignments: ProjectAssignmentsTable
  projects: ProjectsTable
  quietHours: QuietHoursTable
  recordAttempts: RecordAttemptsTable
  recordGrants: RecordGrantsTable
  recordKeys: RecordKeysTable
  recordPackages: RecordPackagesTable
  recordVersions: RecordVersionsTable
  recordViews: RecordViewsTable
  recordWork: RecordWorkTable
  records: RecordsTable
  recordsFiles: RecordsFilesTable
  recoveryCodes: RecoveryCodesTable
  registrations: RegistrationsTable
  reportDefinitions: ReportDefinitionsTable
  reportRuns: ReportRunsTable
  reportSubscriptions: ReportSubscriptionsTable
  rolePermissions: RolePermissionsTable
  roles: RolesTable
  sealingKeys: SealingKeysTable
  searchCounts: SearchCountsTable
  secondFactors: SecondFactorsTable
  securityQuestions: SecurityQuestionsTable
  segmentHits: SegmentHitsTable
  segmentMembers: SegmentMembersTable
  segmentResults: SegmentResultsTable
  segmentRuns: SegmentRunsTable
  segmentStoredArms: SegmentStoredArmsTable
  segments: SegmentsTable
  serviceCodes: ServiceCodesTable
  serviceHours: ServiceHoursTable
  sessions: SessionsTable
  shiftAssignments: ShiftAssignmentsTable
  shiftChanges: ShiftChangesTable
  shiftPatternVersions: ShiftPatternVersionsTable
  shiftPatterns: ShiftPatternsTable
  shifts: ShiftsTable
  signInFailures: SignInFailuresTable
  signingKeys: SigningKeysTable
  skillAssignments: SkillAssignmentsTable
  skillGroups: SkillGroupsTable
  skills: SkillsTable
  skippedRecords: SkippedRecordsTable
  starredPages: StarredPagesTable
  subcampaigns: SubcampaignsTable
  switches: SwitchesTable
  synchronizationChanges: SynchronizationChangesTable
  synchronizations: SynchronizationsTable
  tags: TagsTable
  taskDependencies: TaskDependenciesTable
  taskEntries: TaskEntriesTable
  taskFollowers: TaskFollowersTable
  taskTemplates: TaskTemplatesTable
  tasks: TasksTable
  teleworkActs: TeleworkActsTable
  teleworkVersions: TeleworkVersionsTable
  templates: TemplatesTable
  ticketAssignments: TicketAssignmentsTable
  ticketBatchRows: TicketBatchRowsTable
  ticketBatches: TicketBatchesTable
  ticketChanges: TicketChangesTable
  ticketClocks: TicketClocksTable
  ticketEntries: TicketEntriesTable
  ticketEntryFiles: TicketEntryFilesTable
  ticketEvents: TicketEventsTable
  ticketFollowers: TicketFollowersTable
  ticketLinks: TicketLinksTable
  ticketMacros: TicketMacrosTable
  ticketPauses: TicketPausesTable
  ticketSkips: TicketSkipsTable
  ticketTags: TicketTagsTable
  ticketViews: TicketViewsTable
  ticketWebhookDeliveries: TicketWebhookDeliveriesTable
  ticketWebhookTries: TicketWebhookTriesTable
  ticketWebhooks: TicketWebhooksTable
  tickets: TicketsTable
  timeAnchorHeads: TimeAnchorHeadsTable
  timeAnchors: TimeAnchorsTable
  timeRules: TimeRulesTable
  uploadParts: UploadPartsTable
  uploads: UploadsTable
  userPermissions: UserPermissionsTable
  userRoles: UserRolesTable
  users: UsersTable
  vacationActs: VacationActsTable
  vacationBids: VacationBidsTable
  vacationBlocks: VacationBlocksTable
  vacationBuckets: VacationBucketsTable
  vacationLines: VacationLinesTable
  vacationMovements: VacationMovementsTable
  vacationPeriods: VacationPeriodsTable
  vacationPlaces: VacationPlacesTable
  vacationPlans: VacationPlansTable
  vacationPolicies: VacationPoliciesTable
  vacationQuotas: VacationQuotasTable
  vacationRequests: VacationRequestsTable
  vacationSpendings: VacationSpendingsTable
  viewLooks: ViewLooksTable
  views: ViewsTable
  workCenters: WorkCentersTable
  workdayAdaptations: WorkdayAdaptationsTable
  workdays: WorkdaysTable
  workflowEnds: WorkflowEndsTable
  workflowFields: WorkflowFieldsTable
  workflowVersions: WorkflowVersionsTable
  workflows: WorkflowsTable
}
