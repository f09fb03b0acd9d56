export type PressedKind = 'in' | 'out' | 'break_start' | 'break_end'
/** `void` takes back the entry that it replaces. */
export type ClockKind = PressedKind | 'void'
export type ClockMode = 'on_site' | 'remote'
/**
 * Where an entry comes from. `offline`: pressed without a network, by the device's clock; `declared`: said afterwards by
 * the person; `agent`: their state as an agent.
 */
export type ClockSource = 'portal' | 'offline' | 'declared' | 'agent' | 'import' | 'correction' | 'automatic'

/** Append-only: the database refuses every change (FIC-6). */
export type ClockEntriesTable = {
  id: string
  employeeId: string
  /** The place in the record of this person, from 1 without a gap. */
  number: number
  kind: ClockKind
  /** The instant that counts. */
  at: Date
  /** The clock of the server when it arrived. */
  recordedAt: Date
  /** IANA, of the work center on that day. */
  timeZone: string
  breakTypeId: string | null
  /** What the type said when the break began: what time in it counts as, and how long one may last. */
  counts: 'effective' | 'non_effective' | null
  minutesPerUse: number | null
  reason: string | null
  mode: ClockMode
  source: ClockSource
  /** Who pressed, or who had it written. */
  createdBy: string | null
  ip: string | null
  userAgent: string | null
  /** What it replaces. */
  replaces: string | null
  /** Hides `ip` and `userAgent` behind a hash; null for entries from before there were packages. */
  salt: string | null
  /** `hash` of the entry before it; empty for the first. */
  previousHash: string
  hash: string
}
