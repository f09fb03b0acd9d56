import type { FastifyRequest } from 'fastify'

/** Whether a browser sends the request from another site; scripts send neither header. */
export function isFromOtherSite({ headers, host, protocol }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return headers.origin !== undefined && headers.origin !== `${protocol}://${host}`
}
