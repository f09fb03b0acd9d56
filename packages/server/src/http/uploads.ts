import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'

/**
 * Parses forms only for the routes added here: a page of another site can send a form to any address without a
 * preflight.
 */
export function uploads(
  app: FastifyInstance,
  { uploadBytes }: Settings,
  addRoutes: (app: FastifyInstance) => void,
): void {
  void app.register(async (reading) => {
    await reading.register(multipart, {
      limits: { fileSize: uploadBytes, files: 1, fields: 10, parts: 11, headerPairs: 100 },
      throwFileSizeLimit: false,
    })
    addRoutes(reading)
  })
}
