/** The result of each time that a record was served. Append-only. */
export type RecordAttemptsTable = {
  id: string
  templateSerial: number
  reference: string
  activationSerial: number
  /** From 1, per activation. */
  number: number
  agentId: string
  servedAt: Date
  endedAt: Date
  ending: 'finished' | 'released' | 'expired'
  finalStateId: string | null
  /** The code of the final state at that time. */
  outcome: string | null
  callbackAt: Date | null
  notes: string | null
}
