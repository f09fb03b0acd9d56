import type { Generated } from 'kysely'

export type WorkState = 'queued' | 'resting' | 'leased' | 'done' | 'blacklisted' | 'gone' | 'withdrawn'

/** What becomes of a record while it is worked; its row is its place in the one queue that it may wait in. */
export type RecordWorkTable = {
  templateSerial: number
  /** `records.key`, or `#load:row` of a record without a key. */
  reference: string
  /** The activation whose queue it is in, or was in last; null before the first. */
  activationSerial: number | null
  state: WorkState
  /** The time zone that the hours of calling are counted in. */
  zone: Generated<string>
  /** Its place in the queue. */
  place: number | null
  /** When a postponed record is offered again. */
  dueAt: Date | null
  /** Whether its agent agreed on that. */
  isCallback: Generated<boolean>
  /** Who holds it, or whom it waits for. */
  agentId: string | null
  /** Names this time of being served, and then its attempt. */
  leaseId: string | null
  servedAt: Date | null
  leaseUntil: Date | null
  /** In all activations, and in this one. */
  attempts: Generated<number>
  activationAttempts: Generated<number>
  /** The code of the final state of its last attempt. */
  lastOutcome: string | null
  lastAttemptAt: Date | null
  /** When somebody first finished an attempt on it: from then on it is worked. */
  workedAt: Date | null
  /** Where a record without a key stands. */
  loadSerial: number | null
  rowNumber: number | null
}
