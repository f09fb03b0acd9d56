import type { HandlerTable } from '#contract/handlers.ts'
import type { Job } from '#jobs/jobs.ts'
import { inboxAll } from '#inbox/inbox-source.ts'
import { lettersJob } from '#mail/letters.job.ts'
import { shownJob } from '#notices/shown.job.ts'
import { referAll, referencesHandlers } from '#areas/administration/references.handlers.ts'
import { maintenanceHandlers } from '#areas/administration/maintenance.handlers.ts'
import { accessRequestsInbox } from '#areas/administration/access-requests.inbox.ts'
import { accessRequestsHandlers } from '#areas/administration/access-requests.handlers.ts'
import { assignmentsHandlers } from '#areas/administration/assignments.handlers.ts'
import { countriesHandlers } from '#areas/administration/countries.handlers.ts'
import { applicationsHandlers } from '#areas/administration/applications.handlers.ts'
import { carryAll, configurationHandlers } from '#areas/administration/configuration.handlers.ts'
import { permissionsHandlers } from '#areas/administration/permissions.handlers.ts'
import { rolesHandlers } from '#areas/administration/roles.handlers.ts'
import { undeliveredMailsHandlers } from '#areas/administration/undelivered-mails.handlers.ts'
import { viewAsHandlers } from '#areas/administration/view-as.handlers.ts'
import { usersHandlers } from '#areas/administration/users.handlers.ts'
import { userLettersJob } from '#areas/administration/users.job.ts'
import { anchorJob, startAnchors } from '#areas/attendance/anchor.job.ts'
import { anchorMailJob } from '#areas/attendance/anchor-mail.job.ts'
import { agentStateHandlers } from '#areas/attendance/agent-state.handlers.ts'
import { breakReminderJob } from '#areas/attendance/break-reminder.job.ts'
import { breakTypesHandlers } from '#areas/attendance/break-types.handlers.ts'
import { breakTurnsHandlers } from '#areas/attendance/break-turns.handlers.ts'
import { breakTurnsJob } from '#areas/attendance/break-turns.job.ts'
import { clockCorrectionsInbox } from '#areas/attendance/clock-corrections.inbox.ts'
import { clockCorrectionsHandlers } from '#areas/attendance/clock-corrections.handlers.ts'
import { clockEntriesHandlers } from '#areas/attendance/clock-entries.handlers.ts'
import { clockHandlers } from '#areas/attendance/clock.handlers.ts'
import { correctionExpiryJob } from '#areas/attendance/correction-expiry.job.ts'
import { correctionFileExpiryJob } from '#areas/attendance/correction-file-expiry.job.ts'
import { correctionFilesHandlers } from '#areas/attendance/correction-files.handlers.ts'
import { heldCorrectionJob } from '#areas/attendance/held-correction.job.ts'
import { holidaysHandlers } from '#areas/attendance/holidays.handlers.ts'
import { onlineAgentsHandlers } from '#areas/attendance/online-agents.handlers.ts'
import { recordGrantsHandlers } from '#areas/attendance/record-grants.handlers.ts'
import { recordPackageExpiryJob } from '#areas/attendance/record-package-expiry.job.ts'
import { recordPackageJob } from '#areas/attendance/record-package.job.ts'
import { recordPackagesHandlers } from '#areas/attendance/record-packages.handlers.ts'
import { recordViewsHandlers } from '#areas/attendance/record-views.handlers.ts'
import { shiftAssignmentsHandlers } from '#areas/attendance/shift-assignments.handlers.ts'
import { shiftPatternsHandlers } from '#areas/attendance/shift-patterns.handlers.ts'
import { shiftsHandlers } from '#areas/attendance/shifts.handlers.ts'
import { keptDaysJob, startKeptDays } from '#areas/attendance/kept-days.job.ts'
import { skillDaysJob, startSkillDays } from '#areas/attendance/skill-days.job.ts'
import { skillHoursHandlers } from '#areas/attendance/skill-hours.handlers.ts'
import { teamHandlers } from '#areas/attendance/team.handlers.ts'
import { timeAnchorsHandlers } from '#areas/attendance/time-anchors.handlers.ts'
import { workCentersHandlers } from '#areas/attendance/work-centers.handlers.ts'
import { workdayLines } from '#areas/attendance/workday-lines.ts'
import { workdaysHandlers } from '#areas/attendance/workdays.handlers.ts'
import { hourBankHandlers } from '#areas/attendance/hour-bank.handlers.ts'
import { monthRemindersJob } from '#areas/attendance/month-reminders.job.ts'
import { monthSheetsHandlers } from '#areas/attendance/month-sheets.handlers.ts'
import { overtimeHandlers } from '#areas/attendance/overtime.handlers.ts'
import { workingHoursHandlers } from '#areas/attendance/working-hours.handlers.ts'
import { dashboardHandlers } from '#areas/home/dashboard.handlers.ts'
import { eventsHandlers } from '#areas/home/events.handlers.ts'
import { linksHandlers } from '#areas/home/links.handlers.ts'
import { notificationExclusionsHandlers } from '#areas/home/notification-exclusions.handlers.ts'
import { quietHoursHandlers } from '#areas/home/quiet-hours.handlers.ts'
import { notificationPreferencesHandlers } from '#areas/home/notification-preferences.handlers.ts'
import { notificationsHandlers } from '#areas/home/notifications.handlers.ts'
import { starredPagesHandlers } from '#areas/home/starred-pages.handlers.ts'
import { discardBlobJob } from '#jobs/discard-blob.job.ts'
import { loadsHandlers } from '#areas/loads/loads.handlers.ts'
import { loadsJob } from '#areas/loads/loads.job.ts'
import { recordsFileHandlers } from '#areas/loads/records-file.handlers.ts'
import { templatesHandlers } from '#areas/loads/templates.handlers.ts'
import { hoursOfAll } from '#areas/payroll/month-hours.ts'
import { payslipAnalysisJob } from '#areas/payroll/payslip-analysis.job.ts'
import { payslipBatchesHandlers } from '#areas/payroll/payslip-batches.handlers.ts'
import { payslipPublicationJob } from '#areas/payroll/payslip-publication.job.ts'
import { payslipsHandlers } from '#areas/payroll/payslips.handlers.ts'
import { analyticCodesHandlers } from '#areas/projects/analytic-codes.handlers.ts'
import { campaignsHandlers } from '#areas/projects/campaigns.handlers.ts'
import { operatingCodesHandlers } from '#areas/projects/operating-codes.handlers.ts'
import { projectsHandlers } from '#areas/projects/projects.handlers.ts'
import { serviceCodesHandlers } from '#areas/projects/service-codes.handlers.ts'
import { subcampaignsHandlers } from '#areas/projects/subcampaigns.handlers.ts'
import { projectAssignmentsHandlers } from '#areas/projects/project-assignments.handlers.ts'
import { skillAssignmentsHandlers } from '#areas/projects/skill-assignments.handlers.ts'
import { synchronizationHandlers } from '#areas/projects/synchronization.handlers.ts'
import { synchronizationJob } from '#areas/projects/synchronization.job.ts'
import { skillGroupsHandlers } from '#areas/projects/skill-groups.handlers.ts'
import { skillsHandlers } from '#areas/projects/skills.handlers.ts'
import { logsHandlers } from '#areas/reports/logs.handlers.ts'
import { reportDefinitionsHandlers } from '#areas/reports/report-definitions.handlers.ts'
import { reportAll } from '#areas/reports/report-lists.ts'
import { reportRunExpiryJob } from '#areas/reports/report-run-expiry.job.ts'
import { reportRunJob } from '#areas/reports/report-run.job.ts'
import { reportRunsHandlers } from '#areas/reports/report-runs.handlers.ts'
import { reportScheduleJob } from '#areas/reports/report-schedule.job.ts'
import { exchangeTokensHandlers } from '#areas/session/exchange-tokens.handlers.ts'
import { passwordsHandlers } from '#areas/session/passwords.handlers.ts'
import { profileHandlers } from '#areas/session/profile.handlers.ts'
import { sessionsHandlers } from '#areas/session/sessions.handlers.ts'
import { recoveryHandlers } from '#areas/session/recovery.handlers.ts'
import { recoveryJob } from '#areas/session/recovery.job.ts'
import { securityQuestionsHandlers } from '#areas/session/security-questions.handlers.ts'
import { registrationHandlers } from '#areas/session/registration.handlers.ts'
import { registrationJob } from '#areas/session/registration.job.ts'
import { secondFactorHandlers } from '#areas/session/second-factor.handlers.ts'
import { sessionHandlers } from '#areas/session/session.handlers.ts'
import { slowedJob } from '#areas/session/slowed.job.ts'
import { contractsHandlers } from '#areas/staff/contracts.handlers.ts'
import { coordinatorAssignmentsHandlers } from '#areas/staff/coordinator-assignments.handlers.ts'
import { employeeGroupMembersHandlers } from '#areas/staff/employee-group-members.handlers.ts'
import { employeeGroupsHandlers } from '#areas/staff/employee-groups.handlers.ts'
import { employeesHandlers } from '#areas/staff/employees.handlers.ts'
import { organizationHandlers } from '#areas/staff/organization.handlers.ts'
import { absenceBalancesHandlers } from '#areas/time-off/absence-balances.handlers.ts'
import { absenceFileExpiryJob } from '#areas/time-off/absence-file-expiry.job.ts'
import { absenceFilesHandlers } from '#areas/time-off/absence-files.handlers.ts'
import { absenceProofJob } from '#areas/time-off/absence-proof.job.ts'
import { heldDecisionJobs, inboxTables, timeOffInbox } from '#areas/time-off/inbox-families.ts'
import { absencesHandlers } from '#areas/time-off/absences.handlers.ts'
import { absenteeismHandlers } from '#areas/time-off/absenteeism.handlers.ts'
import { vacationReportHandlers } from '#areas/time-off/vacation-report.handlers.ts'
import { absenceTypesHandlers } from '#areas/time-off/absence-types.handlers.ts'
import { absenceTypeTermsHandlers } from '#areas/time-off/absence-type-terms.handlers.ts'
import { adaptationSilenceJob } from '#areas/time-off/adaptation-silence.job.ts'
import { workdayAdaptationsHandlers } from '#areas/time-off/workday-adaptations.handlers.ts'
import { teleworkAgreementsHandlers } from '#areas/time-off/telework-agreements.handlers.ts'
import { teleworkDaysHandlers } from '#areas/time-off/telework-days.handlers.ts'
import { teleworkVersionsHandlers } from '#areas/time-off/telework-versions.handlers.ts'
import { vacationBalancesHandlers } from '#areas/time-off/vacation-balances.handlers.ts'
import { judgeAgainJob } from '#areas/attendance/judge-again.job.ts'
import { timeRulesHandlers } from '#areas/attendance/time-rules.handlers.ts'
import { vacationBlocksHandlers } from '#areas/time-off/vacation-blocks.handlers.ts'
import { calendarFeedsHandlers } from '#areas/time-off/calendar-feeds.handlers.ts'
import { vacationDaysHandlers } from '#areas/time-off/vacation-days.handlers.ts'
import { startSettling, vacationLedgerJob } from '#areas/time-off/vacation-ledger.job.ts'
import { vacationMovementsHandlers } from '#areas/time-off/vacation-movements.handlers.ts'
import { vacationPoliciesHandlers } from '#areas/time-off/vacation-policies.handlers.ts'
import { vacationRequestsHandlers } from '#areas/time-off/vacation-requests.handlers.ts'
import { heldVacationJob } from '#areas/time-off/held-vacation.job.ts'
import { operationVacationsHandlers } from '#areas/time-off/operation-vacations.handlers.ts'
import { vacationPlacesHandlers } from '#areas/time-off/vacation-places.handlers.ts'
import { vacationBidsHandlers } from '#areas/time-off/vacation-bids.handlers.ts'
import { vacationPeriodsHandlers } from '#areas/time-off/vacation-periods.handlers.ts'
import { vacationPlansHandlers } from '#areas/time-off/vacation-plans.handlers.ts'
import { vacationQuotasHandlers } from '#areas/time-off/vacation-quotas.handlers.ts'
import { startServing, vacationWaitingJob } from '#areas/time-off/vacation-waiting.job.ts'
import { fieldsHandlers } from '#areas/tickets/fields.handlers.ts'
import { incidentsHandlers } from '#areas/tickets/incidents.handlers.ts'
import { prioritiesHandlers } from '#areas/tickets/priorities.handlers.ts'
import { tagsHandlers } from '#areas/tickets/tags.handlers.ts'
import { finalStatesHandlers } from '#areas/tickets/final-states.handlers.ts'
import { workflowsHandlers } from '#areas/tickets/workflows.handlers.ts'

