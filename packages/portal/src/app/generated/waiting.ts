// What waits, for the menu. Joined by `pnpm codegen`; the order of lines means nothing.
export { accessesWaiting } from '#areas/attendance/accesses.waiting.ts'
export { notificationsWaiting } from '#areas/home/notifications.waiting.ts'
export { loadsWaiting } from '#areas/loads/loads.waiting.ts'
export { incidentsWaiting } from '#areas/tickets/incidents.waiting.ts'
export { tasksWaiting } from '#areas/tickets/tasks.waiting.ts'
export { absencesWaiting } from '#areas/time-off/absences.waiting.ts'
export { requestsWaiting } from '#areas/time-off/requests.waiting.ts'
export { teleworkWaiting } from '#areas/time-off/telework.waiting.ts'
