import type { Generated } from 'kysely'
import type { ClockMode, PressedKind } from './clock-entries.ts'
import type { CorrectionConsent } from './time-rules.ts'

export type CorrectionState = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'expired'
export type HeldAs = Extract<CorrectionState, 'approved' | 'rejected'>
export type CorrectionSide = 'employee' | 'company'
export type CorrectionChange = 'add' | 'change' | 'remove'

/** The requested content of an entry; for a removal, the current one. */
export type ClockCorrectionsTable = {
  id: string
  employeeId: string
  /** Its working day and zone. */
  date: string
  timeZone: string
  change: CorrectionChange
  /** The wrong entry; null when one is missing. */
  entryId: string | null
  kind: PressedKind
  at: Date
  breakTypeId: string | null
  mode: ClockMode
  reason: string
  /** The requesting side, which has already agreed. */
  side: CorrectionSide
  /** The side that must agree. */
  consent: Generated<CorrectionConsent>
  askedBy: string
  state: CorrectionState
  createdAt: Date
  expiresAt: Date
  decidedBy: string | null
  /** The delegator. */
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