/** Every family of every area: the one place that knows them all. */
export const handlerTables: HandlerTable[] = [
  configurationHandlers,
  sessionHandlers,
  sessionsHandlers,
  exchangeTokensHandlers,
  passwordsHandlers,
  secondFactorHandlers,
  registrationHandlers,
  recoveryHandlers,
  securityQuestionsHandlers,
  profileHandlers,
  dashboardHandlers,
  starredPagesHandlers,
  eventsHandlers,
  notificationsHandlers,
  notificationPreferencesHandlers,
  quietHoursHandlers,
  notificationExclusionsHandlers,
  maintenanceHandlers,
  referencesHandlers,
  onlineAgentsHandlers,
  agentStateHandlers,
  breakTypesHandlers,
  clockHandlers,
  breakTurnsHandlers,
  clockCorrectionsHandlers,
  correctionFilesHandlers,
  clockEntriesHandlers,
  workdaysHandlers,
  workingHoursHandlers,
  monthSheetsHandlers,
  hourBankHandlers,
  overtimeHandlers,
  skillHoursHandlers,
  teamHandlers,
  timeAnchorsHandlers,
  recordPackagesHandlers,
  recordGrantsHandlers,
  recordViewsHandlers,
  workCentersHandlers,
  holidaysHandlers,
  shiftPatternsHandlers,
  shiftAssignmentsHandlers,
  shiftsHandlers,
  contractsHandlers,
  accessRequestsHandlers,
  logsHandlers,
  reportDefinitionsHandlers,
  reportRunsHandlers,
  usersHandlers,
  undeliveredMailsHandlers,
  viewAsHandlers,
  rolesHandlers,
  permissionsHandlers,
  assignmentsHandlers,
  countriesHandlers,
  applicationsHandlers,
  linksHandlers,
  employeesHandlers,
  coordinatorAssignmentsHandlers,
  employeeGroupsHandlers,
  employeeGroupMembersHandlers,
  organizationHandlers,
  absenceTypesHandlers,
  absenceTypeTermsHandlers,
  absencesHandlers,
  absenceFilesHandlers,
  absenceBalancesHandlers,
  workdayAdaptationsHandlers,
  absenteeismHandlers,
  vacationReportHandlers,
  vacationBalancesHandlers,
  calendarFeedsHandlers,
  vacationDaysHandlers,
  vacationPoliciesHandlers,
  timeRulesHandlers,
  vacationBlocksHandlers,
  vacationMovementsHandlers,
  vacationRequestsHandlers,
  vacationPlansHandlers,
  vacationQuotasHandlers,
  vacationPlacesHandlers,
  vacationPeriodsHandlers,
  vacationBidsHandlers,
  operationVacationsHandlers,
  ...inboxTables,
  teleworkAgreementsHandlers,
  teleworkDaysHandlers,
  teleworkVersionsHandlers,
  payslipsHandlers,
  payslipBatchesHandlers,
  skillsHandlers,
  skillGroupsHandlers,
  skillAssignmentsHandlers,
  projectAssignmentsHandlers,
  synchronizationHandlers,
  subcampaignsHandlers,
  campaignsHandlers,
  projectsHandlers,
  analyticCodesHandlers,
  serviceCodesHandlers,
  operatingCodesHandlers,
  fieldsHandlers,
  tagsHandlers,
  prioritiesHandlers,
  incidentsHandlers,
  finalStatesHandlers,
  workflowsHandlers,
  templatesHandlers,
  recordsFileHandlers,
  loadsHandlers,
]

