import type { FastifyRequest } from 'fastify'
import type { AuditChannel } from '#db/schema/audit.ts'

export type Origin = {
  channel: AuditChannel
  ip: string | null
  userAgent: string | null
  requestId: string | null
}

const commandLines = /^(curl|wget|httpie|powershell|libwww)/i

/** The origin of an act, as far as the request tells. Without a request the server acted after the reply. */
export function originOf(request: FastifyRequest | undefined): Origin {
  if (!request) return { channel: 'job', ip: null, userAgent: null, requestId: null }
  const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null
  return { channel: channelOf(request, userAgent ?? ''), ip: request.ip, userAgent, requestId: request.id }
}

function channelOf(request: FastifyRequest, userAgent: string): AuditChannel {
  // Only browsers send this header, and no page can suppress it.
  if (request.headers['sec-fetch-site'] !== undefined && userAgent.startsWith('Mozilla/')) return 'browser'
  return commandLines.test(userAgent) ? 'commandLine' : 'script'
}
