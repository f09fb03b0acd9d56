import type { ColumnType, Generated } from 'kysely'

export type StoredTeleworkState = 'draft' | 'offered' | 'refused' | 'signed'
/** The state of a version: for signed ones the date determines whether it is in force. */
export type TeleworkState = StoredTeleworkState | 'in_force' | 'replaced' | 'reversed' | 'ended'
export type TeleworkAct = 'offer' | 'withdraw' | 'change' | 'sign' | 'refuse' | 'reverse'
export type TeleworkSide = 'employee' | 'company'

/**
 * The contents required by Ley 10/2021 art. 7; the letter l, duration, is the first and the last day of the version.
 */
export type TeleworkContents = {
  equipment: { name: string; lifeMonths: number }[]
  expenses: string
  compensation: string
  hours: string
  availability: string
  remotePercent: number | null
  distribution: string
  workCenter: string
  place: string
  reversalDays: number | null
  controls: string
  troubleshooting: string
  dataProtection: string
  security: string
}

export type TeleworkVersionsTable = {
  id: string
  employeeId: string
  /** The person's version number, from 1. */
  number: number
  state: StoredTeleworkState
  startsOn: string
  endsOn: string | null
  /** The last day in force: its own, unless it was reversed or replaced before. */
  lastsUntil: string | null
  closedBy: 'replaced' | 'reversed' | null
  /** The remote days of a week, from 1, Monday, to 7. */
  weekA: number[]
  /** Those of every other week; null when all weeks are the same. */
  weekB: number[] | null
  /** Written as JSON. */
  contents: ColumnType<TeleworkContents, string, string>
  version: Generated<number>
  createdBy: string
  createdAt: Date
  updatedAt: Date
}

/** Append-only: the database refuses every change. */
export type TeleworkActsTable = {
  versionId: string
  number: number
  act: TeleworkAct
  side: TeleworkSide
  at: Date
  by: string
  /** The session in which it was done. */
  session: string | null
  /** The SHA-256 of the version's content at that time. */
  hash: string
  /** The signed text, of which the hash is. */
  content: string | null
  reason: string | null
}
