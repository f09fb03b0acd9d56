import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { errorReply } from './error-reply.ts'
import { securityHeaders } from './security-headers.ts'

/** A Fastify with what every port of ours has: limits, log without secrets, headers, one form of error. */
export async function createApp(settings: Settings, connect: () => string): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      redact: ['req.headers.authorization', 'req.headers["x-session-token"]', 'req.headers.cookie'],
    },
    trustProxy: (_address: string, hop: number) => hop < settings.proxies,
    bodyLimit: 1024 * 1024,
    requestTimeout: 10 * 60_000,
    // Node looks for stalled requests only so often; its default of 30 s keeps dead uploads for too long.
    http: { connectionsCheckingInterval: 1000, headersTimeout: 15_000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
  })
  app.removeContentTypeParser('text/plain')
  errorReply(app)
  securityHeaders(app, connect)
  await app.register(cookie)
  await app.register(multipart, {
    limits: { fileSize: settings.uploadBytes, files: 1, fields: 10, parts: 11, headerPairs: 100 },
    throwFileSizeLimit: false,
  })
  return app
}
