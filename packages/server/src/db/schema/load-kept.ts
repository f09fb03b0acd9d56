import type { KeptRecord } from '@portal/sdk/contract'

/** A record that stayed when its load was taken back. */
export type LoadKeptTable = {
  loadSerial: number
  rowNumber: number
  key: string | null
  reason: KeptRecord['reason']
  /** The load that took it over. */
  laterLoad: number | null
}
