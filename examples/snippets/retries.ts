import { createPortal, isPortalError, type Portal } from '@portal/sdk'

/** How patient a portal is, for all its calls. */
export function patient(baseUrl: string): Portal {
  // #region portal
  const portal = createPortal({
    baseUrl,
    timeout: 10_000, // one try, in milliseconds
    deadline: 60_000, // the whole call, waits included
    maxRetries: 4,
    maxRetryAfter: 20_000, // a server that wants a longer wait gets none: the call fails at once
  })
  // #endregion
  return portal
}

/** And one call. */
export async function impatient(portal: Portal, id: string, signal: AbortSignal) {
  // #region call
  const load = await portal.loads.show(id, { signal, deadline: 5_000, maxRetries: 0 })
  // #endregion
  return load
}

/** The same key, the same effect: once. */
export async function once(portal: Portal, orderNumber: string) {
  // #region key
  const field = { key: `order${orderNumber}`, label: 'Order', type: 'text' } as const
  const idempotencyKey = `field-of-order-${orderNumber}`
  const first = await portal.fields.create(field, { idempotencyKey })
  const again = await portal.fields.create(field, { idempotencyKey }) // the same answer; nothing is made twice
  // #endregion
  return [first, again]
}

/** When the server wants to be left alone. */
export async function comeBackLater(portal: Portal, id: string): Promise<number | undefined> {
  // #region rate-limit
  const outcome = await portal.loads.start(id).safe()
  if (!outcome.ok && isPortalError(outcome.error, 'rate-limit')) return outcome.error.retryAfterMs
  // #endregion
  return undefined
}

/** Something around every try of every request. */
export function watched(portal: Portal): () => void {
  // #region middleware
  const stop = portal.use(async (request, next, { operation, logger }) => {
    const response = await next(request)
    logger.debug?.(operation.id, { status: response.status })
    return response
  })
  // #endregion
  return stop
}
