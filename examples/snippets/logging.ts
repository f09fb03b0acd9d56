// #region tracing
import { createPortal } from '@portal/sdk'
import { tracing } from '@portal/sdk/logging'
// #endregion

/** A portal that tells of every try. */
export function traced(baseUrl: string) {
  // #region tracing
  const portal = createPortal({ baseUrl, logger: tracing(console) })
  // #endregion
  return portal
}
