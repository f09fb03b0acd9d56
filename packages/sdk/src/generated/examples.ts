// Generated from specs/ by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'
import type { OperationId } from './operations.ts'
import { examples as administrationAccessRequests } from './examples/administration/access-requests.ts'
import { examples as administrationApplications } from './examples/administration/applications.ts'
import { examples as administrationAssignments } from './examples/administration/assignments.ts'
import { examples as administrationConfiguration } from './examples/administration/configuration.ts'
import { examples as administrationCountries } from './examples/administration/countries.ts'
import { examples as administrationMaintenance } from './examples/administration/maintenance.ts'
import { examples as administrationPermissions } from './examples/administration/permissions.ts'
import { examples as administrationReferences } from './examples/administration/references.ts'
import { examples as administrationRoles } from './examples/administration/roles.ts'
import { examples as administrationUndeliveredMails } from './examples/administration/undelivered-mails.ts'
import { examples as administrationUsers } from './examples/administration/users.ts'
import { examples as administrationViewAs } from './examples/administration/view-as.ts'
import { examples as attendanceAgentState } from './examples/attendance/agent-state.ts'
import { examples as attendanceBreakTurns } from './examples/attendance/break-turns.ts'
import { examples as attendanceBreakTypes } from './examples/attendance/break-types.ts'
import { examples as attendanceClockCorrections } from './examples/attendance/clock-corrections.ts'
import { examples as attendanceClockEntries } from './examples/attendance/clock-entries.ts'
import { examples as attendanceClock } from './examples/attendance/clock.ts'
import { examples as attendanceCorrectionFiles } from './examples/attendance/correction-files.ts'
import { examples as attendanceDayIncidents } from './examples/attendance/day-incidents.ts'
import { examples as attendanceHolidays } from './examples/attendance/holidays.ts'
import { examples as attendanceHourBank } from './examples/attendance/hour-bank.ts'
import { examples as attendanceMonthSheets } from './examples/attendance/month-sheets.ts'
import { examples as attendanceOnlineAgents } from './examples/attendance/online-agents.ts'
import { examples as attendanceOvertime } from './examples/attendance/overtime.ts'
import { examples as attendanceRecordGrants } from './examples/attendance/record-grants.ts'
import { examples as attendanceRecordPackages } from './examples/attendance/record-packages.ts'
import { examples as attendanceRecordViews } from './examples/attendance/record-views.ts'
import { examples as attendanceShiftAssignments } from './examples/attendance/shift-assignments.ts'
import { examples as attendanceShiftPatterns } from './examples/attendance/shift-patterns.ts'
import { examples as attendanceShifts } from './examples/attendance/shifts.ts'
import { examples as attendanceSkillHours } from './examples/attendance/skill-hours.ts'
import { examples as attendanceTeam } from './examples/attendance/team.ts'
import { examples as attendanceTimeAnchors } from './examples/attendance/time-anchors.ts'
import { examples as attendanceTimeRules } from './examples/attendance/time-rules.ts'
import { examples as attendanceWorkCenters } from './examples/attendance/work-centers.ts'
import { examples as attendanceWorkdays } from './examples/attendance/workdays.ts'
import { examples as attendanceWorkingHours } from './examples/attendance/working-hours.ts'
import { examples as homeDashboard } from './examples/home/dashboard.ts'
import { examples as homeEvents } from './examples/home/events.ts'
import { examples as homeLinks } from './examples/home/links.ts'
import { examples as homeNotifications } from './examples/home/notifications.ts'
import { examples as homeStarredPages } from './examples/home/starred-pages.ts'
import { examples as listsActivations } from './examples/lists/activations.ts'
import { examples as listsBlacklistCopies } from './examples/lists/blacklist-copies.ts'
import { examples as listsBlacklistEntries } from './examples/lists/blacklist-entries.ts'
import { examples as listsBlacklistRemovals } from './examples/lists/blacklist-removals.ts'
import { examples as listsBlacklists } from './examples/lists/blacklists.ts'
import { examples as listsDownloads } from './examples/lists/downloads.ts'
import { examples as listsDuplicateRules } from './examples/lists/duplicate-rules.ts'
import { examples as listsDuplicateSearches } from './examples/lists/duplicate-searches.ts'
import { examples as listsDuplicates } from './examples/lists/duplicates.ts'
import { examples as listsFilters } from './examples/lists/filters.ts'
import { examples as listsLists } from './examples/lists/lists.ts'
import { examples as listsRecords } from './examples/lists/records.ts'
import { examples as listsSegmentRuns } from './examples/lists/segment-runs.ts'
import { examples as listsSegments } from './examples/lists/segments.ts'
import { examples as loadsAnonymisationRules } from './examples/loads/anonymisation-rules.ts'
import { examples as loadsAnonymisationRuns } from './examples/loads/anonymisation-runs.ts'
import { examples as loadsFieldClasses } from './examples/loads/field-classes.ts'
import { examples as loadsLegalHolds } from './examples/loads/legal-holds.ts'
import { examples as loadsLoadSources } from './examples/loads/load-sources.ts'
import { examples as loadsLoads } from './examples/loads/loads.ts'
import { examples as loadsRecordsFile } from './examples/loads/records-file.ts'
import { examples as loadsRejectedRows } from './examples/loads/rejected-rows.ts'
import { examples as loadsTemplates } from './examples/loads/templates.ts'
import { examples as loadsUploads } from './examples/loads/uploads.ts'
import { examples as payrollPayslipBatches } from './examples/payroll/payslip-batches.ts'
import { examples as payrollPayslips } from './examples/payroll/payslips.ts'
import { examples as projectsAnalyticCodes } from './examples/projects/analytic-codes.ts'
import { examples as projectsCampaigns } from './examples/projects/campaigns.ts'
import { examples as projectsOperatingCodes } from './examples/projects/operating-codes.ts'
import { examples as projectsProjectAssignments } from './examples/projects/project-assignments.ts'
import { examples as projectsProjects } from './examples/projects/projects.ts'
import { examples as projectsServiceCodes } from './examples/projects/service-codes.ts'
import { examples as projectsSkillAssignments } from './examples/projects/skill-assignments.ts'
import { examples as projectsSkillGroups } from './examples/projects/skill-groups.ts'
import { examples as projectsSkills } from './examples/projects/skills.ts'
import { examples as projectsSubcampaigns } from './examples/projects/subcampaigns.ts'
import { examples as projectsSynchronization } from './examples/projects/synchronization.ts'
import { examples as reportsLogs } from './examples/reports/logs.ts'
import { examples as reportsReportDefinitions } from './examples/reports/report-definitions.ts'
import { examples as reportsReportRuns } from './examples/reports/report-runs.ts'
import { examples as sessionExchangeTokens } from './examples/session/exchange-tokens.ts'
import { examples as sessionPasswords } from './examples/session/passwords.ts'
import { examples as sessionProfile } from './examples/session/profile.ts'
import { examples as sessionRecovery } from './examples/session/recovery.ts'
import { examples as sessionRegistration } from './examples/session/registration.ts'
import { examples as sessionSecondFactor } from './examples/session/second-factor.ts'
import { examples as sessionSecurityQuestions } from './examples/session/security-questions.ts'
import { examples as sessionSession } from './examples/session/session.ts'
import { examples as sessionSessions } from './examples/session/sessions.ts'
import { examples as staffContracts } from './examples/staff/contracts.ts'
import { examples as staffCoordinatorAssignments } from './examples/staff/coordinator-assignments.ts'
import { examples as staffEmployeeGroupMembers } from './examples/staff/employee-group-members.ts'
import { examples as staffEmployeeGroups } from './examples/staff/employee-groups.ts'
import { examples as staffEmployees } from './examples/staff/employees.ts'
import { examples as staffOrganization } from './examples/staff/organization.ts'
import { examples as ticketsClockRecounts } from './examples/tickets/clock-recounts.ts'
import { examples as ticketsFields } from './examples/tickets/fields.ts'
import { examples as ticketsFinalStates } from './examples/tickets/final-states.ts'
import { examples as ticketsIncidents } from './examples/tickets/incidents.ts'
import { examples as ticketsMailboxes } from './examples/tickets/mailboxes.ts'
import { examples as ticketsOpeningPlans } from './examples/tickets/opening-plans.ts'
import { examples as ticketsOpenings } from './examples/tickets/openings.ts'
import { examples as ticketsPriorities } from './examples/tickets/priorities.ts'
import { examples as ticketsServiceHours } from './examples/tickets/service-hours.ts'
import { examples as ticketsTags } from './examples/tickets/tags.ts'
import { examples as ticketsTaskTemplates } from './examples/tickets/task-templates.ts'
import { examples as ticketsTasks } from './examples/tickets/tasks.ts'
import { examples as ticketsTicketBatches } from './examples/tickets/ticket-batches.ts'
import { examples as ticketsTicketDesk } from './examples/tickets/ticket-desk.ts'
import { examples as ticketsTicketEntries } from './examples/tickets/ticket-entries.ts'
import { examples as ticketsTicketFiles } from './examples/tickets/ticket-files.ts'
import { examples as ticketsTicketMacros } from './examples/tickets/ticket-macros.ts'
import { examples as ticketsTicketSkips } from './examples/tickets/ticket-skips.ts'
import { examples as ticketsTicketWebhooks } from './examples/tickets/ticket-webhooks.ts'
import { examples as ticketsTickets } from './examples/tickets/tickets.ts'
import { examples as ticketsWorkflows } from './examples/tickets/workflows.ts'
import { examples as timeOffAbsenceBalances } from './examples/time-off/absence-balances.ts'
import { examples as timeOffAbsenceFiles } from './examples/time-off/absence-files.ts'
import { examples as timeOffAbsencePolicies } from './examples/time-off/absence-policies.ts'
import { examples as timeOffAbsenceTypeTerms } from './examples/time-off/absence-type-terms.ts'
import { examples as timeOffAbsenceTypes } from './examples/time-off/absence-types.ts'
import { examples as timeOffAbsences } from './examples/time-off/absences.ts'
import { examples as timeOffAbsenteeism } from './examples/time-off/absenteeism.ts'
import { examples as timeOffApprovalDelegations } from './examples/time-off/approval-delegations.ts'
import { examples as timeOffCalendarFeeds } from './examples/time-off/calendar-feeds.ts'
import { examples as timeOffInbox } from './examples/time-off/inbox.ts'
import { examples as timeOffOperationVacations } from './examples/time-off/operation-vacations.ts'
import { examples as timeOffTeleworkAgreements } from './examples/time-off/telework-agreements.ts'
import { examples as timeOffTeleworkDays } from './examples/time-off/telework-days.ts'
import { examples as timeOffTeleworkVersions } from './examples/time-off/telework-versions.ts'
import { examples as timeOffVacationBalances } from './examples/time-off/vacation-balances.ts'
import { examples as timeOffVacationBlocks } from './examples/time-off/vacation-blocks.ts'
import { examples as timeOffVacationDays } from './examples/time-off/vacation-days.ts'
import { examples as timeOffVacationMovements } from './examples/time-off/vacation-movements.ts'
import { examples as timeOffVacationPeriods } from './examples/time-off/vacation-periods.ts'
import { examples as timeOffVacationPlaces } from './examples/time-off/vacation-places.ts'
import { examples as timeOffVacationPlans } from './examples/time-off/vacation-plans.ts'
import { examples as timeOffVacationPolicies } from './examples/time-off/vacation-policies.ts'
import { examples as timeOffVacationQuotas } from './examples/time-off/vacation-quotas.ts'
import { examples as timeOffVacationReport } from './examples/time-off/vacation-report.ts'
import { examples as timeOffVacationRequests } from './examples/time-off/vacation-requests.ts'
import { examples as timeOffWorkdayAdaptations } from './examples/time-off/workday-adaptations.ts'

