import type { Db } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'

/** The kind of the job that re-evaluates days with the current time rules. */
export const judgeAgainKind = 'attendance.judgeAgain'

/** For somebody whose contract changed, or for everybody affected by a version of time rules. */
export type JudgeAgain = { from: string } & ({ employeeId: string } | { rulesId: string; version: number })

/** Queues the re-evaluation of days from the first changed one, once the change is in force. */
export const judgeAgainLater = (
  jobs: Pick<Jobs, 'enqueue'>,
  db: Db,
  payload: JudgeAgain,
  key: string,
): Promise<void> => jobs.enqueue(db, judgeAgainKind, payload, { key })
