import type { MendOutcome } from '@portal/sdk/contract'

/** A rejected row that somebody sent again: once for each time. */
export type LoadMendsTable = {
  loadId: string
  rowNumber: number
  /** Which time it was, from 1. */
  attempt: number
  /** The row before: at the first time, as it stood in the file. */
  former: string
  raw: string
  outcome: Exclude<MendOutcome, 'missing'>
  mendedBy: string
  mendedAt: Date
}
