/** A source of a person's permission: a role, or a direct grant. */
export type Through = {
  kind: 'role' | 'grant'
  role: { id: string; name: string } | null
  endsAt: string | Date | null
}

/** A role with the ids of its permissions. */
export type GivingRole = {
  id: string
  name: string
  isSystem: boolean
  permissionIds: readonly number[]
}
