const minuteMs = 60_000
/** How long a break is expected to last whose type does not say. */
const usualMinutes = 15
/** So long a place that has fallen free is held for whoever is next. */
export const holdMs = 2 * minuteMs

/** How many of a skill may be in a break at once: a share of all who are online, and one always. */
export const mostAtOnce = (share: number, online: number): number =>
  Math.max(1, Math.floor((online * share) / 100))

/** When somebody who began a break at an instant is expected back. */
export const backAt = (startedAt: Date, minutesPerUse: number | null): Date =>
  new Date(startedAt.getTime() + (minutesPerUse ?? usualMinutes) * minuteMs)

type Places = { most: number; busyUntil: readonly Date[]; minutesPerUse: number | null; now: Date }

/**
 * When a turn is expected, by the number of those who wait before: each takes the place that is free first, and keeps it
 * for a whole break. Who is over time leaves now.
 */
export function turnAt(before: number, { most, busyUntil, minutesPerUse, now }: Places): Date {
  const length = (minutesPerUse ?? usualMinutes) * minuteMs
  const busy = busyUntil.map((until) => Math.max(until.getTime(), now.getTime()))
  const free = Array.from({ length: Math.max(0, most - busy.length) }, () => now.getTime())
  const places = [...free, ...busy].sort((one, other) => one - other).slice(0, Math.max(1, most))
  for (let waiting = 0; waiting < before; waiting++) {
    const first = places.shift() ?? now.getTime()
    places.push(first + length)
    places.sort((one, other) => one - other)
  }
  return new Date(places[0] ?? now.getTime())
}

/** What the state of an agent means for a queue: whoever is in a break waits for none, nor does who has gone. */
export const doingOf = (state: string): 'break' | 'work' | 'out' =>
  state === 'break' ? 'break' : state === 'offline' ? 'out' : 'work'
