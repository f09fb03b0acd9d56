import * as people from './001-people.ts'
import * as sessions from './002-sessions.ts'
import * as jobs from './003-jobs.ts'
import * as skills from './004-skills.ts'
import * as fields from './005-fields.ts'
import * as loads from './006-loads.ts'
import * as recovery from './007-recovery.ts'
import * as secondFactor from './008-second-factor.ts'
import * as devices from './009-devices.ts'
import * as starredPages from './010-starred-pages.ts'
import * as notifications from './011-notifications.ts'
import * as presence from './012-presence.ts'
import * as accessRequests from './013-access-requests.ts'
import * as operationUses from './014-operation-uses.ts'
import * as audit from './015-audit.ts'
import * as tags from './016-tags.ts'
import * as users from './017-users.ts'
import * as roles from './018-roles.ts'
import * as coordinatorAssignments from './019-coordinator-assignments.ts'
import * as employeeGroups from './020-employee-groups.ts'
import * as quietHours from './023-quiet-hours.ts'
import * as breakTypes from './024-break-types.ts'
import * as absenceTypes from './025-absence-types.ts'
import * as workflows from './026-workflows.ts'
import * as projects from './027-projects.ts'
import * as subcampaigns from './028-subcampaigns.ts'
import * as applications from './029-applications.ts'
import * as countries from './030-countries.ts'
import * as incidents from './031-incidents.ts'
import * as plainNames from './032-plain-names.ts'
import * as views from './033-views.ts'
import * as links from './037-links.ts'
import * as fieldVersions from './038-field-versions.ts'
import * as skillAssignments from './041-skill-assignments.ts'
import * as projectAssignments from './042-project-assignments.ts'
import * as firstPages from './043-first-pages.ts'
import * as synchronizationScope from './043-synchronization-scope.ts'
import * as deletedRoles from './044-deleted-roles.ts'
import * as deletedFields from './046-deleted-fields.ts'
import * as incidentWorkflows from './047-incident-workflows.ts'
import * as idempotencyKeysByAge from './048-idempotency-keys-by-age.ts'
import * as knownDevices from './049-known-devices.ts'
import * as signedHeads from './050-signed-heads.ts'
import * as countedRejects from './051-counted-rejects.ts'
import * as undeliveredMails from './052-undelivered-mails.ts'
import * as internalAnswers from './053-internal-answers.ts'
import * as searchCounts from './054-search-counts.ts'
import * as loadOutcomes from './055-load-outcomes.ts'
import * as workCenters from './056-work-centers.ts'
import * as contracts from './057-contracts.ts'
import * as clockEntries from './058-clock-entries.ts'
import * as clockCorrections from './059-clock-corrections.ts'
import * as effectiveTime from './060-effective-time.ts'
import * as shiftPatterns from './061-shift-patterns.ts'
import * as shifts from './062-shifts.ts'
import * as monthSheets from './063-month-sheets.ts'
import * as hourBank from './064-hour-bank.ts'
import * as timeAnchors from './065-time-anchors.ts'
import * as recordGrants from './066-record-grants.ts'
import * as clocksInPortal from './067-clocks-in-portal.ts'
import * as breakTurns from './068-break-turns.ts'
import * as reportDefinitions from './069-report-definitions.ts'
import * as reportRuns from './070-report-runs.ts'
import * as statesByTime from './071-states-by-time.ts'
import * as clockSince from './072-clock-since.ts'
import * as correctionFiles from './073-correction-files.ts'
import * as vacationPolicies from './074-vacation-policies.ts'
import * as vacationLedger from './075-vacation-ledger.ts'
import * as vacationRequests from './076-vacation-requests.ts'
import * as vacationBlocks from './077-vacation-blocks.ts'
import * as shiftBounds from './078-shift-bounds.ts'
import * as reportReach from './079-report-reach.ts'
import * as absences from './080-absences.ts'
import * as workdayAdaptations from './081-workday-adaptations.ts'
import * as returnedVacation from './082-returned-vacation.ts'
import * as vacationPlans from './084-vacation-plans.ts'
import * as vacationWaiting from './085-vacation-waiting.ts'
import * as vacationPeriods from './086-vacation-periods.ts'
import * as timeRules from './088-time-rules.ts'
import * as correctionConsent from './089-correction-consent.ts'
import * as remoteTime from './090-remote-time.ts'
import * as telework from './091-telework.ts'
import * as vacationLinesOfPerson from './092-vacation-lines-of-person.ts'
import * as skillDays from './093-skill-days.ts'
import * as keptWhenDone from './097-kept-when-done.ts'
import * as weekAndNight from './098-week-and-night.ts'
import * as keptDays from './094-kept-days.ts'
import * as calendarFeeds from './106-calendar-feeds.ts'
import * as oldDaysJudged from './115-old-days-judged.ts'
import * as payslips from './099-payslips.ts'
import * as archivedVacation from './104-archived-vacation.ts'
import * as approvalDelegations from './102-approval-delegations.ts'
import * as heldDecisions from './103-held-decisions.ts'
import * as vacationEndedEarly from './112-vacation-ended-early.ts'
import * as absenceHours from './127-absence-hours.ts'
import * as nightOvertime from './118-night-overtime.ts'
import * as lockedMonthsNoted from './119-locked-months-noted.ts'
import * as daysNotedByKey from './120-days-noted-by-key.ts'
import * as delegationMadeBy from './128-delegation-made-by.ts'
import * as keptSums from './122-kept-sums.ts'
import * as skillSums from './123-skill-sums.ts'
import * as agreedSums from './132-agreed-sums.ts'

