// @vitest-environment happy-dom
import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { onlineAgents } from '#generated/families/main.ts'
import type { LiveEvent } from '#live/live-event.ts'
import { signedInPortal } from '#testing/signed-in.ts'
import { PortalProvider, useFamily } from './portal-provider.tsx'
import { useData } from './use-data.ts'
import { useEvents } from './use-events.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => {
  vi.useRealTimers()
})

/** A page that shows the agents and receives the test's events. */
async function pageOfAgents() {
  vi.useFakeTimers()
  const test = await signedInPortal({ tabs: false })
  const listeners = new Set<(event: LiveEvent) => void>()
  const events = () => ({
    subscribe: (listener: (event: LiveEvent) => void, { signal }: { signal: AbortSignal }) => {
      listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener))
    },
  })
  const Page = (): ReactNode => {
    useEvents(events)
    useData(useFamily(onlineAgents).index, [])
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(() => {
    root.render(createElement(PortalProvider, { portal: test.portal, children: createElement(Page) }))
    return Promise.resolve()
  })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(500)
  const emit = (type: LiveEvent['type']) => listeners.forEach((listener) => listener({ type, id: null }))
  const asked = () => test.server.dataRequests.length
  const leave = () => {
    act(() => root.unmount())
  }
  return { ...test, emit, pass, asked, leave }
}

it('with many events a second it refetches at once, then once a second, and once more after the last', async () => {
  const { emit, pass, asked, leave } = await pageOfAgents()
  expect(asked()).toBe(1)
  for (let count = 0; count < 40; count += 1) {
    emit('onlineAgents.changed')
    await pass(100)
  }
  // Four seconds: at the beginning, and at the end of each.
  expect(asked()).toBeGreaterThanOrEqual(1 + 4)
  expect(asked()).toBeLessThanOrEqual(1 + 5)
  await pass(3000)
  expect(asked()).toBe(1 + 5)
  leave()
})

it('waits for the answer that is on its way before it asks again', async () => {
  const { network, emit, pass, asked, leave } = await pageOfAgents()
  const hold = network.hold('/online-agents')
  emit('onlineAgents.changed')
  await pass(3000)
  emit('onlineAgents.changed')
  emit('onlineAgents.changed')
  await pass(3000)
  expect(asked()).toBe(1 + 1)
  hold.stop()
  await pass(100)
  expect(asked()).toBe(1 + 2)
  leave()
})

it('does not refetch for a page that was left', async () => {
  const { emit, pass, asked, leave } = await pageOfAgents()
  emit('onlineAgents.changed')
  emit('onlineAgents.changed')
  leave()
  await pass(3000)
  expect(asked()).toBe(1 + 1)
})
