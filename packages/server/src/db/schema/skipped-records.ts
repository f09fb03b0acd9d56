import type { KeptRecord } from '@portal/sdk/contract'

/** A record that an undo skipped: it was worked, or a later load took it over. */
export type SkippedRecordsTable = {
  loadSerial: number
  rowNumber: number
  key: string | null
  reason: KeptRecord['reason']
  /** The later load that took it over. */
  laterLoad: number | null
}
