export type PressedKind = 'in' | 'out' | 'break_start' | 'break_end'
/** `void` removes the entry that it replaces. */
export type ClockKind = PressedKind | 'void'
export type ClockMode = 'on_site' | 'remote'
/**
 * The source of an entry. `offline`: recorded without a network, by the device's clock; `declared`: added afterwards
 * by the person; `agent`: from the agent state.
 */
export type ClockSource = 'portal' | 'offline' | 'declared' | 'agent' | 'import' | 'correction' | 'automatic'

/** Append-only: the database refuses every change (FIC-6). */
export type ClockEntriesTable = {
  id: string
  employeeId: string
  /** The sequence number in the person's record, from 1 without gaps. */
  number: number
  kind: ClockKind
  /** The effective instant. */
  at: Date
  /** The server's time at arrival. */
  recordedAt: Date
  /** IANA zone of the work center on that day. */
  timeZone: string
  breakTypeId: string | null
  /** The break type's settings at the start: category and maximum duration. */
  counts: 'effective' | 'non_effective' | null
  minutesPerUse: number | null
  reason: string | null
  mode: ClockMode
  source: ClockSource
  /** Who recorded it, or had it recorded. */
  createdBy: string | null
  ip: string | null
  userAgent: string | null
  /** The entry it replaces. */
  replaces: string | null
  /** Hides `ip` and `userAgent` behind a hash; null for entries from before packages existed. */
  salt: string | null
  /** `hash` of the previous entry; empty for the first. */
  previousHash: string
  hash: string
}
