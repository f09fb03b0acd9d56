const minuteMs = 60_000
/** The assumed duration of a break whose type has none. */
const usualMinutes = 15
/** How long a freed place is held for the next person. */
export const holdMs = 2 * minuteMs

/** How many people of a skill may be on a break at once: a share of those online, and at least one. */
export const mostAtOnce = (share: number, online: number): number =>
  Math.max(1, Math.floor((online * share) / 100))

/** When somebody on a break is expected back. */
export const backAt = (startedAt: Date, minutesPerUse: number | null): Date =>
  new Date(startedAt.getTime() + (minutesPerUse ?? usualMinutes) * minuteMs)

type Places = { most: number; busyUntil: readonly Date[]; minutesPerUse: number | null; now: Date }

/**
 * When a turn is expected, by the number of people ahead: each takes the first free place for a whole break. Somebody
 * over time is expected to return now.
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

/** The effect of an agent's state on a queue: people on a break or offline do not wait. */
export const doingOf = (state: string): 'break' | 'work' | 'out' =>
  state === 'break' ? 'break' : state === 'offline' ? 'out' : 'work'
