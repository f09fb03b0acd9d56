import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce, screenLoadMs, withinLimit } from './load-in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('SHE-12.3 a screen has 120 000 ms to load', async () => {
  expect(screenLoadMs).toBe(120_000)
  const never = withinLimit(new Promise<never>(() => undefined))
  const rejection = expect(never).rejects.toThrow('ScreenLoadTimeout')
  await vi.advanceTimersByTimeAsync(screenLoadMs)
  await rejection
})

test('a screen that comes in time is shown', async () => {
  await expect(withinLimit(Promise.resolve('screen'))).resolves.toBe('screen')
})

test('SHE-12.5 a page whose chunks are missing reloads itself once, not in a loop', () => {
  const memory = new Map<string, string>()
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  }
  const now = 1_800_000_000_000
  expect(reloadOnce(storage, now)).toBe(true)
  expect(reloadOnce(storage, now + 1000)).toBe(false)
  expect(reloadOnce(storage, now + 10 * 60_000)).toBe(true)
})
