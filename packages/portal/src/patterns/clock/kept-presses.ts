import type { ClockPress } from '@portal/sdk'

/** A press that waits for the network, with the time of this device at which it was made. */
export interface KeptPress {
  readonly id: string
  readonly input: ClockPress & { at: string }
}

const mostKept = 20
const keyOf = (userId: string) => `portal.clock.${userId}`

/** What somebody pressed without a network and was not sent yet, in order. It outlives the page, and says no more than times. */
export function keptPresses(userId: string): readonly KeptPress[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

const isKept = (one: unknown): one is KeptPress =>
  typeof one === 'object' && one !== null && 'id' in one && 'input' in one

/** Keeps a press for later; false where the browser keeps nothing. */
export function keepPress(userId: string, input: ClockPress, now: Date): boolean {
  const press = { id: crypto.randomUUID(), input: { ...input, at: now.toISOString(), isOffline: true } }
  return write(userId, [...keptPresses(userId), press].slice(-mostKept))
}

/** Forgets a press that was sent or refused. */
export const dropPress = (userId: string, id: string): boolean =>
  write(
    userId,
    keptPresses(userId).filter((one) => one.id !== id),
  )

function write(userId: string, presses: readonly KeptPress[]): boolean {
  try {
    if (presses.length === 0) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), JSON.stringify(presses))
    return true
  } catch {
    return false
  }
}
