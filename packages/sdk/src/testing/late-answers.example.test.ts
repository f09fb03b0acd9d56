import { createPortal } from '@portal/sdk'
import { fakeClock, heldFetch, settle, tokenServer } from '@portal/sdk/testing'
import { expect, test } from 'vitest'

test('who leaves while an answer is on its way is free at once', async () => {
  const clock = fakeClock()
  const network = heldFetch(tokenServer({ clock }).fetch)
  const portal = createPortal({ baseUrl: 'http://portal.test', fetch: network.fetch, clock })
  await portal.session.login({ user: 'lucia', password: 'x' })

  const hold = network.hold('/loads/')
  const controller = new AbortController()
  const call = portal.loads.show('7', { signal: controller.signal })
  await settle()
  expect(hold.waiting).toBe(1)

  controller.abort()
  await expect(call).rejects.toMatchObject({ kind: 'aborted' })
})
