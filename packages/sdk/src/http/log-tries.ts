import type { Clock } from './clock.ts'
import type { Logger } from './logger.ts'
import { redactedHeaders, redactedUrl } from './redact.ts'
import type { Send } from './send.ts'

/**
 * Extends a logger so that every attempt is logged at level debug: never a body, never a secret.
 *
 * @example
 * import { tracing } from '@portal/sdk/logging'
 *
 * const portal = createPortal({ baseUrl, logger: tracing(console) })
 */
export function tracing(logger: Logger): Logger {
  return {
    debug: (message, fields) => logger.debug?.(message, fields),
    warn: (message, fields) => logger.warn(message, fields),
    error: (message, fields) => logger.error(message, fields),
    around: (next, clock) => logged(next, logger, clock),
  }
}

function logged(next: Send, logger: Logger, clock: Clock): Send {
  return async (request) => {
    const { url, method, headers, context } = request
    const startedAt = clock.now()
    const about = { method, url: redactedUrl(url), service: context.service, attempt: context.attempt }
    try {
      const response = await next(request)
      logger.debug?.(context.operation, {
        ...about,
        status: response.status,
        ms: clock.now() - startedAt,
        requestHeaders: redactedHeaders(headers),
        headers: redactedHeaders(response.headers),
      })
      return response
    } catch (error) {
      logger.debug?.(context.operation, { ...about, failed: String(error), ms: clock.now() - startedAt })
      throw error
    }
  }
}
