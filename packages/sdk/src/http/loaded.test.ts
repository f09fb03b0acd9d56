import { expect, it, vi } from 'vitest'
import { signedInPortal } from '#testing/signed-in.ts'
import { loaded } from './loaded.ts'

it('a part that cannot be loaded is no connection, and whoever leaves meanwhile is let go at once', async () => {
  const cause = new TypeError('404')
  await expect(loaded(Promise.reject(cause))).rejects.toMatchObject({ kind: 'connection', cause })
  const leaving = new AbortController()
  const waiting = loaded(new Promise(() => undefined), leaving.signal)
  leaving.abort()
  await expect(waiting).rejects.toMatchObject({ kind: 'aborted' })
})

it('files are sent and loads awaited even if the first import of their code failed', async () => {
  const { portal, server, clock } = await signedInPortal()
  const file = new File(['x'], 'a.csv')
  const broken = () => {
    throw new Error('404')
  }
  for (const part of ['./upload.ts', '../areas/loads/wait-until.ts']) vi.doMock(part, broken)
  const wait = () => portal.loads.waitUntil('1', () => true)
  await expect(portal.recordsFile.create(file)).rejects.toMatchObject({ kind: 'connection' })
  await expect(wait()).rejects.toMatchObject({ kind: 'connection' })
  expect(server.dataRequests).toHaveLength(0)
  for (const part of ['./upload.ts', '../areas/loads/wait-until.ts']) vi.doUnmock(part)
  await portal.recordsFile.create(file)
  await clock.until(wait())
  expect(server.dataRequests).toHaveLength(2)
})
