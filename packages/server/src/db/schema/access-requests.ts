import type { Generated } from 'kysely'

export type AccessRequestState = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'revoked'
export type AccessRequestsTable = {
  id: string
  userId: string
  permissionId: number
  reason: string
  /** The page that was requested when the permission was missing. */
  page: string | null
  state: Generated<AccessRequestState>
  createdAt: Date
  decidedBy: string | null
  decidedAt: Date | null
  /** The decider's comment. */
  decision: string | null
  endsOn: string | null
}
/** A person's direct permissions besides those of roles, each with its origin. */
export type UserPermissionsTable = {
  userId: string
  permissionId: number
  requestId: string | null
  grantedBy: string | null
  grantedAt: Date
  endsAt: Date | null
}
