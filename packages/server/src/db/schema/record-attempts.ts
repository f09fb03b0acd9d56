/** What came of each time that a record was served. Written once: the table refuses every change. */
export type RecordAttemptsTable = {
  id: string
  templateSerial: number
  reference: string
  activationSerial: number
  /** From 1, in its activation. */
  number: number
  agentId: string
  servedAt: Date
  endedAt: Date
  ending: 'finished' | 'released' | 'expired'
  finalStateId: string | null
  /** The code that the final state had. */
  outcome: string | null
  callbackAt: Date | null
  notes: string | null
}
