import { useCan } from '#patterns/use-can.ts'
import type { ResourcePermissions } from './resource.ts'

/** Tells what the person may do with the rows of a resource. */
export function useMay(permissions: ResourcePermissions): (act: keyof ResourcePermissions) => boolean {
  const can = useCan()
  return (act) => {
    const anyOf = permissions[act]
    return anyOf !== undefined && (anyOf.length === 0 || can(...anyOf))
  }
}
