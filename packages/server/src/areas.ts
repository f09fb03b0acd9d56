import type { HandlerTable } from '#contract/handlers.ts'
import { inboxAll } from '#inbox/inbox-source.ts'
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
import { agentStateHandlers } from '#areas/attendance/agent-state.handlers.ts'
import { breakTypesHandlers } from '#areas/attendance/break-types.handlers.ts'
import { breakTurnsHandlers } from '#areas/attendance/break-turns.handlers.ts'
import { clockCorrectionsInbox } from '#areas/attendance/clock-corrections.inbox.ts'
import { clockCorrectionsHandlers } from '#areas/attendance/clock-corrections.handlers.ts'
import { clockEntriesHandlers } from '#areas/attendance/clock-entries.handlers.ts'
import { clockHandlers } from '#areas/attendance/clock.handlers.ts'
import { correctionFilesHandlers } from '#areas/attendance/correction-files.handlers.ts'
import { holidaysHandlers } from '#areas/attendance/holidays.handlers.ts'
import { onlineAgentsHandlers } from '#areas/attendance/online-agents.handlers.ts'
import { recordGrantsHandlers } from '#areas/attendance/record-grants.handlers.ts'
import { recordPackagesHandlers } from '#areas/attendance/record-packages.handlers.ts'
import { recordViewsHandlers } from '#areas/attendance/record-views.handlers.ts'
import { shiftAssignmentsHandlers } from '#areas/attendance/shift-assignments.handlers.ts'
import { shiftPatternsHandlers } from '#areas/attendance/shift-patterns.handlers.ts'
import { shiftsHandlers } from '#areas/attendance/shifts.handlers.ts'
import { skillHoursHandlers } from '#areas/attendance/skill-hours.handlers.ts'
import { teamHandlers } from '#areas/attendance/team.handlers.ts'
import { timeAnchorsHandlers } from '#areas/attendance/time-anchors.handlers.ts'
import { workCentersHandlers } from '#areas/attendance/work-centers.handlers.ts'
import { workdayLines } from '#areas/attendance/workday-lines.ts'
import { workdaysHandlers } from '#areas/attendance/workdays.handlers.ts'
import { hourBankHandlers } from '#areas/attendance/hour-bank.handlers.ts'
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
import { loadsHandlers } from '#areas/loads/loads.handlers.ts'
import { recordsFileHandlers } from '#areas/loads/records-file.handlers.ts'
import { templatesHandlers } from '#areas/loads/templates.handlers.ts'
import { hoursOfAll } from '#areas/payroll/month-hours.ts'
import { payslipBatchesHandlers } from '#areas/payroll/payslip-batches.handlers.ts'
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
import { skillGroupsHandlers } from '#areas/projects/skill-groups.handlers.ts'
import { skillsHandlers } from '#areas/projects/skills.handlers.ts'
import { logsHandlers } from '#areas/reports/logs.handlers.ts'
import { reportDefinitionsHandlers } from '#areas/reports/report-definitions.handlers.ts'
import { reportAll } from '#areas/reports/report-lists.ts'
import { reportRunsHandlers } from '#areas/reports/report-runs.handlers.ts'
import { exchangeTokensHandlers } from '#areas/session/exchange-tokens.handlers.ts'
import { passwordsHandlers } from '#areas/session/passwords.handlers.ts'
import { profileHandlers } from '#areas/session/profile.handlers.ts'
import { sessionsHandlers } from '#areas/session/sessions.handlers.ts'
import { recoveryHandlers } from '#areas/session/recovery.handlers.ts'
import { securityQuestionsHandlers } from '#areas/session/security-questions.handlers.ts'
import { registrationHandlers } from '#areas/session/registration.handlers.ts'
import { secondFactorHandlers } from '#areas/session/second-factor.handlers.ts'
import { sessionHandlers } from '#areas/session/session.handlers.ts'
import { contractsHandlers } from '#areas/staff/contracts.handlers.ts'
import { coordinatorAssignmentsHandlers } from '#areas/staff/coordinator-assignments.handlers.ts'
import { employeeGroupMembersHandlers } from '#areas/staff/employee-group-members.handlers.ts'
import { employeeGroupsHandlers } from '#areas/staff/employee-groups.handlers.ts'
import { employeesHandlers } from '#areas/staff/employees.handlers.ts'
import { organizationHandlers } from '#areas/staff/organization.handlers.ts'
import { absenceBalancesHandlers } from '#areas/time-off/absence-balances.handlers.ts'
import { absenceFilesHandlers } from '#areas/time-off/absence-files.handlers.ts'
import { inboxTables, timeOffInbox } from '#areas/time-off/inbox-families.ts'
import { absencesHandlers } from '#areas/time-off/absences.handlers.ts'
import { absenteeismHandlers } from '#areas/time-off/absenteeism.handlers.ts'
import { vacationReportHandlers } from '#areas/time-off/vacation-report.handlers.ts'
import { absenceTypesHandlers } from '#areas/time-off/absence-types.handlers.ts'
import { absenceTypeTermsHandlers } from '#areas/time-off/absence-type-terms.handlers.ts'
import { workdayAdaptationsHandlers } from '#areas/time-off/workday-adaptations.handlers.ts'
import { teleworkAgreementsHandlers } from '#areas/time-off/telework-agreements.handlers.ts'
import { teleworkDaysHandlers } from '#areas/time-off/telework-days.handlers.ts'
import { teleworkVersionsHandlers } from '#areas/time-off/telework-versions.handlers.ts'
import { vacationBalancesHandlers } from '#areas/time-off/vacation-balances.handlers.ts'
import { timeRulesHandlers } from '#areas/attendance/time-rules.handlers.ts'
import { vacationBlocksHandlers } from '#areas/time-off/vacation-blocks.handlers.ts'
import { calendarFeedsHandlers } from '#areas/time-off/calendar-feeds.handlers.ts'
import { vacationDaysHandlers } from '#areas/time-off/vacation-days.handlers.ts'
import { vacationMovementsHandlers } from '#areas/time-off/vacation-movements.handlers.ts'
import { vacationPoliciesHandlers } from '#areas/time-off/vacation-policies.handlers.ts'
import { vacationRequestsHandlers } from '#areas/time-off/vacation-requests.handlers.ts'
import { operationVacationsHandlers } from '#areas/time-off/operation-vacations.handlers.ts'
import { vacationPlacesHandlers } from '#areas/time-off/vacation-places.handlers.ts'
import { vacationBidsHandlers } from '#areas/time-off/vacation-bids.handlers.ts'
import { vacationPeriodsHandlers } from '#areas/time-off/vacation-periods.handlers.ts'
import { vacationPlansHandlers } from '#areas/time-off/vacation-plans.handlers.ts'
import { vacationQuotasHandlers } from '#areas/time-off/vacation-quotas.handlers.ts'
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
hoursOfAll(() => handlerTables)
inboxAll(() => [clockCorrectionsInbox, ...timeOffInbox, accessRequestsInbox])
