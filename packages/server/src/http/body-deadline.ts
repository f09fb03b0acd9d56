import { PassThrough, type Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refuse.ts'

/** How long the few bytes may take that somebody sends who has not signed in. */
export const publicBodyMs = 10_000

type PreParsing = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Readable,
  done: (error: null, payload: Readable) => void,
) => void

/** Refuses a body that is not there in time (408) and ends the connection: who trickles bytes holds nothing open. */
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
      // Who leaves in the middle keeps nobody waiting for the rest.
      if (!payload.readableEnded) body.destroy()
    })
    payload.once('end', () => clearTimeout(timer))
    done(null, payload.pipe(body))
  }
}
