import type { LiveEvent } from '@portal/sdk/contract'

/** What open pages are told: that something changed, never what it holds. */
export type { LiveEvent }
