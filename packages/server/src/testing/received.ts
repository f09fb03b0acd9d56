import type { Portal } from '@portal/sdk'
import { expect, vi } from 'vitest'
import { waitLimit } from './wait-limit.ts'

/** Collects the events of a portal from when its stream is open, with a function to stop. */
export async function receivedBy(portal: Portal): Promise<{ received: string[]; leave: () => void }> {
  const received: string[] = []
  let pulses = 0
  const leaving = new AbortController()
  portal.events.subscribe(({ type }) => received.push(type), {
    signal: leaving.signal,
    onPulse: () => (pulses += 1),
  })
  await vi.waitFor(() => expect(pulses).toBeGreaterThan(0), waitLimit)
  return { received, leave: () => leaving.abort() }
}
