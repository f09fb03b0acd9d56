import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** When one is not to be told anything. */
export type QuietHours = components['schemas']['QuietHours']

/** One's own quiet hours (handbook COM-7). */
export interface QuietHoursFamily {
  /** The hours, in one's own zone. */
  readonly show: Act<paths, '/notifications/quiet-hours', 'get'>
  /** Chooses them; null for none. */
  readonly update: Act<paths, '/notifications/quiet-hours', 'put'>
}

/** Builds the family. */
export function quietHours({ main }: Kernel): QuietHoursFamily {
  const path = '/notifications/quiet-hours'
  return {
    show: main.act('quietHours.show', 'get', path, 'nothing'),
    update: main.act('quietHours.update', 'put', path, 'body'),
  }
}
