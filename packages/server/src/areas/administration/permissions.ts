/** Where a person has a permission from: a role, or a grant to them alone. */
export type Through = {
  kind: 'role' | 'grant'
  role: { id: string; name: string } | null
  endsAt: string | Date | null
}

/** A role with the ids of what it gives. */
export type GivingRole = {
  id: string
  name: string
  isSystem: boolean
  permissionIds: readonly number[]
}
