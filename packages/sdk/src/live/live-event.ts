import type { LiveEvent } from '#generated/home/events.ts'

/** Something changed. It identifies the resource without its content, which is requested as usual. */
export type { LiveEvent }
