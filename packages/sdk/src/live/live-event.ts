import type { components } from '#generated/main.ts'

/** Something changed. It names what, never what it holds: that is asked as usual. */
export type LiveEvent = components['schemas']['LiveEvent']
