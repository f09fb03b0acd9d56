import type { components, paths } from '#generated/main.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** Notifications that a person is not given. */
export type NotificationExclusion = components['schemas']['NotificationExclusion']

/** Who is not told what (specification §6). */
export type NotificationExclusions = Resource<
  paths,
  '/notifications/exclusions',
  'index' | 'create' | 'destroy'
>

/** Builds the family. */
export function notificationExclusions({ main }: Kernel): NotificationExclusions {
  return resource(main, 'notificationExclusions', '/notifications/exclusions', ['index', 'create', 'destroy'])
}
