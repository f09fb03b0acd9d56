import { describe, expect, it } from 'vitest'
import { signedInPortal } from '#testing/signed-in.ts'
import { problem } from '#testing/token-server.ts'

describe('middlewares', () => {
  it('wrap every try, see no credentials, and may change headers', async () => {
    const { portal, server, clock } = await signedInPortal()
    const seen: string[] = []
    portal.use(async (request, next, { operation }) => {
      seen.push(
        `${operation.service} ${operation.id} ${operation.attempt} ${request.headers.get('authorization') ?? '-'}`,
      )
      request.headers.set('x-mine', 'yes')
      return next(request)
    })
    server.answer('/loads/', () => problem(503))
    const call = portal.loads.show('1')
    await clock.until(call)
    expect(seen).toEqual(['laia loads.show 0 -', 'laia loads.show 1 -'])
    expect(server.dataRequests.every(({ headers }) => headers.get('x-mine') === 'yes')).toBe(true)
  })

  it('run from the first to the last and back, and can be taken away', async () => {
    const { portal } = await signedInPortal()
    const order: string[] = []
    const stop = [1, 2].map((number) =>
      portal.use(async (request, next) => {
        order.push(`in ${number}`)
        const response = await next(request)
        order.push(`out ${number}`)
        return response
      }),
    )
    await portal.loads.show('1')
    expect(order).toEqual(['in 1', 'in 2', 'out 2', 'out 1'])
    stop.forEach((away) => away())
    await portal.loads.show('1')
    expect(order).toHaveLength(4)
  })

  it('that read the response are warned to read a clone', async () => {
    const { portal } = await signedInPortal()
    portal.use(async (request, next) => {
      const response = await next(request)
      await response.text()
      return response
    })
    await expect(portal.loads.show('1')).rejects.toThrow('response.clone()')
  })

  it('may answer without the server', async () => {
    const { portal, server } = await signedInPortal()
    portal.use(() => Promise.resolve(new Response('{"data":{"id":"cached"}}')))
    expect(await portal.loads.show('1')).toEqual({ id: 'cached' })
    expect(server.dataRequests).toHaveLength(0)
  })
})
