import type { ColumnType, Generated } from 'kysely'

export type PayslipKind = 'ordinary' | 'extra'
export type PayslipState = 'published' | 'replaced' | 'withdrawn'
export type PayslipBatchState =
  | 'uploaded'
  | 'analysing'
  | 'review'
  | 'publishing'
  | 'published'
  | 'cancelled'
  | 'failed'
export type PayslipBatchFailure =
  | 'encrypted'
  | 'unreadable'
  | 'empty'
  | 'too_many_pages'
  | 'too_large'
  | 'too_slow'
  | 'internal'
export type PayslipPageState = 'assigned' | 'ambiguous' | 'unassigned' | 'left_out'
export type PayslipPageReason = 'no_text' | 'no_tax_id' | 'unknown_tax_id' | 'several_people' | 'other_month'

/** The amounts of a payslip, in euro cents. */
export type PayslipAmounts = {
  grossCents: number
  deductionsCents: number
  netCents: number
  incomeTaxCents: number
  incomeTaxBaseCents: number
  contributionBaseCents: number
}
/** The values found for each label of a page: contradictory ones are all stored. */
export type ReadAmounts = Partial<Record<keyof PayslipAmounts, number[]>>

/** Written as JSON. */
type Json<Value> = ColumnType<Value, string | null, string | null>

export type PayslipBatchesTable = {
  id: string
  /** The original file name. */
  name: string
  /** `YYYY-MM`. */
  month: string
  kind: PayslipKind
  state: PayslipBatchState
  failure: PayslipBatchFailure | null
  /** The file, until the batch is published or cancelled, or has failed because of it. */
  blobKey: string | null
  size: number
  sha256: string
  done: Generated<number>
  total: Generated<number>
  version: Generated<number>
  createdBy: string
  createdAt: Date
  publishedBy: string | null
  finishedAt: Date | null
}

export type PayslipPagesTable = {
  batchId: string
  /** Its number in the batch, from 1. */
  number: number
  /** The file in the ZIP. */
  file: string | null
  filePage: number
  state: PayslipPageState
  /** Why it has no person. */
  doubt: PayslipPageReason | null
  taxId: string | null
  employeeId: string | null
  amounts: ColumnType<ReadAmounts, string, string>
}

type Stored = {
  id: string
  employeeId: string
  batchId: string
  blobKey: string
  size: number
  sha256: string
  pages: number
  amounts: Json<PayslipAmounts | null>
}

/** Part of a batch being published: hidden until all of it is. */
export type PayslipPartsTable = Stored

export type PayslipsTable = Stored & {
  month: string
  kind: PayslipKind
  version: number
  state: PayslipState
  publishedAt: Date
  closedAt: Date | null
  seenAt: Date | null
  downloadedAt: Date | null
  /** The SHA-256 of the month sheet that was first delivered with it. */
  hoursHash: string | null
  remindedAt: Date | null
}
