import type { HandlerTable } from '#contract/handlers.ts'
import type { InboxSource } from '#inbox/inbox-source.ts'
import type { Job } from '#jobs/jobs.ts'
import { absencesInbox } from './absences.inbox.ts'
import { approvalDelegationsHandlers } from './approval-delegations.handlers.ts'
import { heldAbsenceJob } from './held-absences.ts'
import { heldAdaptationJob } from './held-adaptations.ts'
import { heldVacationRequestJob } from './held-vacation-requests.ts'
import { inboxHandlers } from './inbox.handlers.ts'
import { operationVacationsInbox } from './operation-vacations.inbox.ts'
import { teleworkVersionsInbox } from './telework-versions.inbox.ts'
import { vacationRequestsInbox } from './vacation-requests.inbox.ts'
import { workdayAdaptationsInbox } from './workday-adaptations.inbox.ts'

/** The inbox, and who decides in whose place. */
export const inboxTables: readonly HandlerTable[] = [inboxHandlers, approvalDelegationsHandlers]

/** What waits for decisions here, by family. */
export const timeOffInbox: readonly InboxSource[] = [
  vacationRequestsInbox,
  operationVacationsInbox,
  absencesInbox,
  workdayAdaptationsInbox,
  teleworkVersionsInbox,
]

/** What puts decisions in force that nobody has taken back. */
export const heldDecisionJobs: readonly Job[] = [heldVacationRequestJob, heldAbsenceJob, heldAdaptationJob]
