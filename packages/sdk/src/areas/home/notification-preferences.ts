import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** What one is told of a kind, where, and whether an exclusion keeps it away. */
export type NotificationPreference = components['schemas']['NotificationPreference']

/** What one is told, and where. */
export interface NotificationPreferences {
  /** A row a kind. */
  readonly index: Act<paths, '/notifications/preferences', 'get'>
  /** Chooses for the kinds that are named; the others stay. */
  readonly update: Act<paths, '/notifications/preferences', 'put'>
}

/** Builds the family. */
export function notificationPreferences({ main }: Kernel): NotificationPreferences {
  const path = '/notifications/preferences'
  return {
    index: main.act('notificationPreferences.index', 'get', path, 'nothing'),
    update: main.act('notificationPreferences.update', 'put', path, 'body'),
  }
}
