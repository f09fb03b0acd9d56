import type { Learned } from './fellegi-sunter.ts'
import type { Pairs } from './groups.ts'
import type { Matching } from './matcher.ts'

/** What the thread is asked: to take so many records, each with the values of all columns, or to compare those that it has. */
export type MatchRequest = { values: (string | null)[] } | { run: true }
/** What it answers: that it has taken them, how far it is, or what it found. */
export type MatchReply =
  | { taken: number }
  | { share: number }
  | { found: { pairs: Pairs; model: Learned | null; least: number } }
export type MatchSettings = Matching
