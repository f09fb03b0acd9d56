import type { Db } from '#db/database.ts'
import type { Blobs } from '#seams/blobs.ts'
import type { Clock } from '#seams/clock.ts'
import type { RecordKey } from '#time-record/record-key.ts'

export type DemoOptions = {
  db: Db
  clock: Clock
  /** Takes the files of the loads. */
  blobs: Blobs
  /** Of the password of the three accounts: admin, coordinador and empleado. */
  passwordHash: string
  /** Signs the anchors of the days of the past. */
  recordKey: RecordKey
  /** So many days of the past have clock entries. */
  recordedDays: number
  /** Whether those who are seen at work have come in by the clock. */
  recordsToday: boolean
  /** So many tickets. */
  tickets: number
  /**
   * Whether the terms of tickets rest while their service does. Hours are times of the day: in a company that is moved in
   * time they go on around the clock.
   */
  termsRest: boolean
}
