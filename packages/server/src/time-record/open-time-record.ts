import { storedSecret } from '#auth/sealing.ts'
import type { Db } from '#db/database.ts'
import type { Clock } from '#seams/clock.ts'
import type { Settings } from '../settings.ts'
import { type RecordKey, recordKeyOf } from './record-key.ts'

/** What proves the time record outside: the key that signs, and where anchors go. */
export type TimeRecord = {
  key: RecordKey
  /** The folder of `time-anchors.jsonl`: the same as that of the heads of the audit chain. */
  folder: string
  /** Addresses that get each anchor. */
  mailTo: readonly string[]
}

/** With the key of PORTAL_TIME_RECORD_KEY, else with one that follows from the sealing key, as the audit chain has it. */
export async function openTimeRecord(
  db: Db,
  clock: Clock,
  { timeRecordKey, sealingKey, anchorMail }: Settings,
  folder: string,
): Promise<TimeRecord> {
  const secret = timeRecordKey ?? sealingKey ?? (await storedSecret(db, clock))
  return { key: recordKeyOf(secret), folder, mailTo: anchorMail }
}
