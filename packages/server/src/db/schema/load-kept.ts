import type { KeptRecord } from '@portal/sdk/contract'

/** A record that an undo kept. */
export type LoadKeptTable = {
  loadSerial: number
  rowNumber: number
  key: string | null
  reason: KeptRecord['reason']
  /** The later load that took it over. */
  laterLoad: number | null
}
