import { can, type PermissionName } from '@portal/permissions'
import { useSession } from '@portal/sdk/react'

/** Whether the person holds at least one of these permissions: for showing or hiding a button. */
export function useCan(): (...anyOf: readonly PermissionName[]) => boolean {
  const granted = useSession()?.userData.accessPermissions ?? []
  return (...anyOf) => can(granted, anyOf)
}
