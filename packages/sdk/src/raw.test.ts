import { afterEach, expect, it, vi } from 'vitest'
import { json } from '#testing/token-server.ts'
import { signedInPortal } from '#testing/signed-in.ts'

afterEach(() => vi.doUnmock('./raw-client.ts'))

it('the raw clients are asked for again when they could not be loaded, as after a new version of an app', async () => {
  const { portal, server } = await signedInPortal()
  server.answer('/fields', () => json({ data: [], meta: {} }))
  vi.doMock('./raw-client.ts', () => {
    throw new Error('404')
  })
  await expect(portal.services.laia.GET('/fields')).rejects.toMatchObject({ kind: 'connection' })
  vi.doUnmock('./raw-client.ts')
  expect((await portal.services.laia.GET('/fields')).response.status).toBe(200)
})
