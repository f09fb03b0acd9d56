import type { Generated } from 'kysely'
import type { ClockMode, PressedKind } from './clock-entries.ts'
import type { CorrectionConsent } from './time-rules.ts'

export type CorrectionState = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'expired'
export type HeldAs = Extract<CorrectionState, 'approved' | 'rejected'>
export type CorrectionSide = 'employee' | 'company'
export type CorrectionChange = 'add' | 'change' | 'remove'

/** What somebody asks to stand in the record of a clock; of an entry to be removed, what it is. */
export type ClockCorrectionsTable = {
  id: string
  employeeId: string
  /** The working day that it is of, and its zone. */
  date: string
  timeZone: string
  change: CorrectionChange
  /** The entry that is wrong; null where one is missing. */
  entryId: string | null
  kind: PressedKind
  at: Date
  breakTypeId: string | null
  mode: ClockMode
  reason: string
  /** Which side has asked, and so agreed already. */
  side: CorrectionSide
  /** Whose agreement it needs. */
  consent: Generated<CorrectionConsent>
  askedBy: string
  state: CorrectionState
  createdAt: Date
  expiresAt: Date
  decidedBy: string | null
  /** In whose place. */
  decidedFor: Generated<string | null>
  decidedAt: Date | null
  decision: string | null
  /** A decision that can still be undone: its outcome, author, deadline and reason. */
  heldAs: Generated<HeldAs | null>
  heldBy: Generated<string | null>
  heldUntil: Generated<Date | null>
  heldReason: Generated<string | null>
  heldFor: Generated<string | null>
}
