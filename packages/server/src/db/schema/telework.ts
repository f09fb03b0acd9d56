import type { ColumnType, Generated } from 'kysely'

export type StoredTeleworkState = 'draft' | 'offered' | 'refused' | 'signed'
/** What a version is on a day: of what is signed, the day says whether it holds. */
export type TeleworkState = StoredTeleworkState | 'in_force' | 'replaced' | 'reversed' | 'ended'
export type TeleworkAct = 'offer' | 'withdraw' | 'change' | 'sign' | 'refuse' | 'reverse'
export type TeleworkSide = 'employee' | 'company'

/** The contents of Ley 10/2021 art. 7; the letter l, duration, is the first and the last day of the version. */
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
  /** Counts the versions of the person, from 1. */
  number: number
  state: StoredTeleworkState
  startsOn: string
  endsOn: string | null
  /** The last day that it holds: its own, unless it was reversed or replaced before. */
  lastsUntil: string | null
  closedBy: 'replaced' | 'reversed' | null
  /** The remote days of a week, from 1, Monday, to 7. */
  weekA: number[]
  /** Those of every other week; null where all are the same. */
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
  /** In which session it was done. */
  session: string | null
  /** The SHA-256 of what the version said then. */
  hash: string
  /** What was signed, as the text of which the hash is. */
  content: string | null
  reason: string | null
}
