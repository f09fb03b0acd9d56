import type { ClockPress } from '@portal/sdk'

/** What is pressed; when, is said by what writes it down. */
export type Pressed = Omit<ClockPress, 'at' | 'isOffline'>

/** A press that was written down before it is sent, with the time at which it was made. */
export interface KeptPress {
  /** Its idempotency key: however often it is sent, the server takes it once. */
  readonly id: string
  readonly input: Pressed
  readonly at: string
  /** The page that sends it for the first time; none once that failed. */
  readonly page?: string
}

const mostKept = 20
const keyOf = (userId: string) => `portal.clock.${userId}`
const listeners = new Set<() => void>()
/** A page that was closed meanwhile and opened again is another one. */
const thisPage = crypto.randomUUID()

/** What somebody pressed and nobody has taken yet, as it is written down: the same text is the same presses. */
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
  typeof one === 'object' && one !== null && 'id' in one && 'input' in one && 'at' in one

/** What somebody pressed and nobody has taken yet. It outlives the page, and says no more than times. */
export const keptPresses = (userId: string) => readKept(keptText(userId))

/** Whether this page is about to send it for the first time: nobody else knows of it. */
export const isFresh = ({ page }: KeptPress): boolean => page === thisPage

/** Whether it has to wait for a network: people see that, and not what is on its way. */
export const isWaiting = ({ page }: KeptPress): boolean => page === undefined

/** Calls back when a press is kept or dropped, in this tab or another. */
export function onKept(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Writes a press down before it is sent; undefined where the browser keeps nothing, or no more. */
export function keepPress(userId: string, input: Pressed, at: Date): KeptPress | undefined {
  const kept = keptPresses(userId)
  const press = { id: crypto.randomUUID(), input, at: at.toISOString(), page: thisPage }
  return kept.length < mostKept && write(userId, [...kept, press]) ? press : undefined
}

/** Leaves a press for later; false when somebody else has sent it meanwhile. */
export function leavePress(userId: string, id: string): boolean {
  const kept = keptPresses(userId)
  const left = kept.map((one) => (one.id === id ? { id, input: one.input, at: one.at } : one))
  return kept.some((one) => one.id === id) && write(userId, left)
}

/** Forgets a press that was taken or refused. */
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
