import type { Bus } from '#seams/bus.ts'

/** Bus messages are small: the maximum number of people in one. */
const peopleInOne = 150

/** Announces that the permissions of many people have changed, in as few messages as possible. */
export function publishRightsChanged(bus: Bus, userIds: readonly string[]): void {
  for (let from = 0; from < userIds.length; from += peopleInOne)
    bus.publish('users.changed', { userIds: userIds.slice(from, from + peopleInOne) })
}
