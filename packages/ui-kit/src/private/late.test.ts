import { expect, it, vi } from 'vitest'
import { late } from './late.ts'

it('loads once, however many ask, and notifies listeners', async () => {
  const fetch = vi.fn(() => Promise.resolve('drawing'))
  const drawing = late(fetch)
  const listener = vi.fn()
  const stop = drawing.subscribe(listener)
  expect(drawing.get()).toBeUndefined()
  expect(await Promise.all([drawing.load(), drawing.load()])).toEqual(['drawing', 'drawing'])
  stop()
  expect([drawing.get(), fetch.mock.calls.length, listener.mock.calls.length]).toEqual(['drawing', 1, 1])
})

it('tries again what could not be loaded', async () => {
  const fetch = vi.fn(() => Promise.resolve('drawing')).mockRejectedValueOnce(new Error('offline'))
  const drawing = late(fetch)
  await expect(drawing.load()).rejects.toThrow('offline')
  expect(drawing.get()).toBeUndefined()
  expect(await drawing.load()).toBe('drawing')
})
