import type { FastifyReply } from 'fastify'
import type { Context } from '#contract/handlers.ts'
import { isFromOtherSite } from '#http/other-site.ts'

const prefixOf = (secure: boolean) => `${secure ? '__Host-' : ''}portal-refresh-`

/** One cookie per session, so that two tabs may be two people. */
const nameOf = (sessionId: string, secure: boolean) => prefixOf(secure) + sessionId.slice(0, 8)

type Request = Pick<Context, 'request' | 'reply'>

/** Sets the refresh token as an HttpOnly cookie; returns true when the client wants it in the body instead. */
export function giveRefreshToken(
  { request, reply }: Request,
  sessionId: string,
  token: string,
  seconds: number,
): boolean {
  if (request.headers['x-session-transport'] === 'body') return true
  const secure = request.protocol === 'https'
  reply.setCookie(nameOf(sessionId, secure), token, {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    path: '/',
    maxAge: seconds,
  })
  return false
}

/** From the body, or from the cookie when the request comes from our own pages. */
export function refreshTokenOf(
  { request }: Request,
  sessionId: string,
  inBody: string | undefined,
): string | undefined {
  if (inBody !== undefined) return inBody
  if (isFromOtherSite(request)) return undefined
  return request.cookies[nameOf(sessionId, request.protocol === 'https')]
}

/** Those of all sessions in this browser. */
export function refreshTokensIn({ request }: Request): string[] {
  const prefix = prefixOf(request.protocol === 'https')
  return Object.entries(request.cookies).flatMap(([name, token]) =>
    name.startsWith(prefix) && token !== undefined ? [token] : [],
  )
}

export function forgetRefreshToken(reply: FastifyReply, sessionId: string): void {
  for (const secure of [true, false]) reply.clearCookie(nameOf(sessionId, secure), { path: '/', secure })
}
