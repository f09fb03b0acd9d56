import type { Job } from '#jobs/jobs.ts'
import { lettersJob } from '#mail/letters.job.ts'
import { shownJob } from '#notices/shown.job.ts'
import { userLettersJob } from '#areas/administration/users.job.ts'
import { anchorJob, startAnchors } from '#areas/attendance/anchor.job.ts'
import { anchorMailJob } from '#areas/attendance/anchor-mail.job.ts'
import { breakReminderJob } from '#areas/attendance/break-reminder.job.ts'
import { breakTurnsJob } from '#areas/attendance/break-turns.job.ts'
import { correctionExpiryJob } from '#areas/attendance/correction-expiry.job.ts'
import { correctionFileExpiryJob } from '#areas/attendance/correction-file-expiry.job.ts'
import { heldCorrectionJob } from '#areas/attendance/held-correction.job.ts'
import { recordPackageExpiryJob } from '#areas/attendance/record-package-expiry.job.ts'
import { recordPackageJob } from '#areas/attendance/record-package.job.ts'
import { keptDaysJob, startKeptDays } from '#areas/attendance/kept-days.job.ts'
import { skillDaysJob, startSkillDays } from '#areas/attendance/skill-days.job.ts'
import { monthRemindersJob } from '#areas/attendance/month-reminders.job.ts'
import { discardBlobJob } from '#jobs/discard-blob.job.ts'
import { loadsJob } from '#areas/loads/loads.job.ts'
import { payslipAnalysisJob } from '#areas/payroll/payslip-analysis.job.ts'
import { payslipPublicationJob } from '#areas/payroll/payslip-publication.job.ts'
import { synchronizationJob } from '#areas/projects/synchronization.job.ts'
import { reportRunExpiryJob } from '#areas/reports/report-run-expiry.job.ts'
import { reportRunJob } from '#areas/reports/report-run.job.ts'
import { reportScheduleJob } from '#areas/reports/report-schedule.job.ts'
import { recoveryJob } from '#areas/session/recovery.job.ts'
import { registrationJob } from '#areas/session/registration.job.ts'
import { slowedJob } from '#areas/session/slowed.job.ts'
import { absenceFileExpiryJob } from '#areas/time-off/absence-file-expiry.job.ts'
import { absenceProofJob } from '#areas/time-off/absence-proof.job.ts'
import { heldDecisionJobs } from '#areas/time-off/inbox-families.ts'
import { adaptationSilenceJob } from '#areas/time-off/adaptation-silence.job.ts'
import { judgeAgainJob, judgeByNightJob, judgeOldDaysJob } from '#areas/attendance/judge-again.job.ts'
import { startSettling, vacationLedgerJob } from '#areas/time-off/vacation-ledger.job.ts'
import { heldVacationJob } from '#areas/time-off/held-vacation.job.ts'
import { startServing, vacationWaitingJob } from '#areas/time-off/vacation-waiting.job.ts'

/** What runs after the reply, of every area. */
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
  judgeOldDaysJob,
  judgeByNightJob,
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
