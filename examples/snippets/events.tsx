import type { Portal } from '@portal/sdk'
import { events } from '@portal/sdk/main'
import { useEvents } from '@portal/sdk/react'

/** Says for a minute what happens. */
export function listen(portal: Portal): void {
  // #region listen
  portal.events.subscribe(({ type }) => console.log(type), { signal: AbortSignal.timeout(60_000) })
  // #endregion
}

/** Stands in the frame of an app, once. */
export function Live() {
  // #region live
  useEvents(events)
  // #endregion
  return null
}
