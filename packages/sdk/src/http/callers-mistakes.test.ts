import { afterEach, describe, expect, it, vi } from 'vitest'
import { signedInPortal, type TestPortal } from '#testing/signed-in.ts'
import { json } from '#testing/token-server.ts'

afterEach(() => vi.unstubAllGlobals())

const mistake = new TypeError('undefined is not a function')
const throwing = () => {
  throw mistake
}

/** The rejection of a call that never reaches the server. */
async function thrownBy(call: (test: TestPortal) => Promise<unknown>) {
  const test = await signedInPortal()
  const error = await call(test).catch((thrown: unknown) => thrown)
  expect(test.server.dataRequests).toHaveLength(0)
  return error
}

describe('a mistake of the caller is thrown as it is, and nothing is sent', () => {
  it('of a middleware that throws before it asks', async () => {
    const error = await thrownBy(({ portal }) => {
      portal.use(throwing)
      return portal.loads.show('1')
    })
    expect(error).toBe(mistake)
  })

  it.each(['circular', 'BigInt'])('of a body that is no JSON: %s', async (what) => {
    const circular: { self?: unknown } = {}
    circular.self = circular
    const name = what === 'circular' ? circular : 1n
    const error = await thrownBy(({ portal }) => portal.tags.create({ name } as never))
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toContain(what)
    expect(error).not.toHaveProperty('kind')
  })

  it('of a body or a query with a property that throws when it is read', async () => {
    const named = Object.defineProperty({}, 'name', { get: throwing, enumerable: true })
    expect(await thrownBy(({ portal }) => portal.tags.create(named as never))).toBe(mistake)
    expect(await thrownBy(({ portal }) => portal.tags.index(named as never))).toBe(mistake)
  })

  it.each(['a\nb', '\u20ac'])('of a header that no request can have: %j', async (value) => {
    const options = { headers: { 'x-mine': value } }
    const error = await thrownBy(({ portal }) => portal.loads.show('1', options))
    expect(error).toBeInstanceOf(TypeError)
    expect(error).not.toHaveProperty('kind')
    const set = await thrownBy(({ portal }) => {
      portal.use((request, next) => {
        request.headers.set('x-mine', value)
        return next(request)
      })
      return portal.loads.show('1')
    })
    expect(set).not.toHaveProperty('kind')
  })

  it('of a function that was given for a body and throws', async () => {
    const asked = { body: throwing as never, bodySerializer: (raw: unknown) => raw }
    expect(await thrownBy(({ portal }) => portal.services.laia.POST('/fields', asked))).toBe(mistake)
  })
})

describe('a listener that throws', () => {
  it('to the progress of an upload ends the call with its own error, and the upload is not repeated', async () => {
    const { portal, server } = await signedInPortal()
    server.answer('/records-file', () => json({ data: { id: 'f1' } }, 201))
    const call = portal.recordsFile.create(new File(['x'], 'a.csv'), { onProgress: throwing })
    await expect(call).rejects.toBe(mistake)
    expect(server.dataRequests.length).toBeLessThan(2)
  })

  it('to the progress of a run ends the run with its own error', async () => {
    const { portal } = await signedInPortal()
    const call = portal.loads.run(new File(['x'], 'a.csv'), { templateId: 't', onProgress: throwing })
    await expect(call).rejects.toBe(mistake)
  })

  it('to the session is logged, and the call continues', async () => {
    const error = vi.fn<(message: string) => void>()
    const { portal, ask, server } = await signedInPortal({ logger: { warn: () => undefined, error } })
    portal.session.subscribe(throwing)
    server.expireAccess()
    expect(await ask()).toMatchObject({ ok: true })
    expect(error).toHaveBeenCalledWith('A session listener failed', { error: mistake })
  })
})
