import { listedPresses } from './listed-presses.ts'
import type { Pressed, QueuedPress } from './queued-press.ts'

const maxQueued = 20
/** The storage key of the former single list. */
const listOf = (userId: string) => `portal.clock.${userId}`
/** Each entry has a key of its own, so that no tab overwrites what another has written. */
const placeOf = (userId: string, id: string) => `${listOf(userId)}.${id}`
const listeners = new Set<() => void>()
/** A page that was closed and reopened gets a new id. */
const thisPage = crypto.randomUUID()
/** Entries that this page no longer owns, in case the browser cannot store that. */
const left = new Set<string>()

/** The stored entries that the server has not accepted yet, in order. They survive the page, and contain only times. */
export function queuedPresses(userId: string): readonly QueuedPress[] {
  try {
    const places = Array.from({ length: localStorage.length }, (_, nth) => localStorage.key(nth) ?? '')
    const queued = places.filter((place) => place.startsWith(placeOf(userId, ''))).map(readAt)
    return [
      ...listedPresses(readAt(listOf(userId))),
      ...queued.filter(isQueued).map(asLeft).toSorted(byOrder),
    ]
  } catch {
    return []
  }
}

function readAt(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null')
  } catch {
    return undefined
  }
}

const isQueued = (one: unknown): one is QueuedPress =>
  typeof one === 'object' && one !== null && 'id' in one && 'input' in one && 'at' in one

const asLeft = (press: QueuedPress): QueuedPress => (left.has(press.id) ? withoutPage(press) : press)
const withoutPage = ({ id, input, at, order = 0 }: QueuedPress): QueuedPress => ({ id, input, at, order })
/** Two tabs may write at the same moment; then the time decides. */
const byOrder = (one: QueuedPress, other: QueuedPress): number =>
  (one.order ?? 0) - (other.order ?? 0) || Date.parse(one.at) - Date.parse(other.at)

/** A text for comparison: equal texts mean equal entries. */
export const queueText = (userId: string): string => JSON.stringify(queuedPresses(userId))

/** Whether this page is about to send it for the first time. */
export const isFresh = ({ page }: QueuedPress): boolean => page === thisPage

/** Whether it waits for a network: only those are shown, not the ones in flight. */
export const isWaiting = ({ page }: QueuedPress): boolean => page === undefined

/** The visible state of stored entries: the pending ones, and whether this page is sending. */
export function shownOf(text: string): { waiting: readonly QueuedPress[]; isSending: boolean } {
  // A text from `keptText`.
  const queued = JSON.parse(text) as readonly QueuedPress[]
  return { waiting: queued.filter(isWaiting), isSending: queued.some(isFresh) }
}

/** Calls back when an entry is stored or removed, in this tab or another. */
export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Stores an entry before it is sent; undefined where storage is unavailable or full. */
export function queuePress(userId: string, input: Pressed, at: Date): QueuedPress | undefined {
  const queued = queuedPresses(userId)
  const order = Math.max(0, ...queued.map((one) => one.order ?? 0)) + 1
  const press = { id: crypto.randomUUID(), input, at: at.toISOString(), page: thisPage, order }
  return queued.length < maxQueued && write(userId, press) ? press : undefined
}

/** Marks an entry as pending, storing it again if it was lost; false when that fails. */
export function leavePress(userId: string, press: QueuedPress): boolean {
  const stored = queuedPresses(userId).find(({ id }) => id === press.id)
  left.add(press.id)
  if (stored !== undefined && isWaiting(stored)) return true
  return write(userId, withoutPage(press)) || stored !== undefined
}

/** Removes an entry that was accepted or refused. */
export function dropPress(userId: string, id: string): void {
  change(() => {
    localStorage.removeItem(placeOf(userId, id))
    const listed = listedPresses(readAt(listOf(userId)))
    const rest = listed.filter((one) => one.id !== id)
    if (rest.length === 0) localStorage.removeItem(listOf(userId))
    else if (rest.length < listed.length) localStorage.setItem(listOf(userId), JSON.stringify(rest))
  })
}

const write = (userId: string, press: QueuedPress): boolean =>
  change(() => localStorage.setItem(placeOf(userId, press.id), JSON.stringify(press)))

function change(act: () => void): boolean {
  let isDone = true
  try {
    act()
  } catch {
    isDone = false
  }
  for (const listener of listeners) listener()
  return isDone
}
