import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { errorReply, routerReply } from './error-reply.ts'
import { logError, logRequest } from './log-request.ts'
import { type Named, securityHeaders } from './security-headers.ts'
import { leaveUnusedConnections } from './unused-connections.ts'

/** A Fastify instance with the common settings of our ports: limits, a log without secrets, headers, uniform errors. */
export async function createApp(settings: Settings, named: Named): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      serializers: { req: logRequest, err: logError },
    },
    trustProxy: (_address: string, hop: number) => hop < settings.proxies,
    requestTimeout: 10 * 60_000,
    // How often Node checks for stalled requests; its default of 30 s keeps dead uploads too long.
    http: { connectionsCheckingInterval: 1000, headersTimeout: 15_000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
    frameworkErrors: routerReply,
  })
  app.removeContentTypeParser('text/plain')
  leaveUnusedConnections(app)
  errorReply(app)
  securityHeaders(app, named)
  await app.register(cookie)
  return app
}
