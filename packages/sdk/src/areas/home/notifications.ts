import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** Something that a person was told: a kind and what its words are filled with. */
export type Notification = components['schemas']['Notification']

/** What happened: the area it comes from, and what it was. */
export type NotificationKind = components['schemas']['NotificationKind']

/** What one was told. */
export interface Notifications extends Resource<paths, '/notifications', 'index' | 'destroy'> {
  /** How many are not read. */
  readonly unread: Act<paths, '/notifications/unread', 'get'>
  /** Marks these as read, or all that came up to a moment; answers how many are not read now. */
  readonly read: Act<paths, '/notifications/read', 'post'>
}

/** Builds the family. */
export function notifications({ main }: Kernel): Notifications {
  return {
    ...resource(main, 'notifications', '/notifications', ['index', 'destroy']),
    unread: main.act('notifications.unread', 'get', '/notifications/unread', 'nothing'),
    read: main.act('notifications.read', 'post', '/notifications/read', 'body'),
  }
}
