import type { FastifyRequest } from 'fastify'

/** Addresses whose last parts are secrets (specification §2): links that sign in, that lead to one's questions, and calendars. */
const secretPaths =
  /^(\/login\/|\/pages\/security-questions-byUser\/|\/services\/intranet\/calendars\/)[^?#]*/
const secretQueries = /([?&](?:ticket|token|exchangeToken|accessToken)=)[^&#]*/gi

/** An address as a log may have it. */
export const loggedUrl = (url: string): string =>
  url.replace(secretPaths, '$1***').replace(secretQueries, '$1***')

/** What a log line says of a request: enough to find it, nothing that opens anything. */
export const logRequest = ({ method, url, ip }: FastifyRequest) => ({ method, url: loggedUrl(url), ip })

/** What a log line says of a failure. The database hangs the statement with its values on it: personal data. */
export const logError = ({ name, message, stack, code }: Error & { code?: unknown }) => ({
  type: name,
  message,
  stack: stack ?? '',
  ...(code === undefined ? {} : { code }),
})
