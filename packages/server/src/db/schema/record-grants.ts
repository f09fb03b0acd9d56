export type RecordGrantRole = 'inspector' | 'representative'

/** Read-only access to the time record, for a time. */
export type RecordGrantsTable = {
  id: string
  userId: string
  role: RecordGrantRole
  /** Either these people or a work center. */
  employeeIds: string[] | null
  workCenterId: string | null
  fromDay: string
  untilDay: string
  startsAt: Date
  endsAt: Date
  reason: string
  grantedBy: string
  createdAt: Date
  revokedAt: Date | null
  revokedBy: string | null
}

export type RecordPackageState = 'queued' | 'making' | 'ready' | 'failed' | 'expired'

/** A package of the time record, and its file. */
export type RecordPackagesTable = {
  id: string
  grantId: string | null
  state: RecordPackageState
  detail: 'full' | 'totals'
  /** Whether it contains the DNI of people. */
  identityNumbers: boolean
  employeeIds: string[]
  fromDay: string
  untilDay: string
  done: number
  total: number
  blobKey: string | null
  size: number | null
  sha256: string | null
  createdBy: string
  createdAt: Date
  finishedAt: Date | null
  expiresAt: Date | null
}

/** Append-only: who has viewed whose record. */
export type RecordViewsTable = {
  id: string
  employeeId: string
  viewerId: string
  grantId: string | null
  what: 'days' | 'package'
  fromDay: string
  untilDay: string
  at: Date
}
