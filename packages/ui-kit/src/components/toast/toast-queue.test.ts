import { expect, it, vi } from 'vitest'
import { toast } from './toast-queue.ts'

/** How long to wait for the expected state. */
const waitLimit = { timeout: 100_000 }

const toasted = vi.hoisted(() => vi.fn(({ title }: { title: string }) => title))
const isOffline = vi.hoisted(() => ({ now: true }))
vi.mock('./toast-region.tsx', () => {
  if (isOffline.now) throw new Error('offline')
  return { ToastRegion: () => null, toastQueue: { add: toasted, close: vi.fn() } }
})

it('shows messages from an offline period in order when online again', async () => {
  vi.useFakeTimers()
  const takeBack = toast({ title: 'Taken back' })
  toast({ title: 'First' })
  toast({ title: 'Second' })
  takeBack()
  await vi.advanceTimersByTimeAsync(6000)
  expect(toasted).not.toHaveBeenCalled()
  isOffline.now = false
  await vi.advanceTimersByTimeAsync(6000)
  vi.useRealTimers()
  await vi.waitFor(
    () => expect(toasted.mock.calls.map(([{ title }]) => title)).toEqual(['First', 'Second']),
    waitLimit,
  )
})
