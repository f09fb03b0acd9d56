// Generated from specs/ by `pnpm codegen`. Never edited by hand.
import { type Answers, type ContractPart, type JsonSchema, joined, type OperationPlace } from '#contract-answers.ts'
import type { OperationId } from './operations.ts'
import { part as administrationAccessRequests } from './answers/administration/access-requests.ts'
import { part as administrationApplications } from './answers/administration/applications.ts'
import { part as administrationAssignments } from './answers/administration/assignments.ts'
import { part as administrationConfiguration } from './answers/administration/configuration.ts'
import { part as administrationCountries } from './answers/administration/countries.ts'
import { part as administrationMaintenance } from './answers/administration/maintenance.ts'
import { part as administrationPermissions } from './answers/administration/permissions.ts'
import { part as administrationReferences } from './answers/administration/references.ts'
import { part as administrationRoles } from './answers/administration/roles.ts'
import { part as administrationUndeliveredMails } from './answers/administration/undelivered-mails.ts'
import { part as administrationUsers } from './answers/administration/users.ts'
import { part as administrationViewAs } from './answers/administration/view-as.ts'
import { part as attendanceAgentState } from './answers/attendance/agent-state.ts'
import { part as attendanceBreakTurns } from './answers/attendance/break-turns.ts'
import { part as attendanceBreakTypes } from './answers/attendance/break-types.ts'
import { part as attendanceClockCorrections } from './answers/attendance/clock-corrections.ts'
import { part as attendanceClockEntries } from './answers/attendance/clock-entries.ts'
import { part as attendanceClock } from './answers/attendance/clock.ts'
import { part as attendanceCorrectionFiles } from './answers/attendance/correction-files.ts'
import { part as attendanceDayIncidents } from './answers/attendance/day-incidents.ts'
import { part as attendanceHolidays } from './answers/attendance/holidays.ts'
import { part as attendanceHourBank } from './answers/attendance/hour-bank.ts'
import { part as attendanceMonthSheets } from './answers/attendance/month-sheets.ts'
import { part as attendanceOnlineAgents } from './answers/attendance/online-agents.ts'
import { part as attendanceOvertime } from './answers/attendance/overtime.ts'
import { part as attendanceRecordGrants } from './answers/attendance/record-grants.ts'
import { part as attendanceRecordPackages } from './answers/attendance/record-packages.ts'
import { part as attendanceRecordViews } from './answers/attendance/record-views.ts'
import { part as attendanceShiftAssignments } from './answers/attendance/shift-assignments.ts'
import { part as attendanceShiftPatterns } from './answers/attendance/shift-patterns.ts'
import { part as attendanceShifts } from './answers/attendance/shifts.ts'
import { part as attendanceSkillHours } from './answers/attendance/skill-hours.ts'
import { part as attendanceTeam } from './answers/attendance/team.ts'
import { part as attendanceTimeAnchors } from './answers/attendance/time-anchors.ts'
import { part as attendanceTimeRules } from './answers/attendance/time-rules.ts'
import { part as attendanceWorkCenters } from './answers/attendance/work-centers.ts'
import { part as attendanceWorkdays } from './answers/attendance/workdays.ts'
import { part as attendanceWorkingHours } from './answers/attendance/working-hours.ts'
import { part as homeDashboard } from './answers/home/dashboard.ts'
import { part as homeEvents } from './answers/home/events.ts'
import { part as homeLinks } from './answers/home/links.ts'
import { part as homeNotifications } from './answers/home/notifications.ts'
import { part as homeStarredPages } from './answers/home/starred-pages.ts'
import { part as listsActivations } from './answers/lists/activations.ts'
import { part as listsBlacklistCopies } from './answers/lists/blacklist-copies.ts'
import { part as listsBlacklistEntries } from './answers/lists/blacklist-entries.ts'
import { part as listsBlacklistRemovals } from './answers/lists/blacklist-removals.ts'
import { part as listsBlacklists } from './answers/lists/blacklists.ts'
import { part as listsDownloads } from './answers/lists/downloads.ts'
import { part as listsDuplicateRules } from './answers/lists/duplicate-rules.ts'
import { part as listsDuplicateSearches } from './answers/lists/duplicate-searches.ts'
import { part as listsDuplicates } from './answers/lists/duplicates.ts'
import { part as listsFilters } from './answers/lists/filters.ts'
import { part as listsLists } from './answers/lists/lists.ts'
import { part as listsRecords } from './answers/lists/records.ts'
import { part as listsSegmentRuns } from './answers/lists/segment-runs.ts'
import { part as listsSegments } from './answers/lists/segments.ts'
import { part as loadsAnonymisationRules } from './answers/loads/anonymisation-rules.ts'
import { part as loadsAnonymisationRuns } from './answers/loads/anonymisation-runs.ts'
import { part as loadsFieldClasses } from './answers/loads/field-classes.ts'
import { part as loadsLegalHolds } from './answers/loads/legal-holds.ts'
import { part as loadsLoadSources } from './answers/loads/load-sources.ts'
import { part as loadsLoads } from './answers/loads/loads.ts'
import { part as loadsRecordsFile } from './answers/loads/records-file.ts'
import { part as loadsRejectedRows } from './answers/loads/rejected-rows.ts'
import { part as loadsTemplates } from './answers/loads/templates.ts'
import { part as loadsUploads } from './answers/loads/uploads.ts'
import { part as payrollPayslipBatches } from './answers/payroll/payslip-batches.ts'
import { part as payrollPayslips } from './answers/payroll/payslips.ts'
import { part as projectsAnalyticCodes } from './answers/projects/analytic-codes.ts'
import { part as projectsAssigned } from './answers/projects/assigned.ts'
import { part as projectsCampaigns } from './answers/projects/campaigns.ts'
import { part as projectsNamed } from './answers/projects/named.ts'
import { part as projectsOperatingCodes } from './answers/projects/operating-codes.ts'
import { part as projectsProjectAssignments } from './answers/projects/project-assignments.ts'
import { part as projectsProjects } from './answers/projects/projects.ts'
import { part as projectsServiceCodes } from './answers/projects/service-codes.ts'
import { part as projectsSkillAssignments } from './answers/projects/skill-assignments.ts'
import { part as projectsSkillGroups } from './answers/projects/skill-groups.ts'
import { part as projectsSkills } from './answers/projects/skills.ts'
import { part as projectsSubcampaigns } from './answers/projects/subcampaigns.ts'
import { part as projectsSynchronization } from './answers/projects/synchronization.ts'
import { part as reportsLogs } from './answers/reports/logs.ts'
import { part as reportsReportDefinitions } from './answers/reports/report-definitions.ts'
import { part as reportsReportRuns } from './answers/reports/report-runs.ts'
import { part as sessionExchangeTokens } from './answers/session/exchange-tokens.ts'
import { part as sessionPasswords } from './answers/session/passwords.ts'
import { part as sessionProfile } from './answers/session/profile.ts'
import { part as sessionRecovery } from './answers/session/recovery.ts'
import { part as sessionRegistration } from './answers/session/registration.ts'
import { part as sessionSecondFactor } from './answers/session/second-factor.ts'
import { part as sessionSecurityQuestions } from './answers/session/security-questions.ts'
import { part as sessionSession } from './answers/session/session.ts'
import { part as sessionSessions } from './answers/session/sessions.ts'
import { part as sharedCatalogue } from './answers/shared/catalogue.ts'
import { part as sharedChanges } from './answers/shared/changes.ts'
import { part as sharedError } from './answers/shared/error.ts'
import { part as sharedImport } from './answers/shared/import.ts'
import { part as sharedPaging } from './answers/shared/paging.ts'
import { part as sharedParameters } from './answers/shared/parameters.ts'
import { part as staffContracts } from './answers/staff/contracts.ts'
import { part as staffCoordinatorAssignments } from './answers/staff/coordinator-assignments.ts'
import { part as staffEmployeeGroupMembers } from './answers/staff/employee-group-members.ts'
import { part as staffEmployeeGroups } from './answers/staff/employee-groups.ts'
import { part as staffEmployees } from './answers/staff/employees.ts'
import { part as staffOrganization } from './answers/staff/organization.ts'
import { part as ticketsClockRecounts } from './answers/tickets/clock-recounts.ts'
import { part as ticketsFields } from './answers/tickets/fields.ts'
import { part as ticketsFinalStates } from './answers/tickets/final-states.ts'
import { part as ticketsIncidents } from './answers/tickets/incidents.ts'
import { part as ticketsMailboxes } from './answers/tickets/mailboxes.ts'
import { part as ticketsOpeningPlans } from './answers/tickets/opening-plans.ts'
import { part as ticketsOpenings } from './answers/tickets/openings.ts'
import { part as ticketsPriorities } from './answers/tickets/priorities.ts'
import { part as ticketsServiceHours } from './answers/tickets/service-hours.ts'
import { part as ticketsTags } from './answers/tickets/tags.ts'
import { part as ticketsTaskTemplates } from './answers/tickets/task-templates.ts'
import { part as ticketsTasks } from './answers/tickets/tasks.ts'
import { part as ticketsTicketBatches } from './answers/tickets/ticket-batches.ts'
import { part as ticketsTicketDesk } from './answers/tickets/ticket-desk.ts'
import { part as ticketsTicketEntries } from './answers/tickets/ticket-entries.ts'
import { part as ticketsTicketFiles } from './answers/tickets/ticket-files.ts'
import { part as ticketsTicketMacros } from './answers/tickets/ticket-macros.ts'
import { part as ticketsTicketSkips } from './answers/tickets/ticket-skips.ts'
import { part as ticketsTicketWebhooks } from './answers/tickets/ticket-webhooks.ts'
import { part as ticketsTickets } from './answers/tickets/tickets.ts'
import { part as ticketsWorkflows } from './answers/tickets/workflows.ts'
import { part as timeOffAbsenceBalances } from './answers/time-off/absence-balances.ts'
import { part as timeOffAbsenceFiles } from './answers/time-off/absence-files.ts'
import { part as timeOffAbsencePreview } from './answers/time-off/absence-preview.ts'
import { part as timeOffAbsenceTypeTerms } from './answers/time-off/absence-type-terms.ts'
import { part as timeOffAbsenceTypes } from './answers/time-off/absence-types.ts'
import { part as timeOffAbsences } from './answers/time-off/absences.ts'
import { part as timeOffAbsenteeism } from './answers/time-off/absenteeism.ts'
import { part as timeOffApprovalDelegations } from './answers/time-off/approval-delegations.ts'
import { part as timeOffCalendarFeeds } from './answers/time-off/calendar-feeds.ts'
import { part as timeOffDayHolder } from './answers/time-off/day-holder.ts'
import { part as timeOffInbox } from './answers/time-off/inbox.ts'
import { part as timeOffOperationVacations } from './answers/time-off/operation-vacations.ts'
import { part as timeOffTeleworkAgreements } from './answers/time-off/telework-agreements.ts'
import { part as timeOffTeleworkDays } from './answers/time-off/telework-days.ts'
import { part as timeOffTeleworkVersions } from './answers/time-off/telework-versions.ts'
import { part as timeOffVacationBalances } from './answers/time-off/vacation-balances.ts'
import { part as timeOffVacationBlocks } from './answers/time-off/vacation-blocks.ts'
import { part as timeOffVacationDays } from './answers/time-off/vacation-days.ts'
import { part as timeOffVacationMovements } from './answers/time-off/vacation-movements.ts'
import { part as timeOffVacationOutcomes } from './answers/time-off/vacation-outcomes.ts'
import { part as timeOffVacationPeriods } from './answers/time-off/vacation-periods.ts'
import { part as timeOffVacationPlaces } from './answers/time-off/vacation-places.ts'
import { part as timeOffVacationPlans } from './answers/time-off/vacation-plans.ts'
import { part as timeOffVacationPolicies } from './answers/time-off/vacation-policies.ts'
import { part as timeOffVacationPreview } from './answers/time-off/vacation-preview.ts'
import { part as timeOffVacationQuotas } from './answers/time-off/vacation-quotas.ts'
import { part as timeOffVacationReport } from './answers/time-off/vacation-report.ts'
import { part as timeOffVacationRequests } from './answers/time-off/vacation-requests.ts'
import { part as timeOffVacationRules } from './answers/time-off/vacation-rules.ts'
import { part as timeOffWorkdayAdaptations } from './answers/time-off/workday-adaptations.ts'

