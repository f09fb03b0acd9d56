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

/** What a payslip says, in euro cents. */
export type PayslipAmounts = {
  grossCents: number
  deductionsCents: number
  netCents: number
  incomeTaxCents: number
  incomeTaxBaseCents: number
  contributionBaseCents: number
}
/** What was read beside the labels of a page: different values of one label stand side by side. */
export type ReadAmounts = Partial<Record<keyof PayslipAmounts, number[]>>

/** Written as JSON. */
type Json<Value> = ColumnType<Value, string | null, string | null>

export type PayslipBatchesTable = {
  id: string
  /** What the file was called. */
  name: string
  /** `YYYY-MM`. */
  month: string
  kind: PayslipKind
  state: PayslipBatchState
  failure: PayslipBatchFailure | null
  /** The file, until the batch is published, cancelled or has failed by it. */
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
  /** The file of the ZIP that it is in. */
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

/** Of a batch that is being published: nobody sees it before all of it is. */
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
  /** The SHA-256 of the month sheet that was delivered with it first. */
  hoursHash: string | null
  remindedAt: Date | null
}