carryAll(() => handlerTables)
referAll(() => handlerTables)
reportAll(() => handlerTables, { workdays: workdayLines })
reportAll(() => handlerTables)
hoursOfAll(() => handlerTables)
inboxAll(() => [clockCorrectionsInbox, ...timeOffInbox, accessRequestsInbox])

export const jobKinds: Job[] = [
  slowedJob,
  registrationJob,
  loadsJob,
  discardBlobJob,
  lettersJob,
  shownJob,
  recoveryJob,
  userLettersJob,
  synchronizationJob,
  breakReminderJob,
  breakTurnsJob,
  correctionExpiryJob,
  judgeAgainJob,
  correctionFileExpiryJob,
  heldCorrectionJob,
  anchorJob,
  anchorMailJob,
  recordPackageJob,
  recordPackageExpiryJob,
  monthRemindersJob,
  reportScheduleJob,
  reportRunJob,
  reportRunExpiryJob,
  vacationLedgerJob,
  skillDaysJob,
  keptDaysJob,
  absenceProofJob,
  adaptationSilenceJob,
  absenceFileExpiryJob,
  vacationWaitingJob,
  heldVacationJob,
  payslipAnalysisJob,
  payslipPublicationJob,
  ...heldDecisionJobs,
]

/** What is queued when a server starts. */
export async function queueAtStart(starting: Parameters<typeof startAnchors>[0]): Promise<void> {
  await startAnchors(starting)
  await startSettling(starting)
  await startSkillDays(starting)
  await startKeptDays(starting)
  await startServing(starting)
}
