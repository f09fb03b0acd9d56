import { storedSecret } from '#auth/sealing.ts'
import type { Db } from '#db/database.ts'
import type { Clock } from '#seams/clock.ts'
import type { Settings } from '../settings.ts'
import { type RecordKey, recordKeyOf } from './record-key.ts'

/** External proof of the time record: the signing key, and where anchors go. */
export type TimeRecord = {
  key: RecordKey
  /** The folder of `time-anchors.jsonl`: the same as that of the audit chain's heads. */
  folder: string
  /** The recipients of each anchor. */
  mailTo: readonly string[]
}

/** Uses the key of PORTAL_TIME_RECORD_KEY, else one derived from the sealing key, as the audit chain does. */
export async function openTimeRecord(
  db: Db,
  clock: Clock,
  { timeRecordKey, sealingKey, anchorMail }: Settings,
  folder: string,
): Promise<TimeRecord> {
  const secret = timeRecordKey ?? sealingKey ?? (await storedSecret(db, clock))
  return { key: recordKeyOf(secret), folder, mailTo: anchorMail }
}
