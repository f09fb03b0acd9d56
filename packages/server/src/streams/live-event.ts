import type { LiveEvent } from '@portal/sdk/contract'

/** An event for open pages: that something changed, without its content. */
export type { LiveEvent }
