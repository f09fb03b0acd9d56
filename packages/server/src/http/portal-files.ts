import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#contract/refuse.ts'

/** Serves the built portal at /. Its routes all answer index.html; files with a hash in their name are immutable. */
export async function portalFiles(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined || !existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    // Never serve other files in the folder.
    globIgnore: ['**/*.map'],
    cacheControl: false,
    setHeaders: (response, file) => {
      const isForever = /[/\\]assets[/\\]/.test(file)
      response.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', (request, reply) => {
    const isFile = /\/[^/?]*\.\w+(\?|$)/.test(request.url)
    if (isFile || request.url.startsWith('/services/')) return notFound()
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
