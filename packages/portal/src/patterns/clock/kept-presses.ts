import type { ClockPress } from '@portal/sdk'

/** A press that waits to be sent, with the time at which it was made. */
export interface KeptPress {
  readonly id: string
  readonly input: ClockPress & { at: string }
}

const mostKept = 20
const keyOf = (userId: string) => `portal.clock.${userId}`
const listeners = new Set<() => void>()

/** What somebody pressed and was not sent yet, as it is written down: the same text is the same presses. */
export function keptText(userId: string): string {
  try {
    return localStorage.getItem(keyOf(userId)) ?? ''
  } catch {
    return ''
  }
}

/** The presses of such a text, in order. */
export function readKept(text: string): readonly KeptPress[] {
  try {
    const kept: unknown = JSON.parse(text || '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

const isKept = (one: unknown): one is KeptPress =>
  typeof one === 'object' && one !== null && 'id' in one && 'input' in one

/** What somebody pressed and was not sent yet. It outlives the page, and says no more than times. */
export const keptPresses = (userId: string) => readKept(keptText(userId))

/** Calls back when a press is kept or dropped, in this tab or another. */
export function onKept(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Keeps a press for later; false where the browser keeps nothing, or no more. */
export function keepPress(userId: string, input: ClockPress, at: Date): boolean {
  const kept = keptPresses(userId)
  if (kept.length >= mostKept) return false
  const press = { id: crypto.randomUUID(), input: { ...input, at: at.toISOString(), isOffline: true } }
  return write(userId, [...kept, press])
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
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}
