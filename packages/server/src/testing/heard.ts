import type { Portal } from '@portal/sdk'
import { expect, vi } from 'vitest'
import { patience } from './patience.ts'

/** Collects the events of a portal from when its stream is open, with a function to stop. */
export async function heardBy(portal: Portal): Promise<{ heard: string[]; leave: () => void }> {
  const heard: string[] = []
  let pulses = 0
  const leaving = new AbortController()
  portal.events.subscribe(({ type }) => heard.push(type), {
    signal: leaving.signal,
    onPulse: () => (pulses += 1),
  })
  await vi.waitFor(() => expect(pulses).toBeGreaterThan(0), patience)
  return { heard, leave: () => leaving.abort() }
}
