import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#contract/refuse.ts'

/** The built portal at /. Its own paths all answer index.html; files whose name has a digest never change. */
export async function portalFiles(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined || !existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    // What was forgotten in the folder is not for everybody.
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