/** What every operation answers when all is well. */
export const exampleAnswers: Readonly<Record<OperationId, ExampleAnswer>> = Object.assign(
  {},
  administrationAccessRequests,
  administrationApplications,
  administrationAssignments,
  administrationConfiguration,
  administrationCountries,
  administrationMaintenance,
  administrationPermissions,
  administrationReferences,
  administrationRoles,
  administrationUndeliveredMails,
  administrationUsers,
  administrationViewAs,
  attendanceAgentState,
  attendanceBreakTurns,
  attendanceBreakTypes,
  attendanceClockCorrections,
  attendanceClockEntries,
  attendanceClock,
  attendanceCorrectionFiles,
  attendanceDayIncidents,
  attendanceHolidays,
  attendanceHourBank,
  attendanceMonthSheets,
  attendanceOnlineAgents,
  attendanceOvertime,
  attendanceRecordGrants,
  attendanceRecordPackages,
  attendanceRecordViews,
  attendanceShiftAssignments,
  attendanceShiftPatterns,
  attendanceShifts,
  attendanceSkillHours,
  attendanceTeam,
  attendanceTimeAnchors,
  attendanceTimeRules,
  attendanceWorkCenters,
  attendanceWorkdays,
  attendanceWorkingHours,
  homeDashboard,
  homeEvents,
  homeLinks,
  homeNotifications,
  homeStarredPages,
  listsActivations,
  listsBlacklistCopies,
  listsBlacklistEntries,
  listsBlacklistRemovals,
  listsBlacklists,
  listsDownloads,
  listsDuplicateRules,
  listsDuplicateSearches,
  listsDuplicates,
  listsFilters,
  listsLists,
  listsRecords,
  listsSegmentRuns,
  listsSegments,
  loadsAnonymisationRules,
  loadsAnonymisationRuns,
  loadsFieldClasses,
  loadsLegalHolds,
  loadsLoadSources,
  loadsLoads,
  loadsRecordsFile,
  loadsRejectedRows,
  loadsTemplates,
  loadsUploads,
  payrollPayslipBatches,
  payrollPayslips,
  projectsAnalyticCodes,
  projectsCampaigns,
  projectsOperatingCodes,
  projectsProjectAssignments,
  projectsProjects,
  projectsServiceCodes,
  projectsSkillAssignments,
  projectsSkillGroups,
  projectsSkills,
  projectsSubcampaigns,
  projectsSynchronization,
  reportsLogs,
  reportsReportDefinitions,
  reportsReportRuns,
  sessionExchangeTokens,
  sessionPasswords,
  sessionProfile,
  sessionRecovery,
  sessionRegistration,
  sessionSecondFactor,
  sessionSecurityQuestions,
  sessionSession,
  sessionSessions,
  staffContracts,
  staffCoordinatorAssignments,
  staffEmployeeGroupMembers,
  staffEmployeeGroups,
  staffEmployees,
  staffOrganization,
  ticketsClockRecounts,
  ticketsFields,
  ticketsFinalStates,
  ticketsIncidents,
  ticketsMailboxes,
  ticketsOpeningPlans,
  ticketsOpenings,
  ticketsPriorities,
  ticketsServiceHours,
  ticketsTags,
  ticketsTaskTemplates,
  ticketsTasks,
  ticketsTicketBatches,
  ticketsTicketDesk,
  ticketsTicketEntries,
  ticketsTicketFiles,
  ticketsTicketMacros,
  ticketsTicketSkips,
  ticketsTicketWebhooks,
  ticketsTickets,
  ticketsWorkflows,
  timeOffAbsenceBalances,
  timeOffAbsenceFiles,
  timeOffAbsencePolicies,
  timeOffAbsenceTypeTerms,
  timeOffAbsenceTypes,
  timeOffAbsences,
  timeOffAbsenteeism,
  timeOffApprovalDelegations,
  timeOffCalendarFeeds,
  timeOffInbox,
  timeOffOperationVacations,
  timeOffTeleworkAgreements,
  timeOffTeleworkDays,
  timeOffTeleworkVersions,
  timeOffVacationBalances,
  timeOffVacationBlocks,
  timeOffVacationDays,
  timeOffVacationMovements,
  timeOffVacationPeriods,
  timeOffVacationPlaces,
  timeOffVacationPlans,
  timeOffVacationPolicies,
  timeOffVacationQuotas,
  timeOffVacationReport,
  timeOffVacationRequests,
  timeOffWorkdayAdaptations,
)
