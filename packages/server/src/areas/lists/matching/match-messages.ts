import type { Learned } from './fellegi-sunter.ts'
import type { Pairs } from './groups.ts'
import type { Matching } from './matcher.ts'

/** A request to the thread: to receive records, each with the values of all columns, or to compare them. */
export type MatchRequest = { values: (string | null)[] } | { run: true }
/** An answer of the thread: received, progress, or result. */
export type MatchReply =
  | { taken: number }
  | { share: number }
  | { found: { pairs: Pairs; model: Learned | null; least: number } }
export type MatchSettings = Matching
