import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser that is never idle: it only calls back at the timeout. */
function busyBrowser() {
  const waiting = new Map<number, () => void>()
  vi.stubGlobal('window', {
    requestIdleCallback: (call: () => void, options?: IdleRequestOptions) => {
      if (options?.timeout !== undefined) waiting.set(1, call)
      return 1
    },
    cancelIdleCallback: (handle: number) => void waiting.delete(handle),
  })
  return { timeIsUp: () => waiting.forEach((call) => call()) }
}

test('what comes after the page comes on a machine that is never idle, too', () => {
  const { timeIsUp } = busyBrowser()
  const call = vi.fn()
  whenIdle(call)
  timeIsUp()
  expect(call).toHaveBeenCalledOnce()
})

test('a cancelled callback does not run', () => {
  const { timeIsUp } = busyBrowser()
  const call = vi.fn()
  whenIdle(call)()
  timeIsUp()
  expect(call).not.toHaveBeenCalled()
})
