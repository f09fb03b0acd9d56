// #region tracing
import { createPortal } from '@portal/sdk'
import { tracing } from '@portal/sdk/logging'
// #endregion

/** A portal that logs every try. */
export function traced(baseUrl: string) {
  // #region tracing
  const portal = createPortal({ baseUrl, logger: tracing(console) })
  // #endregion
  return portal
}
