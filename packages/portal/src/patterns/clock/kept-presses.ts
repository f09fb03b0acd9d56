import { listedPresses } from './listed-presses.ts'
import type { Pressed, KeptPress } from './kept-press.ts'

const mostKept = 20
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
export function keptPresses(userId: string): readonly KeptPress[] {
  try {
    const places = Array.from({ length: localStorage.length }, (_, nth) => localStorage.key(nth) ?? '')
    const kept = places.filter((place) => place.startsWith(placeOf(userId, ''))).map(readAt)
    return [...listedPresses(readAt(listOf(userId))), ...kept.filter(isKept).map(asLeft).toSorted(byOrder)]
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

const isKept = (one: unknown): one is KeptPress =>
  typeof one === 'object' && one !== null && 'id' in one && 'input' in one && 'at' in one

const asLeft = (press: KeptPress): KeptPress => (left.has(press.id) ? withoutPage(press) : press)
const withoutPage = ({ id, input, at, order = 0 }: KeptPress): KeptPress => ({ id, input, at, order })
/** Two tabs may write at the same moment; then the time decides. */
const byOrder = (one: KeptPress, other: KeptPress): number =>
  (one.order ?? 0) - (other.order ?? 0) || Date.parse(one.at) - Date.parse(other.at)

/** A text for comparison: equal texts mean equal entries. */
export const keptText = (userId: string): string => JSON.stringify(keptPresses(userId))

/** Whether this page is about to send it for the first time. */
export const isFresh = ({ page }: KeptPress): boolean => page === thisPage

/** Whether it waits for a network: only those are shown, not the ones in flight. */
export const isWaiting = ({ page }: KeptPress): boolean => page === undefined

/** The visible state of stored entries: the pending ones, and whether this page is sending. */
export function shownOf(text: string): { waiting: readonly KeptPress[]; isSending: boolean } {
  // A text from `keptText`.
  const kept = JSON.parse(text) as readonly KeptPress[]
  return { waiting: kept.filter(isWaiting), isSending: kept.some(isFresh) }
}

/** Calls back when an entry is stored or removed, in this tab or another. */
export function onKept(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Stores an entry before it is sent; undefined where storage is unavailable or full. */
export function keepPress(userId: string, input: Pressed, at: Date): KeptPress | undefined {
  const kept = keptPresses(userId)
  const order = Math.max(0, ...kept.map((one) => one.order ?? 0)) + 1
  const press = { id: crypto.randomUUID(), input, at: at.toISOString(), page: thisPage, order }
  return kept.length < mostKept && write(userId, press) ? press : undefined
}

/** Marks an entry as pending, storing it again if it was lost; false when that fails. */
export function leavePress(userId: string, press: KeptPress): boolean {
  const stands = keptPresses(userId).find(({ id }) => id === press.id)
  left.add(press.id)
  if (stands !== undefined && isWaiting(stands)) return true
  return write(userId, withoutPage(press)) || stands !== undefined
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

const write = (userId: string, press: KeptPress): boolean =>
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
