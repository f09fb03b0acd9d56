import type { FastifyInstance } from 'fastify'

/** React sets styles through the CSSOM, which `style-src 'self'` allows; no script or style is inline. */
const portalPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types default"

const servicePolicy = "default-src 'none'; frame-ancestors 'none'"
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
}

/** For answers before routing, where no hook runs. */
export const headersWithoutRoute = {
  ...always,
  'cache-control': 'no-store',
  'content-security-policy': servicePolicy,
}

/** Further origins in the page's policy. */
export type Named = {
  /** The analytics address. */
  connect: () => string
  /** The addresses of applications that are shown in a frame. */
  framed: () => Promise<readonly string[]>
}

/** On every answer, including errors (OWASP ASVS 5.0 3.4). */
export function securityHeaders(app: FastifyInstance, { connect, framed }: Named): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isService = request.url.startsWith('/services/') || request.url.startsWith('/analytics/')
    reply.headers(always)
    if (isService && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (!reply.hasHeader('content-security-policy')) {
      // Only pages have frames: other answers save the query. A 304 has no type, and its policy replaces the cached
      // one.
      const isPage =
        reply.statusCode === 304 || String(reply.getHeader('content-type')).startsWith('text/html')
      const frames = [
        "frame-src 'self' blob:",
        ...originsOf(isPage ? await framed().catch(nothing) : []),
      ].join(' ')
      const page = `${portalPolicy}; ${frames}; connect-src 'self' ${connect()}`
      reply.header('content-security-policy', isService ? servicePolicy : page)
    }
    return payload
  })
}

/** Without the database the page still loads, and reports the problem itself. */
const nothing = (): string[] => []

/** Their unique origins; one with characters that are special in a policy is skipped. */
export function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.map((address) => URL.parse(address)?.origin ?? '')
  return [...new Set(origins)].filter((origin) => /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin)).sort()
}
