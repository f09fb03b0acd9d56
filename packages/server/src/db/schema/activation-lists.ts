import type { BlacklistLayer } from '@portal/sdk/contract'

/** The blacklists that an activation was checked against, as they were. */
export type ActivationListsTable = {
  activationId: string
  blacklistId: string
  name: string
  layer: BlacklistLayer
  edition: string | null
  ranOn: string | null
  size: number
  stale: boolean
  hits: number
}
