import { accessRequestsInbox } from '#areas/administration/access-requests.inbox.ts'
import { clockCorrectionsInbox } from '#areas/attendance/clock-corrections.inbox.ts'
import { absencesInbox } from '#areas/time-off/absences.inbox.ts'
import { heldAbsenceJob } from '#areas/time-off/held-absences.ts'
import { heldAdaptationJob } from '#areas/time-off/held-adaptations.ts'
import { heldVacationRequestJob } from '#areas/time-off/held-vacation-requests.ts'
import { operationVacationsInbox } from '#areas/time-off/operation-vacations.inbox.ts'
import { teleworkVersionsInbox } from '#areas/time-off/telework-versions.inbox.ts'
import { vacationRequestsInbox } from '#areas/time-off/vacation-requests.inbox.ts'
import { workdayAdaptationsInbox } from '#areas/time-off/workday-adaptations.inbox.ts'
import type { InboxSource } from '#inbox/inbox-source.ts'
import type { Job } from '#jobs/jobs.ts'

/** What waits for decisions, by family: a family joins the inbox by its file and its line here. */
export const inboxFamilies: readonly InboxSource[] = [
  clockCorrectionsInbox,
  vacationRequestsInbox,
  operationVacationsInbox,
  absencesInbox,
  workdayAdaptationsInbox,
  teleworkVersionsInbox,
  accessRequestsInbox,
]

/** What puts decisions in force that nobody has taken back. */
export const heldDecisionJobs: readonly Job[] = [heldVacationRequestJob, heldAbsenceJob, heldAdaptationJob]
