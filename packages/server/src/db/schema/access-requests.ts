import type { Generated } from 'kysely'

export type AccessRequestState = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'revoked'
export type AccessRequestsTable = {
  id: string
  userId: string
  permissionId: number
  reason: string
  /** The page that was asked for when the permission was missed. */
  page: string | null
  state: Generated<AccessRequestState>
  createdAt: Date
  decidedBy: string | null
  decidedAt: Date | null
  /** What the one who decided had to say. */
  decision: string | null
  endsOn: string | null
}
/** Permissions that a person holds besides those of the roles, each with where it comes from. */
export type UserPermissionsTable = {
  userId: string
  permissionId: number
  requestId: string | null
  grantedBy: string | null
  grantedAt: Date
  endsAt: Date | null
}
