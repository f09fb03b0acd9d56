import type { MendOutcome } from '@portal/sdk/contract'

/** One correction attempt of a rejected row. */
export type LoadMendsTable = {
  loadId: string
  rowNumber: number
  /** The number of the attempt, from 1. */
  attempt: number
  /** The row before this attempt; initially as in the file. */
  former: string
  raw: string
  outcome: Exclude<MendOutcome, 'missing'>
  mendedBy: string
  mendedAt: Date
}
