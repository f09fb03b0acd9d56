import type { Db } from '#db/database.ts'
import type { Blobs } from '#seams/blobs.ts'
import type { Clock } from '#seams/clock.ts'
import type { RecordKey } from '#time-record/record-key.ts'

export type DemoOptions = {
  db: Db
  clock: Clock
  /** Stores the files of the loads. */
  blobs: Blobs
  /** The hash of the password of the three accounts: admin, coordinador and empleado. */
  passwordHash: string
  /** Signs the anchors of past days. */
  recordKey: RecordKey
  /** The number of past days with clock entries. */
  recordedDays: number
  /** Whether people who are seen at work also have a clock entry. */
  recordsToday: boolean
  /** The number of tickets. */
  tickets: number
  /**
   * Whether the terms of tickets pause outside of service hours. Hours are times of day: in a company that is moved in time
   * the terms run around the clock.
   */
  termsRest: boolean
}
