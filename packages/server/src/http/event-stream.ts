import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { forbidden } from '#contract/refuse.ts'
import { isFromOtherSite } from './other-site.ts'

/** Server-sent events to a page, as long as it is open. */
export type EventStream = { kind: 'events'; stream: Readable }

export const eventStream = (stream: Readable): EventStream => ({ kind: 'events', stream })

export function isEventStream(value: unknown): value is EventStream {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'events'
}

export function sendEventStream(reply: FastifyReply, { stream }: EventStream): FastifyReply {
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream)
}

/** Refuses cross-site requests of browsers. */
export function checkOrigin(request: FastifyRequest): void {
  if (isFromOtherSite(request)) forbidden()
}
