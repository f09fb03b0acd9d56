import type { LiveEvent } from '#generated/home/events.ts'

/** Something changed. It names what, never what it holds: that is asked as usual. */
export type { LiveEvent }
