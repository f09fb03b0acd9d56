import type { FastifyRequest } from 'fastify'

/** URLs whose last segment is a secret (specification §2): links to sign in, to security questions, and calendars. */
const secretPaths =
  /^(\/login\/|\/pages\/security-questions-byUser\/|\/services\/intranet\/calendars\/)[^?#]*/
const secretQueries = /([?&](?:ticket|token|exchangeToken|accessToken)=)[^&#]*/gi

/** A URL with its secrets removed. */
export const loggedUrl = (url: string): string =>
  url.replace(secretPaths, '$1***').replace(secretQueries, '$1***')

/** The logged fields of a request: enough to find it, without secrets. */
export const logRequest = ({ method, url, ip }: FastifyRequest) => ({ method, url: loggedUrl(url), ip })

/** The logged fields of a failure. The database attaches the statement with its values, which are personal data. */
export const logError = ({ name, message, stack, code }: Error & { code?: unknown }) => ({
  type: name,
  message,
  stack: stack ?? '',
  ...(code === undefined ? {} : { code }),
})