const parts: readonly ContractPart[] = [
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
  projectsAssigned,
  projectsCampaigns,
  projectsNamed,
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
  sharedCatalogue,
  sharedChanges,
  sharedError,
  sharedImport,
  sharedPaging,
  sharedParameters,
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
  timeOffAbsencePreview,
  timeOffAbsenceTypeTerms,
  timeOffAbsenceTypes,
  timeOffAbsences,
  timeOffAbsenteeism,
  timeOffApprovalDelegations,
  timeOffCalendarFeeds,
  timeOffDayHolder,
  timeOffInbox,
  timeOffOperationVacations,
  timeOffTeleworkAgreements,
  timeOffTeleworkDays,
  timeOffTeleworkVersions,
  timeOffVacationBalances,
  timeOffVacationBlocks,
  timeOffVacationDays,
  timeOffVacationMovements,
  timeOffVacationOutcomes,
  timeOffVacationPeriods,
  timeOffVacationPlaces,
  timeOffVacationPlans,
  timeOffVacationPolicies,
  timeOffVacationPreview,
  timeOffVacationQuotas,
  timeOffVacationReport,
  timeOffVacationRequests,
  timeOffVacationRules,
  timeOffWorkdayAdaptations,
]

/** Where every operation is. */
export const operationPlaces: Readonly<Record<OperationId, OperationPlace>> = joined(
  parts,
  'places',
)

/** What every operation may answer. */
export const answers: Readonly<Record<OperationId, Answers>> = joined(parts, 'answers')

/** The schemas that `#/$defs/…` means. */
export const definitions: Readonly<Record<string, JsonSchema>> = joined(parts, 'definitions')
