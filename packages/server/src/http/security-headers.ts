import type { FastifyInstance } from 'fastify'

/** React sets styles through the CSSOM, which `style-src 'self'` allows; no script or style is inline. */
const portalPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "manifest-src 'self'; frame-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"

/** On every answer, errors too (OWASP ASVS 5.0 3.4). `connect` adds the analytics address. */
export function securityHeaders(app: FastifyInstance, connect: () => string): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isService = request.url.startsWith('/services/') || request.url.startsWith('/analytics/')
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    })
    if (isService) reply.header('cache-control', 'no-store')
    if (!reply.hasHeader('content-security-policy')) {
      const page = `${portalPolicy}; connect-src 'self' ${connect()}`
      reply.header('content-security-policy', isService ? "default-src 'none'; frame-ancestors 'none'" : page)
    }
    done(null, payload)
  })
}
