// What waits for decisions. Joined by `pnpm codegen`; the order of lines means nothing.
export { accessRequestsInbox } from '#areas/administration/access-requests.inbox.ts'
export { clockCorrectionsInbox } from '#areas/attendance/clock-corrections.inbox.ts'
export { blacklistRemovalsInbox } from '#areas/lists/blacklist-removals.inbox.ts'
export { absencesInbox } from '#areas/time-off/absences.inbox.ts'
export { operationVacationsInbox } from '#areas/time-off/operation-vacations.inbox.ts'
export { teleworkVersionsInbox } from '#areas/time-off/telework-versions.inbox.ts'
export { vacationRequestsInbox } from '#areas/time-off/vacation-requests.inbox.ts'
export { workdayAdaptationsInbox } from '#areas/time-off/workday-adaptations.inbox.ts'
