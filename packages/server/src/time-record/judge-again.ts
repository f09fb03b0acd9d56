import type { Db } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'

/** The kind of the job that judges the days of people by the time rules as they now are. */
export const judgeAgainKind = 'attendance.judgeAgain'

/** Of somebody whose contract changed, or of everybody whom a version of time rules touches. */
export type JudgeAgain = { from: string } & ({ employeeId: string } | { rulesId: string; version: number })

/** Queues the days since one of them to be judged again, once what changed is in force. */
export const judgeAgainLater = (
  jobs: Pick<Jobs, 'enqueue'>,
  db: Db,
  payload: JudgeAgain,
  key: string,
): Promise<void> => jobs.enqueue(db, judgeAgainKind, payload, { key })
