import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { end, OpenStreams } from './open-streams.ts'

const page = { id: 'page', userId: 'somebody', sessionId: 'session' }

it('a page whose session ends while its stream is being opened gets no events, and does no harm', async () => {
  const open = new OpenStreams(Fastify().log)
  const failed = vi.fn()
  const stream = open.add(page, 0, () => undefined)
  stream.pipe.on('error', failed)
  open.send(stream, 'first')
  end(open.where('sessionId', page.sessionId))
  open.send(stream, 'late')
  open.sendEvent(stream, 1, { type: 'reset', id: null })
  await setImmediate()
  expect(failed).not.toHaveBeenCalled()
  expect(String(stream.pipe.read())).toBe('first')
})

it('a page that disconnects while its stream is being opened gets no events either', async () => {
  const open = new OpenStreams(Fastify().log)
  const failed = vi.fn()
  const stream = open.add(page, 0, () => undefined)
  stream.pipe.on('error', failed)
  stream.pipe.destroy()
  open.send(stream, 'late')
  await setImmediate()
  expect(failed).not.toHaveBeenCalled()
  expect(open.all).toEqual([])
})
