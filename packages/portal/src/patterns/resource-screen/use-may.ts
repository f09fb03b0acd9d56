import { useCan } from '#patterns/use-can.ts'
import type { ResourcePermissions } from './resource.ts'

/** The person's permissions on the rows of a resource. */
export function useMay(permissions: ResourcePermissions): (act: keyof ResourcePermissions) => boolean {
  const can = useCan()
  return (act) => {
    const anyOf = permissions[act]
    return anyOf !== undefined && (anyOf.length === 0 || can(...anyOf))
  }
}
