import type { Bus } from '#seams/bus.ts'

/** The bus takes small messages: so many people in one. */
const peopleInOne = 150

/** Says of many people that what they may do has changed: a role that thousands hold is told in few messages. */
export function sayRightsChanged(bus: Bus, userIds: readonly string[]): void {
  for (let from = 0; from < userIds.length; from += peopleInOne)
    bus.publish('users.changed', { userIds: userIds.slice(from, from + peopleInOne) })
}
