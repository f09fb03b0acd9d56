import { listedPresses } from './listed-presses.ts'
import type { Pressed, KeptPress } from './kept-press.ts'

const mostKept = 20
/** Where the one list of before stands. */
const listOf = (userId: string) => `portal.clock.${userId}`
/** Each press stands at a place of its own: no tab rewrites what another has written. */
const placeOf = (userId: string, id: string) => `${listOf(userId)}.${id}`
const listeners = new Set<() => void>()
/** A page that was closed meanwhile and opened again is another one. */
const thisPage = crypto.randomUUID()
/** What this page no longer sends first, also where the browser could not write that down. */
const left = new Set<string>()

/** What somebody pressed and nobody has taken yet, in order. It outlives the page, and says no more than times. */
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
/** Two tabs may write at the same moment; then the time says which came first. */
const byOrder = (one: KeptPress, other: KeptPress): number =>
  (one.order ?? 0) - (other.order ?? 0) || Date.parse(one.at) - Date.parse(other.at)

/** The same as a text: the same text is the same presses. */
export const keptText = (userId: string): string => JSON.stringify(keptPresses(userId))

/** Whether this page is about to send it for the first time: nobody else knows of it. */
export const isFresh = ({ page }: KeptPress): boolean => page === thisPage

/** Whether it has to wait for a network: people see that, and not what is on its way. */
export const isWaiting = ({ page }: KeptPress): boolean => page === undefined

/** What the screen shows of the stored presses: those pending, and whether this page is about to send. */
export function shownOf(text: string): { waiting: readonly KeptPress[]; isSending: boolean } {
  // It is a text of `keptText`.
  const kept = JSON.parse(text) as readonly KeptPress[]
  return { waiting: kept.filter(isWaiting), isSending: kept.some(isFresh) }
}

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
  const order = Math.max(0, ...kept.map((one) => one.order ?? 0)) + 1
  const press = { id: crypto.randomUUID(), input, at: at.toISOString(), page: thisPage, order }
  return kept.length < mostKept && write(userId, press) ? press : undefined
}

/** Leaves a press for later, and writes it down again where it is gone; false when it stands nowhere. */
export function leavePress(userId: string, press: KeptPress): boolean {
  const stands = keptPresses(userId).find(({ id }) => id === press.id)
  left.add(press.id)
  if (stands !== undefined && isWaiting(stands)) return true
  return write(userId, withoutPage(press)) || stands !== undefined
}

/** Forgets a press that was taken or refused. */
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
