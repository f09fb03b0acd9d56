import { PassThrough, type Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refuse.ts'

/** The timeout for the small bodies of public operations. */
export const publicBodyMs = 10_000

type PreParsing = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Readable,
  done: (error: null, payload: Readable) => void,
) => void

/** Answers 408 when a body is late, and closes the connection: a slow client must not hold it open. */
export function bodyDeadline(ms: number): PreParsing {
  return (_request, reply, payload, done) => {
    const body = new PassThrough()
    const timer = setTimeout(() => {
      void reply.header('connection', 'close')
      payload.unpipe(body)
      body.destroy(new Refusal(408, 'timeout'))
    }, ms)
    payload.once('error', (error) => body.destroy(error))
    payload.once('close', () => {
      clearTimeout(timer)
      // Release the reader when the client disconnects.
      if (!payload.readableEnded) body.destroy()
    })
    payload.once('end', () => clearTimeout(timer))
    done(null, payload.pipe(body))
  }
}
