import {
  fullFor,
  leftOn,
  type Place,
  type Quota,
  type Taken,
  type TakenByDate,
  withMore,
} from './quota.rules.ts'

/** A request that waits for places, which it gets all at once or not at all. */
export type Waiter = { requestId: string; employeeId: string; order: number; places: readonly Place[] }
export type Room = { quotas: readonly Quota[]; taken: TakenByDate }
/** Somebody who requests places. */
export type Asking = { employeeId: string; places: readonly Place[] }

/** The first date without room for these places, with the rest of its quota. */
export function firstFull({ employeeId, places }: Asking, { quotas, taken }: Room) {
  for (const place of places) {
    const full = fullFor(leftOn(quotas, place.date, taken, employeeId), place)
    if (full !== undefined) return { date: place.date, ...full }
  }
  return undefined
}

/** Somebody's places as taken. */
export const takenBy = ({ employeeId, places }: Asking): Taken[] =>
  places.map((place) => ({ ...place, employeeId }))

/** Those who wait, in order of turn. */
export const inTurn = (waiters: readonly Waiter[]): Waiter[] =>
  waiters.toSorted((one, other) => one.order - other.order || (one.requestId < other.requestId ? -1 : 1))

/**
 * Who of the waiting can be served: in turn, each all of their dates or none. Somebody who also waits for another
 * date lets those behind pass, so that no place stays empty.
 */
export function served(waiters: readonly Waiter[], room: Room): { granted: Waiter[]; taken: TakenByDate } {
  const granted: Waiter[] = []
  let { taken } = room
  for (const waiter of inTurn(waiters)) {
    if (firstFull(waiter, { quotas: room.quotas, taken }) !== undefined) continue
    granted.push(waiter)
    taken = withMore(taken, takenBy(waiter))
  }
  return { granted, taken }
}

/** The position of somebody on the waiting list, behind those who wait for one of the same dates. */
export function placeInLine(places: readonly Place[], waiters: readonly Waiter[]): number {
  const dates = new Set(places.map(({ date }) => date))
  return 1 + waiters.filter((one) => one.places.some(({ date }) => dates.has(date))).length
}
