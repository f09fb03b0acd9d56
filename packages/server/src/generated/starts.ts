// What is queued when a server starts. Joined by `pnpm codegen`; the order of lines means nothing.
export { startAnchors } from '#areas/attendance/anchor.job.ts'
export { startKeptDays } from '#areas/attendance/kept-days.job.ts'
export { startSkillDays } from '#areas/attendance/skill-days.job.ts'
export { startTicketWatch } from '#areas/tickets/offer-waiting.job.ts'
export { startMailboxes } from '#areas/tickets/read-mailbox.job.ts'
export { startOpenings } from '#areas/tickets/openings.job.ts'
export { startSettling } from '#areas/time-off/vacation-ledger.job.ts'
export { startServing } from '#areas/time-off/vacation-waiting.job.ts'
