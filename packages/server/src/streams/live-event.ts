import type { components } from '#contract/generated/main.ts'

/** What open pages are told: that something changed, never what it holds. */
export type LiveEvent = components['schemas']['LiveEvent']
