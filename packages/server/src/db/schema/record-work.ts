import type { Generated } from 'kysely'

export type WorkState = 'queued' | 'resting' | 'leased' | 'done' | 'blacklisted' | 'missing' | 'withdrawn'

/** The state of a record in the work queue; its row is its position in the only queue that it may be in. */
export type RecordWorkTable = {
  templateSerial: number
  /** `records.key`, or `#load:row` for a record without a key. */
  reference: string
  /** The activation of its current or last queue; null before the first. */
  activationSerial: number | null
  state: WorkState
  /** The time zone for calling hours. */
  zone: Generated<string>
  /** Its position in the queue. */
  place: number | null
  /** When a postponed record is due. */
  dueAt: Date | null
  /** Whether the call was agreed on. */
  isCallback: Generated<boolean>
  /** Its current holder, or the agent it is reserved for. */
  agentId: string | null
  /** The id of the lease, and then of its attempt. */
  leaseId: string | null
  servedAt: Date | null
  leaseUntil: Date | null
  /** In all activations, and in this one. */
  attempts: Generated<number>
  activationAttempts: Generated<number>
  /** The final state of its last attempt. */
  lastOutcome: string | null
  lastAttemptAt: Date | null
  /** The first finished attempt: from then on it counts as worked. */
  workedAt: Date | null
  /** The position of a record without a key. */
  loadSerial: number | null
  rowNumber: number | null
}
