import { redactedHeaders, redactedUrl } from './redact.ts'
import type { Clock } from './clock.ts'
import type { Logger } from './logger.ts'
import type { Send } from './send.ts'

/** Says at level debug what each try sent and got: never a body, never a secret. */
export function logged(next: Send, logger: Logger, clock: Clock): Send {
  if (!logger.debug) return next
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