/** Expand first, contract a release later: the server before this one must still work on the new schema. */
export const migrations = {
  '001-people': people,
  '002-sessions': sessions,
  '003-jobs': jobs,
  '004-skills': skills,
  '005-fields': fields,
  '006-loads': loads,
  '007-recovery': recovery,
  '008-second-factor': secondFactor,
  '009-devices': devices,
  '010-starred-pages': starredPages,
  '011-notifications': notifications,
  '012-presence': presence,
  '013-access-requests': accessRequests,
  '014-operation-uses': operationUses,
  '015-audit': audit,
  '016-tags': tags,
  '017-users': users,
  '018-roles': roles,
  '019-coordinator-assignments': coordinatorAssignments,
  '020-employee-groups': employeeGroups,
  '023-quiet-hours': quietHours,
  '024-break-types': breakTypes,
  '025-absence-types': absenceTypes,
  '026-workflows': workflows,
  '027-projects': projects,
  '028-subcampaigns': subcampaigns,
  '029-applications': applications,
  '030-countries': countries,
  '031-incidents': incidents,
  '032-plain-names': plainNames,
  '033-views': views,
  '037-links': links,
  '038-field-versions': fieldVersions,
  '041-skill-assignments': skillAssignments,
  '042-project-assignments': projectAssignments,
  '043-first-pages': firstPages,
  '043-synchronization-scope': synchronizationScope,
  '044-deleted-roles': deletedRoles,
  '046-deleted-fields': deletedFields,
  '047-incident-workflows': incidentWorkflows,
  '048-idempotency-keys-by-age': idempotencyKeysByAge,
  '049-known-devices': knownDevices,
  '050-signed-heads': signedHeads,
  '051-counted-rejects': countedRejects,
  '052-undelivered-mails': undeliveredMails,
  '053-internal-answers': internalAnswers,
  '054-search-counts': searchCounts,
  '055-load-outcomes': loadOutcomes,
  '056-work-centers': workCenters,
  '057-contracts': contracts,
  '058-clock-entries': clockEntries,
  '059-clock-corrections': clockCorrections,
  '060-effective-time': effectiveTime,
  '061-shift-patterns': shiftPatterns,
  '062-shifts': shifts,
  '063-month-sheets': monthSheets,
  '064-hour-bank': hourBank,
  '065-time-anchors': timeAnchors,
  '066-record-grants': recordGrants,
  '067-clocks-in-portal': clocksInPortal,
  '068-break-turns': breakTurns,
  '069-report-definitions': reportDefinitions,
  '070-report-runs': reportRuns,
  '071-states-by-time': statesByTime,
  '072-clock-since': clockSince,
  '073-correction-files': correctionFiles,
  '074-vacation-policies': vacationPolicies,
  '075-vacation-ledger': vacationLedger,
  '076-vacation-requests': vacationRequests,
  '077-vacation-blocks': vacationBlocks,
  '078-shift-bounds': shiftBounds,
  '079-report-reach': reportReach,
  '080-absences': absences,
  '081-workday-adaptations': workdayAdaptations,
  '082-returned-vacation': returnedVacation,
  '084-vacation-plans': vacationPlans,
  '085-vacation-waiting': vacationWaiting,
  '086-vacation-periods': vacationPeriods,
  '088-time-rules': timeRules,
  '089-correction-consent': correctionConsent,
  '090-remote-time': remoteTime,
  '091-telework': telework,
  '092-vacation-lines-of-person': vacationLinesOfPerson,
  '093-skill-days': skillDays,
  '097-kept-when-done': keptWhenDone,
  '098-week-and-night': weekAndNight,
  '094-kept-days': keptDays,
  '106-calendar-feeds': calendarFeeds,
  '099-payslips': payslips,
  '104-archived-vacation': archivedVacation,
  '102-approval-delegations': approvalDelegations,
  '103-held-decisions': heldDecisions,
  '115-old-days-judged': oldDaysJudged,
  '112-vacation-ended-early': vacationEndedEarly,
  '127-absence-hours': absenceHours,
  '118-night-overtime': nightOvertime,
  '119-locked-months-noted': lockedMonthsNoted,
  '120-days-noted-by-key': daysNotedByKey,
  '128-delegation-made-by': delegationMadeBy,
  '122-kept-sums': keptSums,
  '123-skill-sums': skillSums,
  '132-agreed-sums': agreedSums,
}
